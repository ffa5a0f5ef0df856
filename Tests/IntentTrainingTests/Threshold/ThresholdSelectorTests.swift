import IntentClassification
import TestSupport
import Testing

@testable import IntentTraining

struct ThresholdSelectorTests {
  private let selector = ThresholdSelector(level: 0.95, expectedOutOfScope: 0.18)

  @Test func goodRowsAreCertified() throws {
    let rows = Self.rows(inScope: 1000, outOfScope: 300, skill: 1)
    let threshold = selector.threshold(maxMisrouteRate: 0.05, over: rows)
    let counts = try #require(threshold.counts)
    let inScopeRouted = rows.count { $0.gold != nil && $0.score >= threshold.value }
    #expect(threshold.basis == .promise)
    #expect(threshold.refusal == nil)
    #expect(threshold.level == 0.95)
    #expect(threshold.expectedOutOfScope == 0.18)
    #expect(try #require(threshold.pValue) <= 0.05)
    #expect(threshold.coverage == Double(inScopeRouted) / 1000)
    #expect(counts.right + counts.wrong == inScopeRouted)
    #expect((counts.inScope, counts.outOfScope) == (1000, 300))
    #expect(try #require(threshold.misrouteRate) < 0.05)
  }

  @Test func aPromiseIsThatOfItsCounts() throws {
    let threshold = selector.threshold(
      maxMisrouteRate: 0.1, over: Self.rows(inScope: 500, outOfScope: 150, skill: 0.9))
    let counts = try #require(threshold.counts)
    let bound = MisrouteBound(
      maxMisrouteRate: 0.1, expectedOutOfScope: 0.18, inScope: 500, outOfScope: 150)
    let pValue = bound.pValue(
      wrong: counts.wrong, right: counts.right, outOfScopeRouted: counts.outOfScopeRouted)
    #expect(threshold.basis == .promise)
    #expect(threshold.pValue == pValue)
  }

  @Test(arguments: [0.02, 0.05, 0.1])
  func promiseHoldsUpToTheLargestOutOfScopeShareAndNotBeyond(rate: Double) throws {
    let threshold = selector.threshold(
      maxMisrouteRate: rate, over: Self.rows(inScope: 2000, outOfScope: 600, skill: 0.95))
    let counts = try #require(threshold.counts)
    let share = try #require(threshold.largestOutOfScope)
    let pValue = { (share: Double) in
      MisrouteBound(
        maxMisrouteRate: rate, expectedOutOfScope: share, inScope: 2000, outOfScope: 600
      ).pValue(
        wrong: counts.wrong, right: counts.right, outOfScopeRouted: counts.outOfScopeRouted)
    }
    #expect((0.18..<1).contains(share))
    #expect(pValue(share - 1e-6) <= 0.05)
    #expect(pValue(share + 1e-6) > 0.05)
  }

  @Test func withoutOutOfScopeRowsThereIsAnEstimateAndNoPromise() {
    let rows = Self.rows(inScope: 1000, outOfScope: 0, skill: 1)
    let threshold = selector.threshold(maxMisrouteRate: 0.05, over: rows)
    #expect(threshold.basis == .estimate)
    #expect(threshold.refusal?.hasPrefix("no promise: out-of-scope untested") == true)
    #expect(threshold.expectedOutOfScope == nil)
    #expect(threshold.level == nil && threshold.pValue == nil)
    #expect(threshold.value < 1)
  }

  @Test func tooFewOutOfScopeRowsAreToldWithTheNumberNeeded() {
    let rows = Self.rows(inScope: 1000, outOfScope: 20, skill: 1)
    let threshold = selector.threshold(maxMisrouteRate: 0.02, over: rows)
    #expect(threshold.basis == .estimate)
    #expect(
      threshold.refusal
        == "no promise: these rows are too few or too hard for it; at half coverage it takes at "
        + "least 294 in-scope rows of its own and 65 out-of-scope rows (there are 1000 and 20)")
  }

  @Test(arguments: [0, 1, 19])
  func fewerThanTwentyInScopeRowsGiveAGuess(inScope: Int) {
    let rows = Self.rows(inScope: inScope, outOfScope: 50, skill: 1)
    let threshold = selector.threshold(maxMisrouteRate: 0.05, over: rows)
    #expect(threshold.basis == .guess)
    #expect(threshold.value == 0.95)
    #expect(threshold.counts == nil)
    #expect(
      threshold.refusal
        == "no promise: too few rows were held out; at half coverage it takes at least 114 "
        + "in-scope rows of its own and 26 out-of-scope rows (there are \(inScope) and 50)")
  }

  @Test func estimateRoutesMostWhileItsRateIsOnTarget() throws {
    let rows = Self.rows(inScope: 200, outOfScope: 12, skill: 0.6)
    let threshold = selector.threshold(maxMisrouteRate: 0.05, over: rows)
    #expect(threshold.basis == .estimate)
    #expect(try #require(threshold.misrouteRate) <= 0.05 + 1e-9)
    #expect(try #require(threshold.coverage) > 0.2)
  }

  @Test func hopelessRowsRouteNothing() {
    let rows = (0..<100).map { number in
      ScoredRow(score: Double(number) / 100, predicted: "play", gold: number < 90 ? "stop" : nil)
    }
    let threshold = selector.threshold(maxMisrouteRate: 0.05, over: rows)
    #expect(threshold.basis == .estimate)
    #expect(threshold.value == AcceptanceThreshold.routesNothing)
    #expect(threshold.coverage == 0)
    #expect(threshold.misrouteRate == nil)
  }

  @Test func aTierLooksAtTheRowsOfItsOwnIntentsAlone() throws {
    let good = Self.rows(inScope: 600, outOfScope: 200, skill: 1)
    // All that the other tier is sure of is wrong.
    let bad = (0..<400).map { _ in ScoredRow(score: 1, predicted: "delete", gold: "play") }
    let threshold = selector.threshold(
      maxMisrouteRate: 0.05, over: good + bad, tier: "mutating", belongs: { $0 == "play" })
    let counts = try #require(threshold.counts)
    #expect(threshold.tier == "mutating")
    #expect(threshold.basis == .promise)
    // Shares are of all that arrives: the tier's rows are not all there is.
    #expect((counts.inScope, counts.outOfScope) == (1000, 200))
    #expect(counts.wrong + counts.right <= 600)
    #expect(selector.threshold(maxMisrouteRate: 0.05, over: good + bad).basis != .promise)
  }

  @Test func aTierOfFewRowsGetsAGuess() {
    let rows = Self.rows(inScope: 600, outOfScope: 200, skill: 1)
    let threshold = selector.threshold(
      maxMisrouteRate: 0.02, over: rows, tier: "destructive", belongs: { $0 == "delete" })
    #expect(threshold.tier == "destructive")
    #expect(threshold.basis == .guess)
  }

  /// A guarded row that would be right was once counted as routed at the lowest thresholds; then
  /// the threshold fell below 0 and a tier without out-of-scope rows lost its promise.
  @Test(arguments: [0.01, 0.05, 0.3])
  func guardedRowsNeverCountAsRouted(share: Double) throws {
    let guarded = (0..<Int(1000 * share)).map { _ in
      ScoredRow(score: -1, predicted: "play", gold: "play")
    }
    let others = (0..<300).map { _ in ScoredRow(score: 0.9, predicted: "stop", gold: nil) }
    let rows = SimulatedRows.scored(SimulatedRows.flawless(inScope: 1000, outOfScope: 0))
    let threshold = selector.threshold(
      maxMisrouteRate: 0.1, over: rows + guarded + others, tier: "read_only",
      belongs: { $0 == "play" })
    let counts = try #require(threshold.counts)
    #expect(threshold.basis == .promise)
    #expect(threshold.value >= 0)
    #expect(counts.inScope == 1000 + guarded.count)
    #expect(counts.right > 700 && counts.right <= 1000)
  }

  /// Nor may they dilute an estimate.
  @Test func guardedRowsDoNotCountInAnEstimate() throws {
    let wrong = (0..<20).map { _ in ScoredRow(score: 0.2, predicted: "play", gold: "stop") }
    let right = (0..<80).map { _ in ScoredRow(score: 0.9, predicted: "play", gold: "play") }
    let guarded = (0..<400).map { _ in ScoredRow(score: -1, predicted: "play", gold: "play") }
    let threshold = selector.threshold(maxMisrouteRate: 0.05, over: wrong + right + guarded)
    #expect(threshold.basis == .estimate)
    #expect(threshold.value == 0.9)
    #expect(threshold.misrouteRate == 0)
  }

  /// A map may ask for a rate of 0: once the rows needed, infinitely many, ended the process.
  @Test(arguments: [0, 1e-12, 0.999, 1])
  func ratesAtTheEndsGiveAThreshold(rate: Double) {
    for inScope in [5, 300] {
      let rows = Self.rows(inScope: inScope, outOfScope: 100, skill: 1)
      let threshold = selector.threshold(maxMisrouteRate: rate, over: rows)
      #expect(threshold.value >= 0)
      #expect(threshold.pValue.map { (0...1).contains($0) } ?? true)
      #expect(rate > 0 || threshold.basis != .promise)
    }
  }

  @Test func orderOfTheRowsChangesNothing() {
    let rows = Self.rows(inScope: 500, outOfScope: 150, skill: 0.8)
    var generator = TestGenerator(seed: 8)
    let shuffled = rows.shuffled(using: &generator)
    for rate in [0.02, 0.05, 0.1] {
      let threshold = selector.threshold(maxMisrouteRate: rate, over: rows)
      #expect(selector.threshold(maxMisrouteRate: rate, over: shuffled) == threshold)
    }
  }

  private static func rows(inScope: Int, outOfScope: Int, skill: Double) -> [ScoredRow] {
    SimulatedRows.scored(
      SimulatedRows.rows(inScope: inScope, outOfScope: outOfScope, skill: skill, seed: 4))
  }
}
