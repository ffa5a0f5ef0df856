import IntentEvaluation
import Testing

struct ClassificationReportTests {
  private let report = ClassificationReport(Outcome.sixRows, intents: ["a", "b", "c", "d"])

  @Test func accuracyIsTheShareOfInScopeRowsGuessedRight() {
    #expect(report.rows == 4)
    #expect(report.accuracy == 0.75)
  }

  @Test func eachIntentHasItsFigures() throws {
    let a = try #require(report.intents.first { $0.intent == "a" })
    #expect(a.support == 1)
    #expect(a.predicted == 2)
    #expect(a.precision == 0.5)
    #expect(a.recall == 1)
    #expect(agree(a.f1, 2.0 / 3))
    let b = try #require(report.intents.first { $0.intent == "b" })
    #expect(b.precision == 1)
    #expect(b.recall == 0.5)
  }

  @Test func macroF1AveragesTheIntentsThatOccur() {
    #expect(report.goldIntents == 3)
    #expect(agree(report.macroF1, (2.0 / 3 + 2.0 / 3 + 1) / 3))
  }

  @Test func anIntentNeitherSeenNorGuessedIsUndefinedAndLast() throws {
    let last = try #require(report.intents.last)
    #expect(last.intent == "d")
    #expect(last.support == 0)
    #expect(last.precision == nil)
    #expect(last.recall == nil)
    #expect(last.f1 == nil)
  }

  @Test func anIntentOnlyGuessedScoresZeroButDoesNotEnterTheMean() throws {
    let report = ClassificationReport(
      [.sample("a", "b", 1), .sample("a", "a", 1)], intents: ["a", "b"])
    let guessed = try #require(report.intents.first)
    #expect(guessed.intent == "b")
    #expect(guessed.f1 == 0)
    #expect(guessed.recall == nil)
    #expect(agree(report.macroF1, 2.0 / 3))
  }

  @Test func intentsStandWeakestFirstThenByName() {
    #expect(report.intents.map(\.intent) == ["a", "b", "c", "d"])
  }

  @Test func confusedPairsStandByCountThenNames() {
    let rows: [Outcome] = [
      .sample("b", "a", 1), .sample("a", "c", 1), .sample("a", "b", 1), .sample("c", "b", 1),
      .sample("c", "b", 1), .sample(nil, "a", 1), .sample("a", "a", 1),
    ]
    let pairs = ClassificationReport(rows, intents: ["a", "b", "c"]).confusedPairs
    #expect(pairs.map { $0.gold + $0.predicted } == ["cb", "ab", "ac", "ba"])
    #expect(pairs.map(\.count) == [2, 1, 1, 1])
  }

  @Test func unknownIntentsAreErrorsAndListed() {
    let rows: [Outcome] = [
      .sample("new", "a", 1), .sample("older", "a", 1), .sample("new", "a", 1),
      .sample("a", "a", 1),
    ]
    let report = ClassificationReport(rows, intents: ["a"])
    #expect(report.accuracy == 0.25)
    #expect(report.unknownIntents.map(\.intent) == ["new", "older"])
    #expect(report.unknownIntents.map(\.count) == [2, 1])
    #expect(report.goldIntents == 3)
    #expect(agree(report.macroF1, (2 * 0.25 / 1.25) / 3))
  }

  @Test func anIntentNamedTwiceIsOne() {
    let report = ClassificationReport([.sample("a", "a", 1)], intents: ["a", "b", "a"])
    #expect(report.intents.map(\.intent) == ["a", "b"])
    #expect(report.unknownIntents.isEmpty)
  }

  @Test(arguments: [[], [Outcome.sample(nil, "a", 1)]])
  func withoutInScopeRowsNothingIsDefined(rows: [Outcome]) {
    let report = ClassificationReport(rows, intents: ["a"])
    #expect(report.rows == 0)
    #expect(report.accuracy == nil)
    #expect(report.macroF1 == nil)
    #expect(report.confusedPairs.isEmpty)
    #expect(report.intents.map(\.intent) == ["a"])
  }
}
