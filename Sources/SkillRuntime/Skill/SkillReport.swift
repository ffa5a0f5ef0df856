public import IntentRouting

/// An output that says itself what to tell the user and what is different now.
public protocol SkillReport {
  /// What to tell the user: untrusted text, to be shown and never obeyed.
  var text: String { get }
  /// Stable identifiers of what the call made or found.
  var identifiers: [String] { get }
  /// A summary of what changed, such as how many are left.
  var changes: [String: JSONValue] { get }
}

extension SkillReport {
  public var identifiers: [String] { [] }
  public var changes: [String: JSONValue] { [:] }
}

/// What came of a skill's call.
public struct SkillResult: Hashable, Sendable {
  /// What was called.
  public let call: SkillCall
  /// The output as JSON.
  public let output: JSONValue
  /// What to tell the user: that of a ``SkillReport``, a string itself, else the JSON.
  public let text: String
  /// Stable identifiers of what the call made or found.
  public let identifiers: [String]
  /// A summary of what changed.
  public let changes: [String: JSONValue]
  /// Whether the call can be taken back.
  public package(set) var canBeUndone = false

  package init(
    call: SkillCall, output: JSONValue, text: String, identifiers: [String],
    changes: [String: JSONValue], canBeUndone: Bool = false
  ) {
    self.call = call
    self.output = output
    self.text = text
    self.identifiers = identifiers
    self.changes = changes
    self.canBeUndone = canBeUndone
  }
}
