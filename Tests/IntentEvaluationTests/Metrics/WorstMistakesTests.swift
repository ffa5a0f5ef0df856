import IntentRouting
import Testing

@testable import IntentEvaluation

struct WorstMistakesTests {
  private static let texts = [
    "play some music", "open the door", "打开客厅的灯", "play the door", "some music", "",
  ]

  /// Rows that are all wrong, with their decisions.
  private static func rows(_ count: Int) -> [LabeledUtterance] {
    (0..<count).map { number in
      LabeledUtterance(
        utterance: "\(texts[number % texts.count]) \(number % 7)", intent: "something_else",
        location: SourceLocation(file: "test.csv", line: number + 2))
    }
  }

  private static func worst(_ rows: [LabeledUtterance], capacity: Int) -> [Mistake] {
    let router = IntentRouter(classifier: SampleRouter.classifier)
    let measurement = RoutingMeasurement(router)
    var worst = WorstMistakes(capacity: capacity)
    for row in rows {
      let decision = router.route(row.utterance)
      worst.add(row, decision, measurement.outcome(decision, gold: row.intent))
    }
    return worst.mistakes
  }

  @Test func aFewKeptAreTheFirstOfAll() {
    let rows = Self.rows(60)
    let all = Self.worst(rows, capacity: 1000)
    #expect(all.count == 60)
    #expect(Self.worst(rows, capacity: 9) == Array(all.prefix(9)))
  }

  @Test func theOrderOfTheRowsDoesNotMatter() {
    let rows = Self.rows(60)
    #expect(Self.worst(rows, capacity: 9) == Self.worst(rows.reversed(), capacity: 9))
  }

  @Test func routedOnesComeFirstThenTheSurest() {
    let mistakes = Self.worst(Self.rows(60), capacity: 1000)
    let routed = mistakes.prefix(while: \.isRouted)
    #expect(!routed.isEmpty && routed.count < 60)
    #expect(!mistakes.dropFirst(routed.count).contains { $0.isRouted })
    #expect(zip(routed, routed.dropFirst()).allSatisfy { $0.acceptance >= $1.acceptance })
  }

  @Test func aMistakeNamesItsPlaceItsRuleAndItsCandidates() throws {
    let mistake = try #require(Self.worst(Self.rows(1), capacity: 1).first)
    #expect(mistake.file == "test.csv" && mistake.line == 2)
    #expect(mistake.gold == "something_else")
    #expect(mistake.predicted == "music_play")
    #expect(mistake.candidates.first?.intent == "music_play")
    #expect(mistake.candidates.count == 3)
    #expect(mistake.threshold == 0.5)
    #expect(mistake.standsFor?.contains("5 %") == true)
    #expect(!mistake.rule.isEmpty)
  }

  @Test func rightRowsAndRefusedStrangersAreNoMistakes() {
    let router = IntentRouter(classifier: SampleRouter.classifier)
    let measurement = RoutingMeasurement(router)
    var worst = WorstMistakes()
    for (text, gold) in [("play some music", "music_play"), ("", nil)] {
      let row = LabeledUtterance(
        utterance: text, intent: gold ?? "oos", location: SourceLocation(file: "x.csv", line: 2))
      let decision = router.route(text)
      worst.add(row, decision, measurement.outcome(decision, gold: gold))
    }
    #expect(worst.mistakes.isEmpty)
  }
}
