public import IntentClassification

/// Why a decision fell as it did: the rule that decided and the numbers that it compared.
public struct Receipt: Hashable, Sendable {
  /// Where a threshold comes from.
  public enum ThresholdSource: String, Codable, Hashable, Sendable {
    /// Chosen when the model was made.
    case model
    /// The route map's own, for all intents.
    case map
    /// The route map's, for this intent.
    case route
    /// Asked for in place of the map's and the model's, as `intent explain --threshold` does.
    case override
  }

  /// The rule that decided, as a comparison in words.
  public let rule: String
  /// The score by which the router decides, in 0...1.
  public let acceptance: Double
  /// The threshold for this intent; above 1 nothing is routed.
  public let threshold: Double
  public let thresholdSource: ThresholdSource
  /// What the model's threshold stands for; nil where the route map sets its own.
  public let promise: AcceptanceThreshold?
  /// The calibrated probability of the best intent.
  public let confidence: Double
  /// The best intent's probability less the runner-up's.
  public let margin: Double
  /// The margin that the route map asks for, in 0...1.
  public let requiredMargin: Double
  /// The model that the numbers come from.
  public let modelFingerprint: String
}
