import Foundation
import IntentClassification
import IntentRouting
import TestSupport
import Testing

@testable import IntentEvaluation

struct ReportPageTests {
  private static let longName = String(repeating: "very_long_", count: 20)
  private static let oddName = "<script>alert(\"x\" & 'y')</script> 🎉"

  private static func page(
    _ rows: [LabeledUtterance], _ classifier: IntentClassifier = SampleRouter.classifier,
    robustness: Bool = true, explain: ((String) -> Explanation)? = nil
  ) -> String {
    var run = EvaluationRun(
      IntentRouter(classifier: classifier), clock: ContinuousClock(),
      robustnessSeed: robustness ? 1 : nil)
    for row in rows { run.add(row) }
    let context = PageContext(
      model: "models/a&b.intentmodel", classifier: classifier, files: ["test <1>.csv"],
      outOfScopeFiles: [], routes: nil, command: ["intent", "evaluate", "it's", "test <1>.csv"])
    return ReportPage(
      run.report(isTimed: false), context: context, explain: explain
    ).html
  }

  private static func row(_ text: String, _ intent: String, line: Int = 2) -> LabeledUtterance {
    LabeledUtterance(
      utterance: text, intent: intent, location: SourceLocation(file: "t<1>.csv", line: line))
  }

  private static let rows = [
    row("play some music", "music_play"), row("open the door", "light_on", line: 3),
    row("who are you then", "oos", line: 4), row("play some music", "<b>unknown</b>", line: 5),
  ]

  @Test func mistakesShowTheWordsThatLedToThem() {
    let classifier = SampleRouter.classifier
    let plain = Self.page(Self.rows)
    let explained = Self.page(Self.rows) { classifier.explain($0) }
    #expect(!plain.contains("What the words add to"))
    #expect(explained.contains("What the words add to"))
    #expect(explained.contains("title=\"door\">door</bdi>"))
  }

  @Test func nothingOfTheUsersIsMarkup() {
    let model = TinyModel.recognizing([
      (intent: Self.oddName, utterances: ["play some music"]), (Self.longName, ["open the door"]),
    ]).fileAndClassifier().1
    let page = Self.page(
      [
        Self.row("<img src=x onerror=alert(1)>", Self.oddName),
        Self.row("open the door", Self.oddName, line: 3),
        Self.row("play some music", Self.longName, line: 4),
      ], model)
    #expect(!page.contains("<img") && !page.contains("<script>alert"))
    #expect(page.contains("&lt;script&gt;alert(&quot;x&quot; &amp; &#39;y&#39;)&lt;/script&gt; 🎉"))
    #expect(page.contains("title=\"\(Self.longName)\""))
    #expect(page.contains("a&amp;b.intentmodel"))
    #expect(page.contains("t&lt;1&gt;.csv:3"))
    #expect(page.components(separatedBy: "<script>").count == 2)
  }

  @Test func thePageLoadsNothing() {
    let page = Self.page(Self.rows)
    for word in ["http:", "https:", "src=", "url(", "@import", "<link", "<img"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test func whatTheRowsAndTheModelDoNotShareIsTold() {
    let page = Self.page(Self.rows)
    #expect(page.contains("1 intent of these rows that the model doesn’t know"))
    #expect(page.contains("&lt;b&gt;unknown&lt;/b&gt;"))
    #expect(page.contains("1 intent of the model that no row has"))
    #expect(!page.contains("No out-of-scope rows"))
    #expect(Self.page([Self.rows[0]]).contains("No out-of-scope rows"))
    #expect(Self.page([Self.rows[2]]).contains("No in-scope rows"))
  }

  @Test(arguments: [[rows[0]], [rows[1]], [rows[2]], rows])
  func anyRowsMakeAWholePage(rows: [LabeledUtterance]) {
    for isRobust in [true, false] {
      let page = Self.page(rows, robustness: isRobust)
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
      #expect(!page.contains("nan") && !page.contains("inf %"))
      #expect(page.contains("id=\"robustness\"") == isRobust)
      for id in ["headline", "thresholds", "scores", "confusions", "intents", "mistakes", "model"] {
        #expect(page.contains("id=\"\(id)\""), "\(id)")
      }
    }
  }

  @Test(arguments: [1, 1000])
  func oneIntentOrAThousandMakeAPage(intents: Int) {
    let model = TinyModel.random(intents: intents).fileAndClassifier().1
    let rows = (0..<200).map {
      Self.row("utterance \($0)", "intent_\($0 * 7 % intents)", line: $0 + 2)
    }
    let page = Self.page(rows, model, robustness: false)
    #expect(page.utf8.count < 2_000_000)
    #expect(page.contains("intent_\(intents - 1)"))
  }

  @Test func theCommandCanBePastedIntoAShell() {
    #expect(
      Self.page(Self.rows).contains(
        "intent evaluate &#39;it&#39;\\&#39;&#39;s&#39; &#39;test &lt;1&gt;.csv&#39;"))
  }

  @Test func sortedRowsGiveTheSameFiguresAsShuffledOnes() throws {
    let rows = (0..<120).map { number in
      let text = ["play some music", "open the door", "打开客厅的灯", "who are you"][number * 5 % 4]
      return Self.row(
        "\(text) \(number)", ["music_play", "door_open", "light_on", "oos"][number % 4],
        line: number + 2)
    }
    let sorted = rows.sorted { $0.intent < $1.intent }
    var generator = TestGenerator(seed: 1)
    #expect(Self.page(sorted) == Self.page(rows.shuffled(using: &generator)))
  }
}
