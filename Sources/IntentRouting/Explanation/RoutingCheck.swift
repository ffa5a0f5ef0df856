/// One rule of a decision, and the numbers that it compared.
public struct RoutingCheck: Hashable, Sendable {
  /// What became of a rule.
  public enum State: String, Codable, Hashable, Sendable {
    /// It decided: the utterance is handed over.
    case decided
    /// It does not apply.
    case passed
    /// It is not asked of a training utterance.
    case waived
    /// It applies too, behind the one that decided.
    case alsoApplies = "also_applies"
  }

  /// Why the utterance is handed over when the rule decides.
  public let reason: HandOverReason
  public let state: State
  /// The comparison in words.
  public let comparison: String
  /// The number that was compared, where it is one.
  public let value: Double?
  /// What it was compared with.
  public let bound: Double?
}
