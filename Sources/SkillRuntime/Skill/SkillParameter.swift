public import IntentRouting

/// One argument of a skill: what it is, and how it is found.
public struct SkillParameter: Hashable, Sendable {
  /// The kinds of values, as JSON Schema knows them.
  public indirect enum Kind: Hashable, Sendable {
    case string
    case integer
    case number
    case boolean
    case array(of: Kind)
    case object([SkillParameter])
  }

  /// How the argument is found in an utterance.
  public enum Finding: Hashable, Sendable {
    /// It is the whole text.
    case wholeText
    /// The route map fixes it, a language model fills it, or the user is asked.
    case given
  }

  /// How careful to be with its value outside the device.
  public enum Sensitivity: String, Hashable, Sendable {
    case open
    /// Is not to stand in logs, nor to be sent to a remote model.
    case sensitive
  }

  public var name: String
  public var kind: Kind
  public var description: String
  /// Whether the skill cannot run without it; false where there is a default.
  public var isRequired: Bool
  /// The values that are allowed, for strings; any where it is empty.
  public var allowedValues: [String]
  public var example: JSONValue?
  public var defaultValue: JSONValue?
  public var finding: Finding
  public var sensitivity: Sensitivity

  /// Describes an argument; one with a default value is not required.
  public init(
    _ name: String, _ kind: Kind, _ description: String, isRequired: Bool = true,
    allowedValues: [String] = [], example: JSONValue? = nil, defaultValue: JSONValue? = nil,
    found finding: Finding = .given, sensitivity: Sensitivity = .open
  ) {
    self.name = name
    self.kind = kind
    self.description = description
    self.isRequired = isRequired && defaultValue == nil
    self.allowedValues = allowedValues
    self.example = example
    self.defaultValue = defaultValue
    self.finding = finding
    self.sensitivity = sensitivity
  }
}
