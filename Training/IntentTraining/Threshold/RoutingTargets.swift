import IntentClassification
public import IntentRouting

/// The misroute rates to choose thresholds for, and how to certify them.
public struct RoutingTargets: Sendable {
  /// The rate for intents of any risk: what a model without a route map goes by.
  public var maxMisrouteRate = 0.05
  /// The confidence of a promise.
  public var level = 0.95
  /// The share of arrivals assumed to be out of scope, in 0..<1.
  public var expectedOutOfScope = 0.18
  /// With a map each risk gets a threshold certified on the intents of its own skills.
  public var map: RouteMap?

  /// Makes the default targets.
  public init() {}

  /// Returns the model's thresholds: first the one for any intent, then one for each risk.
  ///
  /// Where out-of-scope rows were made from left-out intents, nothing is promised.
  func thresholds(strangersAreMade: Bool = false, _ rows: [ScoredRow]) -> [AcceptanceThreshold] {
    let selector = ThresholdSelector(
      level: level, expectedOutOfScope: expectedOutOfScope, canPromise: !strangersAreMade)
    let general = general(rows, selector)
    guard let map else {
      return [general]
        + Risk.allCases.map(\.maxMisrouteRate).filter { $0 != general.maxMisrouteRate }
        .map { selector.threshold(maxMisrouteRate: $0, over: rows) }
    }
    return [general]
      + Risk.allCases.map { risk in
        selector.threshold(
          maxMisrouteRate: map.maxMisrouteRate(for: risk), over: rows, tier: risk.rawValue,
          belongs: { map.routes[$0]?.skill.risk == risk })
      }
  }

  /// The threshold for any intent: where its promise is refused, the strictest one that can be
  /// made, with the refusal on record.
  private func general(_ rows: [ScoredRow], _ selector: ThresholdSelector) -> AcceptanceThreshold {
    let asked = selector.threshold(maxMisrouteRate: maxMisrouteRate, over: rows)
    guard asked.basis != .promise, selector.canPromise else { return asked }
    let weaker = [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.2].filter { $0 > maxMisrouteRate }
    for rate in weaker {
      var threshold = selector.threshold(maxMisrouteRate: rate, over: rows)
      guard threshold.basis == .promise else { continue }
      threshold.refusal = asked.refusal
      return threshold
    }
    return asked
  }
}
