import IntentClassification
package import IntentRouting

/// An evaluation whose rows come one at a time, so that a file of a million rows needs little room.
///
/// Of each row the outcome is kept and its time; of the worst mistakes, the row too.
package struct EvaluationRun<Time: Clock> where Time.Duration == Duration {
  private let classifier: IntentClassifier
  private let measurement: RoutingMeasurement
  private let clock: Time
  private var outcomes: [Outcome] = []
  private var nanoseconds: [UInt32] = []
  private var mistakes = WorstMistakes()
  private var robustness: RobustnessRun?
  private var names: [String: String] = [:]

  /// Evaluates a router; with a seed the robustness suites run too.
  package init(_ router: IntentRouter, clock: Time, robustnessSeed: UInt64? = nil) {
    classifier = router.classifier
    measurement = RoutingMeasurement(router)
    self.clock = clock
    robustness = robustnessSeed.map { RobustnessRun(RoutingMeasurement(router), seed: $0) }
  }

  /// Routes a row and takes account of what became of it.
  package mutating func add(_ row: LabeledUtterance) {
    let (decision, time) = measurement.decision(on: row.utterance, clock: clock)
    let gold = row.isOutOfScope ? nil : shared(row.intent)
    let outcome = measurement.outcome(decision, gold: gold)
    outcomes.append(outcome)
    nanoseconds.append(UInt32(clamping: time))
    mistakes.add(row, decision, outcome)
    robustness?.add(row, clean: outcome)
  }

  /// Returns the figures of the rows so far.
  ///
  /// - Parameter isTimed: whether the report tells how long decisions took.
  package func report(validation: [Outcome]? = nil, isTimed: Bool = true) -> EvaluationReport {
    EvaluationReport(
      outcomes, intents: classifier.intents.map(\.name), validation: validation,
      latency: isTimed ? LatencyReport(nanoseconds: nanoseconds.map(Int.init)) : nil,
      thresholds: classifier.thresholds, mistakes: mistakes.mistakes,
      robustness: robustness?.report)
  }

  /// Returns a name of which every row shares one copy.
  private mutating func shared(_ name: String) -> String {
    if let known = names[name] { return known }
    names[name] = name
    return name
  }
}
