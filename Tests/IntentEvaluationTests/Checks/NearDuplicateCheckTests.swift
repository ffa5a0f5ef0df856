import TestSupport
import Testing

@testable import IntentEvaluation

struct NearDuplicateCheckTests {
  @Test func oneWordApartUnderOneIntentIsANote() {
    let findings = Self.findings([
      ("turn off the hall light", "off"), ("turn off the kitchen light", "off"),
    ])
    #expect(findings.map(\.kind) == [.nearDuplicate])
    #expect(findings.map(\.severity) == [.note])
    #expect(findings[0].place == "a.csv:3")
    #expect(findings[0].message.contains("at a.csv:2"))
  }

  @Test func oneWordApartUnderTwoIntentsNamesBoth() {
    let findings = Self.findings([
      ("turn off the hall light", "off"), ("turn on the hall light", "on"),
    ])
    #expect(findings.map(\.kind) == [.nearConflict])
    #expect(findings[0].suggestion == "off")
  }

  @Test func aRowIsHeldAgainstBothIntentsAtOnce() {
    let findings = Self.findings([
      ("turn off the hall light", "off"), ("turn on the hall light", "on"),
      ("turn on the hall lamp", "on"), ("switch on the hall light", "on"),
    ])
    let places = findings.map { "\($0.kind.rawValue) \($0.place)" }
    #expect(
      places == [
        "near_conflict a.csv:3", "near_duplicate a.csv:4", "near_duplicate a.csv:5",
      ])
  }

  @Test func theSameTextIsNoNearDuplicate() {
    let findings = Self.findings([
      ("turn off the hall light", "off"), ("Turn off the hall light!", "off"),
    ])
    #expect(findings == [])
  }

  @Test func aTestRowAlmostInTheTrainingFileIsANearLeak() {
    let table = RowTable(
      Self.rows([("turn off the hall light", "off"), ("what time is it", "clock")])
        + Self.rows(
          [("turn off the red hall light", "off"), ("turn off a red lamp", "off")],
          file: "test.csv"))
    var list = FindingList()
    NearDuplicateCheck(table: table, checked: 2).run(into: &list)
    #expect(list.findings.map(\.kind) == [.nearLeak])
    #expect(list.findings[0].place == "test.csv:2")
  }

  /// The walk over shares of the keys must find what a comparison of all pairs finds.
  @Test(arguments: 1...8)
  func theCheckFindsTheRowsThatShareAKey(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    let words = ["turn", "off", "on", "the", "hall", "light", "please"]
    let samples = (0..<60).map { _ in
      let length = Int.random(in: 3...6, using: &generator)
      let text = (0..<length).map { _ in words.randomElement(using: &generator) ?? "" }
      return (text.joined(separator: " "), Bool.random(using: &generator) ? "a" : "b")
    }
    let keys = samples.map { Set(NearDuplicates.keys(of: Self.hashes($0.0))) }
    let expected = samples.indices.filter { row in
      (0..<row).contains { earlier in
        samples[earlier].1 == samples[row].1 && !keys[earlier].isDisjoint(with: keys[row])
      }
        && !(0..<row).contains { samples[$0].0 == samples[row].0 }
    }
    let found = Set(
      Self.findings(samples).filter { $0.kind == .nearDuplicate }.map(\.place))
    for row in expected { #expect(found.contains("a.csv:\(row + 2)"), "\(samples[row])") }
  }

  private static func hashes(_ text: String) -> [UInt64] {
    text.split(separator: " ").map { word in
      word.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) }
    }
  }

  private static func findings(_ samples: [(String, String)]) -> [DataFinding] {
    var list = FindingList()
    let table = RowTable(rows(samples))
    NearDuplicateCheck(table: table, checked: table.count).run(into: &list)
    return list.findings
  }

  private static func rows(
    _ samples: [(String, String)], file: String = "a.csv"
  ) -> [LabeledUtterance] {
    samples.enumerated().map { number, sample in
      LabeledUtterance(
        utterance: sample.0, intent: sample.1,
        location: SourceLocation(file: file, line: number + 2))
    }
  }
}
