import IntentClassification
public import IntentRouting

/// Runs the router over labelled rows: the one road from data to outcomes.
public struct RoutingMeasurement: Sendable {
  private let router: IntentRouter

  /// Measures a router; without a map every intent counts as mapped to a skill.
  public init(_ router: IntentRouter) {
    self.router = router
  }

  /// Returns one outcome for each row, in order, and the nanoseconds that each decision took.
  public func outcomes<Time: Clock>(
    of rows: [LabeledUtterance], clock: Time
  ) -> (outcomes: [Outcome], nanoseconds: [Int]) where Time.Duration == Duration {
    var outcomes: [Outcome] = []
    var nanoseconds: [Int] = []
    outcomes.reserveCapacity(rows.count)
    nanoseconds.reserveCapacity(rows.count)
    for row in rows {
      let start = clock.now
      let decision = router.route(row.utterance)
      nanoseconds.append(Int(start.duration(to: clock.now) / .nanoseconds(1)))
      outcomes.append(outcome(decision, gold: row.isOutOfScope ? nil : row.intent))
    }
    return (outcomes, nanoseconds)
  }

  private func outcome(_ decision: Decision, gold: String?) -> Outcome {
    let reason = reason(decision.action)
    return Outcome(
      gold: gold, predicted: decision.intent.name,
      score: decision.receipt.acceptance, confidence: decision.receipt.confidence,
      isRouted: reason == nil, reason: reason?.rawValue,
      isTrainingUtterance: decision.classification.trainingIntent != nil)
  }

  private func reason(_ action: Decision.Action) -> HandOverReason? {
    guard case .handOver(let reason, _) = action else { return nil }
    return reason == .unmappedIntent && router.map == nil ? nil : reason
  }
}
