public import Foundation

/// What a skill gets beside its arguments.
///
/// It holds no way to run, confirm or permit anything.
public struct SkillContext: Sendable {
  /// On whose behalf a skill runs.
  public enum Caller: Hashable, Sendable {
    /// The router trusted an utterance.
    case localRoute
    /// A language model called it as a tool.
    case modelToolCall
    /// The user or an operator named it.
    case user
  }

  /// How far a skill is.
  public struct Progress: Hashable, Sendable {
    /// In 0...1, or nil where nobody knows.
    public let fraction: Double?
    /// What it is at, for the user: untrusted text.
    public let text: String
  }

  /// The session that the call belongs to.
  public let sessionID: String
  public let caller: Caller
  /// The text that the call is about; empty where there is none.
  public let utterance: String
  /// Values that skills keep between the calls of a session.
  public let store: SessionStore
  /// The time: `Date()`, or what a test says.
  public let now: @Sendable () -> Date
  private let dependencies: Dependencies
  private let onProgress: @Sendable (Progress) -> Void

  init(
    sessionID: String, caller: Caller, utterance: String, store: SessionStore,
    now: @escaping @Sendable () -> Date, dependencies: Dependencies,
    onProgress: @escaping @Sendable (Progress) -> Void
  ) {
    self.sessionID = sessionID
    self.caller = caller
    self.utterance = utterance
    self.store = store
    self.now = now
    self.dependencies = dependencies
    self.onProgress = onProgress
  }

  /// Tells how far the skill is, which also shows that it is alive.
  public func report(_ text: String = "", fraction: Double? = nil) {
    onProgress(Progress(fraction: fraction.map { min(max($0, 0), 1) }, text: text))
  }

  /// Returns what the application registered under a type.
  ///
  /// Throws when it registered nothing under that type.
  public func dependency<Value: Sendable>(_ type: Value.Type) throws(SkillError) -> Value {
    guard let value = dependencies.value(of: type) else {
      throw .missingDependency(type: String(describing: type))
    }
    return value
  }
}
