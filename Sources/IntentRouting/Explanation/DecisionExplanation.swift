public import IntentClassification

/// Why a decision fell as it did: the scores to the last n-gram, each rule with the numbers that
/// it compared, and what would change the decision.
///
/// Computed by the classifier and the policy that decide, and a value without ties to them.
public struct DecisionExplanation: Sendable {
  /// The decision, as `IntentRouter.route` gives it.
  public let decision: Decision
  /// The scores of the intent that was decided about, against the best other one.
  public let scores: Explanation
  /// Every rule in the order in which they are asked.
  public let checks: [RoutingCheck]
  /// The parts of the text that could be commands of their own; empty where nothing joins any.
  public let commandParts: [CommandPart]
  /// What would make the decision another one; empty where nothing of what was tried does.
  public let changes: [DecisionChange]
}

/// A part of an utterance, as a command of its own.
public struct CommandPart: Hashable, Sendable {
  /// The part as it stands in the utterance.
  public let text: String
  /// The intent that it would be decided about.
  public let intent: Intent
  /// Its own acceptance.
  public let acceptance: Double
  /// Whether it would be trusted alone.
  public let isTrusted: Bool
}
