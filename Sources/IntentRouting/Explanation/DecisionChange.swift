import IntentClassification

/// A change of the map or the text, and what would be decided then.
public struct DecisionChange: Sendable {
  /// What changes.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// The intent's threshold in the map.
    case threshold
    /// The intent's margin in the map.
    case margin
    /// What the map says about the intent besides.
    case map
    /// A word is left out.
    case word
    /// A part of the text is said alone.
    case part
    /// The text becomes a training row.
    case trainingRow = "training_row"
  }

  public let kind: Kind
  /// The change in words, such as `threshold 0.712 or lower`.
  public let condition: String
  /// The decision after it; nil where it depends on more than is known.
  public let decision: Decision?

  /// What is decided then, in words.
  public var outcome: String {
    guard let decision else {
      return kind == .map ? "local, as the skill's risk allows" : "local, whatever the scores"
    }
    let intent = Wording.shorten(decision.intent.name)
    return switch decision.action {
    case .run(let call): "run \(call.skill) (\(intent))"
    case .confirm(let call): "confirm \(call.skill) (\(intent))"
    case .handOver(let reason, _): "hand over: \(reason.rawValue) (\(intent))"
    }
  }
}
