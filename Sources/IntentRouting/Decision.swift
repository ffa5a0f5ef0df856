public import IntentClassification

/// A skill to call, as the route map names it.
public struct SkillCall: Hashable, Sendable {
  /// The skill's name.
  public let skill: String
  /// Arguments that the route map fixes for this intent.
  public let arguments: [String: JSONValue]
  /// What the skill can do to the user's things.
  public let risk: Risk

  /// Names a skill, the arguments to call it with, and its risk.
  public init(skill: String, arguments: [String: JSONValue] = [:], risk: Risk) {
    self.skill = skill
    self.arguments = arguments
    self.risk = risk
  }
}

/// What to do about one utterance, and why.
public struct Decision: Sendable {
  /// What to do.
  public enum Action: Hashable, Sendable {
    /// Run the skill now.
    case run(SkillCall)
    /// Ask the user first; the skill must not run without their consent.
    case confirm(SkillCall)
    /// Leave it to a remote model; where there is none, the map's read-only fallback may answer.
    case handOver(HandOverReason, fallback: SkillCall?)
  }

  /// The text that was decided on.
  public let utterance: String
  /// Every intent with its probability.
  public let classification: Classification
  /// The intent that was decided about: that of the training rows where the text stands there,
  /// else the most probable one.
  public let intent: Intent
  public let action: Action
  public let receipt: Receipt

  /// The skill that runs, at once or after a confirmation; nil where the utterance is handed over.
  public var call: SkillCall? {
    switch action {
    case .run(let call), .confirm(let call): call
    case .handOver: nil
    }
  }

  /// Whether the utterance is handled on the device, at once or after a confirmation.
  public var isLocal: Bool { call != nil }
}
