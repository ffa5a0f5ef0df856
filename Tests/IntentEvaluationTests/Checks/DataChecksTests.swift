import Testing

@testable import IntentEvaluation

struct DataChecksTests {
  @Test func rowsWithoutAMistakeGiveNothing() {
    let rows = Self.rows("play", Self.many("song")) + Self.rows("stop", Self.many("halt"))
    #expect(DataChecks.findings(in: rows) == [])
    #expect(DataChecks.findings(in: []) == [])
  }

  @Test(arguments: ["song 3", "SONG 3!", " song  3. ", "ｓｏｎｇ 3", "song\u{200B} 3"])
  func theSameTextTwiceIsADuplicateOnItsSecondLine(text: String) {
    let rows = Self.rows("play", Self.many("song") + [text])
    let duplicates = DataChecks.findings(in: rows).filter { $0.kind == .duplicate }
    #expect(duplicates.map(\.place) == ["data.csv:22"])
    #expect(duplicates.map(\.severity) == [.warning])
    #expect(duplicates.map(\.text) == [text])
    #expect(duplicates[0].message == "\"\(text)\" stands at data.csv:5 already: remove one")
  }

  @Test func theSameTextUnderTwoIntentsIsAConflict() {
    let rows =
      Self.rows("play", Self.many("song"))
      + Self.rows("stop", Self.many("halt") + ["Song 3."], file: "b.csv")
    #expect(
      DataChecks.findings(in: rows) == [
        DataFinding(
          kind: .conflict, severity: .error, place: "b.csv:22",
          message: "\"Song 3.\" is stop here and play at data.csv:5: keep the right one",
          text: "Song 3.", intent: "stop", suggestion: "play")
      ])
  }

  @Test func aCommandThatIsAlsoOutOfScopeIsAConflict() {
    let rows = Self.rows("play", Self.many("song")) + Self.rows("oos", ["song 0"], file: "b.csv")
    #expect(DataChecks.findings(in: rows).map(\.kind) == [.conflict])
  }

  @Test func outOfScopeNamesAreAlike() {
    let rows = Self.rows("oos", ["who are you"]) + Self.rows("none", ["who are you"], file: "b.csv")
    #expect(DataChecks.findings(in: rows).map(\.kind) == [.duplicate])
  }

  @Test func aTextInBothFilesIsALeakAtItsPlaceInTheOther() {
    let rows = Self.rows("play", Self.many("song"))
    let others = Self.rows("play", ["new song", "SONG 7"], file: "test.csv")
    #expect(
      DataChecks.findings(in: rows, against: others) == [
        DataFinding(
          kind: .leak, severity: .error, place: "test.csv:3",
          message: "\"SONG 7\" also stands at data.csv:9: remove it from one file",
          text: "SONG 7", intent: "play")
      ])
  }

  @Test(arguments: ["Play", "play ", "PLAY", "ｐｌａｙ"])
  func anIntentSpelledInTwoWaysIsToldOnce(spelling: String) {
    let rows =
      Self.rows("play", Self.many("song")) + Self.rows(spelling, Self.many("tune"), file: "b.csv")
    #expect(
      DataChecks.findings(in: rows) == [
        DataFinding(
          kind: .spelling, severity: .warning, place: "b.csv:2",
          message: "intent \"\(spelling)\" is also spelled \"play\": choose one",
          intent: spelling, suggestion: "play")
      ])
  }

  @Test func namesThatDifferInMoreAreTwoIntents() {
    let rows = Self.rows("light_on", Self.many("on")) + Self.rows("light on", Self.many("up"))
    #expect(DataChecks.findings(in: rows) == [])
  }

  @Test(arguments: 1...5)
  func anIntentOfFewerThanFiveRowsIsThin(count: Int) {
    let rows =
      Self.rows("play", Self.many("song"))
      + Self.rows(
        "rare", Array(Self.many("odd").prefix(count)), file: "b.csv")
    let findings = DataChecks.findings(in: rows)
    guard count < 5 else {
      #expect(findings == [])
      return
    }
    #expect(findings.map(\.kind) == [.thinIntent])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings[0].place == "b.csv:2")
    #expect(findings[0].message.hasPrefix("intent \"rare\" has \(count) row"))
    #expect(findings[0].message.hasSuffix(": give it at least 5, better 20"))
  }

  @Test func fewOutOfScopeRowsAreNotThin() {
    let rows = Self.rows("play", Self.many("song")) + Self.rows("oos", ["who are you"])
    #expect(DataChecks.findings(in: rows) == [])
  }

  @Test func aFindingReadsAsALineOfACompiler() {
    let finding = DataFinding(
      kind: .leak, severity: .error, place: "a.csv:3", message: "remove it")
    #expect(finding.description == "a.csv:3: error: remove it")
  }

  private static func many(_ word: String) -> [String] { (0..<20).map { "\(word) \($0)" } }

  private static func rows(
    _ intent: String, _ utterances: [String], file: String = "data.csv"
  ) -> [LabeledUtterance] {
    utterances.enumerated().map { number, utterance in
      LabeledUtterance(
        utterance: utterance, intent: intent,
        location: SourceLocation(file: file, line: number + 2))
    }
  }
}
