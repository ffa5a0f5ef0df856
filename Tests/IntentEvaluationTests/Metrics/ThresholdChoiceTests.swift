import IntentEvaluation
import Testing

struct ThresholdChoiceTests {
  @Test(arguments: [
    (0.0, 0.8), (0.32, 0.8), (0.4, 0.4), (0.5, 0.2), (1.0, 0.2),
  ])
  func theThresholdRoutesMostWithinTheRate(rate: Double, threshold: Double) {
    let chosen = ThresholdSweep.threshold(forMisrouteRate: rate, over: Outcome.sixRows)
    #expect(chosen == threshold)
  }

  @Test func aRateMetExactlyIsWithinIt() {
    let rows = [Outcome.sample("a", "b", 0.1)] + (0..<99).map { _ in .sample("a", "a", 0.9) }
    #expect(ThresholdSweep.threshold(forMisrouteRate: 0.01, over: rows) == 0.1)
  }

  @Test func lighterOutOfScopeRowsAllowALowerThreshold() {
    let sweep = ThresholdSweep(Outcome.sixRows)
    #expect(sweep.threshold(forMisrouteRate: 0.3) == 0.8)
    #expect(sweep.threshold(forMisrouteRate: 0.3, outOfScopeWeight: 0.1) == 0.2)
  }

  @Test func nothingMayBeRoutedWhereTheSurestIsWrong() {
    let rows: [Outcome] = [.sample(nil, "a", 0.9), .sample("a", "a", 0.5)]
    #expect(ThresholdSweep.threshold(forMisrouteRate: 0.05, over: rows) == nil)
    #expect(ThresholdSweep.threshold(forMisrouteRate: 0.05, over: []) == nil)
  }

  @Test func allEqualScoresAreRoutedTogetherOrNotAtAll() {
    let rows: [Outcome] = [.sample("a", "a", 0.5), .sample("b", "a", 0.5)]
    #expect(ThresholdSweep.threshold(forMisrouteRate: 0.49, over: rows) == nil)
    #expect(ThresholdSweep.threshold(forMisrouteRate: 0.5, over: rows) == 0.5)
  }

  @Test func bestOverallIsTheHighestOfTheBest() {
    // Joint accuracy is as good at 0.4, and the higher threshold stands.
    #expect(ThresholdSweep.bestOverall(over: Outcome.sixRows) == 0.8)
  }

  @Test func bestOverallIsNoneWhereRoutingDoesNotPay() {
    #expect(ThresholdSweep.bestOverall(over: [.sample(nil, "a", 0.9)]) == nil)
    #expect(ThresholdSweep.bestOverall(over: [.sample("b", "a", 0.9)]) == nil)
    #expect(ThresholdSweep.bestOverall(over: []) == nil)
  }

  @Test func cautionWantsRowsForOneMistakeMoreAndAStandardError() {
    let flawless = (0..<100).map { Outcome.sample("a", "a", 1 - Double($0) / 1000) }
    // At 2 % two mistakes, the unseen one and its error, take 98 right rows.
    #expect(ThresholdSweep(flawless).cautiousThreshold(forMisrouteRate: 0.02) == 0.901)
    #expect(
      ThresholdSweep(Array(flawless.prefix(97))).cautiousThreshold(forMisrouteRate: 0.02) == nil)
    #expect(ThresholdSweep([]).cautiousThreshold(forMisrouteRate: 0.02) == nil)
  }

  @Test(arguments: [0.05, 0.1, 0.3], [0.5, 1, 4])
  func cautionNeverRoutesMoreThanThePointEstimate(rate: Double, weight: Double) {
    for seed in 0..<10 {
      let rows = Outcome.random(
        rows: 800, outOfScopeShare: 0.2, levels: 100, seed: UInt64(seed))
      let sweep = ThresholdSweep(rows)
      let point = sweep.threshold(forMisrouteRate: rate, outOfScopeWeight: weight)
      let cautious = sweep.cautiousThreshold(forMisrouteRate: rate, outOfScopeWeight: weight)
      #expect((cautious ?? .infinity) >= (point ?? .infinity))
    }
  }
}
