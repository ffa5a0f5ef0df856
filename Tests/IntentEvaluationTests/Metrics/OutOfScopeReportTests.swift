import IntentEvaluation
import Testing

struct OutOfScopeReportTests {
  @Test func aurocIsTheShareOfPairsInOrder() {
    // Of 4 x 2 pairs, 0.6 and 0.4 lose to 0.7.
    let report = OutOfScopeReport(Outcome.sixRows)
    #expect(report.auroc == 0.75)
    #expect(report.inScopeRows == 4)
    #expect(report.outOfScopeRows == 2)
  }

  @Test func tiesCountOneHalf() {
    let rows: [Outcome] = [.sample("a", "a", 0.5), .sample("a", "a", 0.9), .sample(nil, "a", 0.5)]
    #expect(OutOfScopeReport(rows).auroc == 0.75)
  }

  @Test func allEqualScoresGiveOneHalfAndAcceptAll() {
    let rows: [Outcome] = [.sample("a", "a", 0.5), .sample("b", "a", 0.5), .sample(nil, "a", 0.5)]
    #expect(OutOfScopeReport(rows).auroc == 0.5)
    #expect(OutOfScopeReport(rows).falsePositiveRateAt95 == 1)
  }

  @Test func falsePositivesAreCountedWhereNineteenOfTwentyAreAccepted() {
    let inScope = (1...20).map { Outcome.sample("a", "a", Double($0)) }
    let outOfScope = [1.5, 2.0, 2.5, 0.5].map { Outcome.sample(nil, "a", $0) }
    // 95 % of 20 is 19: accepted from 2 on, together with 2 and 2.5.
    #expect(OutOfScopeReport(inScope + outOfScope).falsePositiveRateAt95 == 0.5)
  }

  @Test(arguments: [[], [Outcome.sample("a", "a", 1)], [Outcome.sample(nil, "a", 1)]])
  func withOneKindOfRowsNothingIsDefined(rows: [Outcome]) {
    #expect(OutOfScopeReport(rows).auroc == nil)
    #expect(OutOfScopeReport(rows).falsePositiveRateAt95 == nil)
  }

  @Test func aurocEqualsTheCountOverAllPairs() {
    let rows = Outcome.random(rows: 300, outOfScopeShare: 0.4, levels: 12, seed: 5)
    var halves = 0
    for first in rows where first.isInScope {
      for second in rows where !second.isInScope {
        halves += first.score > second.score ? 2 : first.score == second.score ? 1 : 0
      }
    }
    let inScope = rows.count { $0.isInScope }
    let pairs = inScope * (rows.count - inScope)
    #expect(agree(OutOfScopeReport(rows).auroc, Double(halves) / Double(2 * pairs)))
  }
}
