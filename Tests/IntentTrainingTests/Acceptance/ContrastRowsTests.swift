import IntentEvaluation
import Testing

@testable import IntentTraining

struct ContrastRowsTests {
  private static let english = LabeledRows.rows(
    "light_on", (0..<150).map { "turn on lamp \($0)." })
  private static let chinese = LabeledRows.rows(
    "light_on", (0..<150).map { "请打开\($0)号灯。" })

  @Test func englishCommandsAreNegatedReportedAndAsked() {
    let texts = ContrastRows.texts(from: Self.english, seed: 1)
    let frames = ContrastFrames.english
    for kind in [frames.negated, frames.reported, frames.asked] {
      #expect(texts.contains { Self.isMade($0, by: kind) })
    }
    #expect(
      texts.allSatisfy { Self.isMade($0, by: frames.negated + frames.reported + frames.asked) })
    // One kind in seven joins, and two commands of one intent are not joined.
    #expect((110..<150).contains(texts.count))
  }

  @Test func chineseCommandsAreNegatedReportedAndAsked() {
    let texts = ContrastRows.texts(from: Self.chinese, seed: 1)
    let frames = ContrastFrames.chinese
    for kind in [frames.negated, frames.reported, frames.asked] {
      #expect(texts.contains { Self.isMade($0, by: kind) })
    }
    #expect(
      texts.allSatisfy { Self.isMade($0, by: frames.negated + frames.reported + frames.asked) })
  }

  @Test func finalMarksAndPolitenessAreTakenOff() {
    let texts = ContrastRows.texts(from: Self.english + Self.chinese, seed: 2)
    #expect(!texts.contains { $0.contains(".") || $0.contains("。") || $0.contains("请") })
  }

  @Test(arguments: [("打开客厅的灯", "turn off the lamp"), ("turn on the tv", "播放音乐")])
  func commandsOfTwoIntentsAreJoined(first: String, second: String) {
    let rows = LabeledRows.rows("one", [first]) + LabeledRows.rows("two", [second])
    let texts = (0..<60).flatMap { ContrastRows.texts(from: rows, seed: $0) }
    #expect(texts.contains { $0.contains(first) && $0.contains(second) })
  }

  @Test func twoCommandsOfOneIntentAreNotJoined() {
    let rows = LabeledRows.rows("one", ["dim lamp", "fade bulb"])
    let texts = (0..<80).flatMap { ContrastRows.texts(from: rows, seed: $0) }
    #expect(!texts.isEmpty)
    #expect(!texts.contains { $0.contains("dim lamp") && $0.contains("fade bulb") })
  }

  @Test func questionsAndOtherLanguagesGiveNone() {
    let rows = LabeledRows.rows(
      "any", ["what time is it", "灯开了吗", "включи свет", "電気をつけて", "", "🙂"])
    #expect(ContrastRows.texts(from: rows, seed: 1) == [])
  }

  @Test func noRowsGiveNone() {
    #expect(ContrastRows.texts(from: [], seed: 1) == [])
  }

  @Test func bracesInACommandStayAsTheyAre() {
    let rows = LabeledRows.rows("one", ["type {2} and {}"])
    for seed in 0..<20 as Range<UInt64> {
      for text in ContrastRows.texts(from: rows, seed: seed) {
        #expect(text.contains("type {2} and {}"))
      }
    }
  }

  @Test func theSeedDecides() {
    let texts = ContrastRows.texts(from: Self.english, seed: 1)
    #expect(ContrastRows.texts(from: Self.english, seed: 1) == texts)
    #expect(ContrastRows.texts(from: Self.english, seed: 2) != texts)
  }

  private static func isMade(_ text: String, by frames: [String]) -> Bool {
    frames.contains { frame in
      let parts = frame.split(separator: "{}", omittingEmptySubsequences: false)
      return text.hasPrefix(parts[0]) && text.hasSuffix(parts[1])
        && (text.contains("turn on lamp ") || text.contains("打开"))
    }
  }
}
