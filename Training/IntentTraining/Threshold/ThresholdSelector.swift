import IntentClassification
import IntentEvaluation

/// A held-out row as the thresholds see it.
struct ScoredRow: Hashable, Sendable {
  /// The acceptance score, scored by a fit that did not see the row; below 0 for a row that the
  /// router hands over whatever its score.
  var score: Double
  /// The best intent.
  var predicted: String
  /// The true intent; nil for a row that is out of scope.
  var gold: String?

  var isRight: Bool { gold == predicted }
}

/// Chooses the threshold for a target: a promise where the rows allow one, else an estimate, and
/// where there are too few rows for that a guess.
struct ThresholdSelector {
  /// Where nothing can be estimated, only near-certainty is routed.
  private static let withoutEvidence = 0.95
  /// Fewer in-scope rows than this say nothing about a rate of a few per cent.
  private static let fewestRows = 20
  /// The coverage at which the rows needed are reckoned.
  private static let usualCoverage = 0.5

  var level: Double
  var expectedOutOfScope: Double
  /// Whether the out-of-scope rows are real ones; made ones give an estimate only.
  var canPromise = true

  /// Returns the threshold for a rate over all rows, or over those whose best intent `belongs`
  /// to a tier.
  func threshold(
    maxMisrouteRate rate: Double, over rows: [ScoredRow], tier: String? = nil,
    belongs: (String) -> Bool = { _ in true }
  ) -> AcceptanceThreshold {
    let outOfScope = rows.count { $0.gold == nil }
    let bound = MisrouteBound(
      maxMisrouteRate: rate, expectedOutOfScope: outOfScope > 0 ? expectedOutOfScope : 0,
      inScope: rows.count - outOfScope, outOfScope: outOfScope)
    let members = rows.filter { belongs($0.predicted) }
    guard members.count(where: { $0.gold != nil }) >= Self.fewestRows else {
      return guess(bound, members, tier)
    }
    var threshold = outOfScope > 0 && canPromise ? certified(bound, members) : nil
    threshold = threshold ?? estimate(bound, members)
    threshold?.tier = tier
    return threshold ?? guess(bound, members, tier)
  }

  private func guess(
    _ bound: MisrouteBound, _ rows: [ScoredRow], _ tier: String?
  ) -> AcceptanceThreshold {
    var threshold = AcceptanceThreshold(
      tier: tier, maxMisrouteRate: bound.maxMisrouteRate, value: Self.withoutEvidence,
      basis: .guess)
    threshold.refusal = "no promise: too few rows were held out; " + needed(bound, rows)
    return threshold
  }

  private func certified(_ bound: MisrouteBound, _ rows: [ScoredRow]) -> AcceptanceThreshold? {
    let procedure = PromiseProcedure(bound: bound, error: 1 - level)
    let outcome = procedure.run(rows.map { ($0.score, $0.gold == nil ? nil : $0.isRight) })
    guard case .certified(let point) = outcome else { return nil }
    var threshold = recorded(bound, rows, value: point.threshold, basis: .promise)
    threshold.level = level
    threshold.pValue = point.pValue
    threshold.largestOutOfScope = largestOutOfScope(bound, point)
    return threshold
  }

  /// The point of most coverage whose estimated rate is on target; nothing is routed where there
  /// is none.
  private func estimate(_ bound: MisrouteBound, _ rows: [ScoredRow]) -> AcceptanceThreshold {
    let outcomes = rows.filter { $0.score >= 0 }.map {
      Outcome(
        gold: $0.gold, predicted: $0.predicted, score: $0.score, confidence: 0, isRouted: false)
    }
    let odds = bound.expectedOutOfScope / (1 - bound.expectedOutOfScope)
    let value = ThresholdSweep.threshold(
      forMisrouteRate: bound.maxMisrouteRate, over: outcomes,
      outOfScopeWeight: odds * Double(bound.inScope) / Double(max(1, bound.outOfScope)))
    var threshold = recorded(
      bound, rows, value: value ?? AcceptanceThreshold.routesNothing, basis: .estimate)
    threshold.refusal =
      bound.outOfScope == 0 || !canPromise
      ? "no promise: out-of-scope untested; give real out-of-scope rows"
        + (canPromise ? "" : " (estimated from intents left out of training)")
      : "no promise: these rows are too few or too hard for it; " + needed(bound, rows)
    return threshold
  }

  /// What a promise would take at the least, beside what the rows to certify on hold.
  private func needed(_ bound: MisrouteBound, _ rows: [ScoredRow]) -> String {
    var bound = bound
    bound.expectedOutOfScope = expectedOutOfScope
    let needed = bound.rowsNeeded(coverage: Self.usualCoverage)
    return "at half coverage it takes at least \(needed.inScope) in-scope rows of its own and "
      + "\(needed.outOfScope) out-of-scope rows (there are \(rows.count { $0.gold != nil }) and "
      + "\(bound.outOfScope))"
  }

  private func recorded(
    _ bound: MisrouteBound, _ rows: [ScoredRow], value: Double, basis: AcceptanceThreshold.Basis
  ) -> AcceptanceThreshold {
    let routed = rows.filter { $0.score >= value }
    let inScopeRouted = routed.filter { $0.gold != nil }
    let right = inScopeRouted.count(where: \.isRight)
    let counts = AcceptanceThreshold.Counts(
      inScope: bound.inScope, outOfScope: bound.outOfScope, right: right,
      wrong: inScopeRouted.count - right, outOfScopeRouted: routed.count - inScopeRouted.count)
    var threshold = AcceptanceThreshold(
      maxMisrouteRate: bound.maxMisrouteRate, value: value, basis: basis)
    threshold.counts = counts
    threshold.coverage =
      Double(inScopeRouted.count) / Double(max(1, rows.count { $0.gold != nil }))
    threshold.misrouteRate = bound.estimate(
      wrong: counts.wrong, right: right, outOfScopeRouted: counts.outOfScopeRouted)
    threshold.expectedOutOfScope = bound.outOfScope > 0 ? expectedOutOfScope : nil
    return threshold
  }

  /// The share of out-of-scope arrivals up to which the test still passes, by bisection.
  private func largestOutOfScope(_ bound: MisrouteBound, _ point: PromiseProcedure.Point) -> Double
  {
    var (low, high) = (bound.expectedOutOfScope, 1.0)
    for _ in 0..<30 {
      var shifted = bound
      shifted.expectedOutOfScope = (low + high) / 2
      let pValue = shifted.pValue(
        wrong: point.wrong, right: point.right, outOfScopeRouted: point.outOfScopeRouted)
      if pValue <= 1 - level {
        low = shifted.expectedOutOfScope
      } else {
        high = shifted.expectedOutOfScope
      }
    }
    return low
  }
}
