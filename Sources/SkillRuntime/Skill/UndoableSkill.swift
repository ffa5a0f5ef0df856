/// A skill that can take back what a call did.
public protocol UndoableSkill: Skill {
  /// What taking a call back needs; it is kept on disk, so it should hold identifiers, not texts.
  associatedtype UndoRecord: Codable & Sendable

  /// Returns what is needed to take a call back, or nil where the call changed nothing.
  func undoRecord(for output: Output, of arguments: Arguments) -> UndoRecord?
  /// Identifies the present state of what a record applies to: another value later means that the
  /// user or someone else has changed it since, and that nothing is taken back.
  func fingerprint(for record: UndoRecord) async throws -> String
  /// Takes the call back and returns what to tell the user.
  func undo(_ record: UndoRecord, context: SkillContext) async throws -> String
}
