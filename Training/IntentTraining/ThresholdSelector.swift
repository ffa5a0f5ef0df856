import IntentClassification
import IntentEvaluation

/// Chooses the threshold with the most coverage at a target misroute rate on held-out rows.
///
/// A point estimate: out-of-scope rows are weighted so that they make up the expected share of
/// what arrives, and the estimate is not corrected for having been chosen.
struct ThresholdSelector {
  /// Where nothing can be estimated, only near-certainty is routed.
  private static let withoutEvidence = 0.95
  /// Fewer held-out rows than this say nothing about a rate of a few per cent.
  private static let fewestRows = 20

  var maxMisrouteRate: Double
  var expectedOutOfScope: Double

  func threshold(_ outcomes: [Outcome]) -> AcceptanceThreshold {
    let outOfScope = outcomes.count { $0.gold == nil }
    let inScope = outcomes.count - outOfScope
    guard inScope >= Self.fewestRows else {
      return AcceptanceThreshold(
        maxMisrouteRate: maxMisrouteRate, value: Self.withoutEvidence, coverage: nil,
        misrouteRate: nil, expectedOutOfScope: nil)
    }
    let weight = self.weight(inScope: inScope, outOfScope: outOfScope)
    let value = ThresholdSweep.threshold(
      forMisrouteRate: maxMisrouteRate, over: outcomes, outOfScopeWeight: weight)
    let routed = outcomes.filter { $0.score >= value ?? .infinity }
    return AcceptanceThreshold(
      maxMisrouteRate: maxMisrouteRate, value: value ?? AcceptanceThreshold.routesNothing,
      coverage: Double(routed.count { $0.gold != nil }) / Double(inScope),
      misrouteRate: Self.misrouteRate(routed, outOfScopeWeight: weight),
      expectedOutOfScope: outOfScope == 0 ? nil : expectedOutOfScope)
  }

  /// The weight that gives out-of-scope rows the expected share of what arrives.
  private func weight(inScope: Int, outOfScope: Int) -> Double {
    guard outOfScope > 0 else { return 1 }
    let odds = expectedOutOfScope / (1 - expectedOutOfScope)
    return odds * Double(inScope) / Double(outOfScope)
  }

  private static func misrouteRate(_ routed: [Outcome], outOfScopeWeight: Double) -> Double? {
    let weights = routed.map { $0.gold == nil ? outOfScopeWeight : 1 }
    let wrong = zip(routed, weights).reduce(0) { sum, pair in
      pair.0.gold == pair.0.predicted ? sum : sum + pair.1
    }
    let total = weights.reduce(0, +)
    return total > 0 ? wrong / total : nil
  }
}
