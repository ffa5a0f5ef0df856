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
      let (decision, time) = decision(on: row.utterance, clock: clock)
      nanoseconds.append(time)
      outcomes.append(outcome(decision, gold: row.isOutOfScope ? nil : row.intent))
    }
    return (outcomes, nanoseconds)
  }

  /// Returns the decision on a text and the nanoseconds that it took.
  func decision<Time: Clock>(
    on text: String, clock: Time
  ) -> (decision: Decision, nanoseconds: Int) where Time.Duration == Duration {
    let start = clock.now
    let decision = router.route(text)
    return (decision, Int(start.duration(to: clock.now) / .nanoseconds(1)))
  }

  /// Returns what becomes of a text whose true intent is given.
  func outcome(of text: String, gold: String?) -> Outcome {
    outcome(router.route(text), gold: gold)
  }

  /// Returns what a decision means for a row whose true intent is given.
  func outcome(_ decision: Decision, gold: String?) -> Outcome {
    let reason = reason(decision.action)
    return Outcome(
      gold: gold, predicted: decision.intent.name,
      score: decision.receipt.acceptance, confidence: decision.receipt.confidence,
      isRouted: reason == nil, reason: reason?.rawValue,
      isTrainingUtterance: decision.classification.trainingIntent != nil)
  }

  /// Tells whether a text is routed to an intent, or to the skill that the map gives that intent
  /// with the same arguments.
  func runs(_ text: String, as intent: String) -> Bool {
    let decision = router.route(text)
    guard reason(decision.action) == nil else { return false }
    if decision.intent.name == intent { return true }
    guard let routes = router.map?.routes, let route = routes[intent],
      let taken = routes[decision.intent.name]
    else { return false }
    return route.skill.name == taken.skill.name && route.arguments == taken.arguments
  }

  private func reason(_ action: Decision.Action) -> HandOverReason? {
    guard case .handOver(let reason, _) = action else { return nil }
    return reason == .unmappedIntent && router.map == nil ? nil : reason
  }
}
