package import IntentRouting

/// What takes a call back, made right after it.
package struct UndoDraft: Sendable {
  let record: JSONValue
  let fingerprint: String

  package init(record: JSONValue, fingerprint: String) {
    self.record = record
    self.fingerprint = fingerprint
  }
}

/// How a skill takes its calls back, without its types.
package struct UndoOperations: Sendable {
  let fingerprint: @Sendable (JSONValue) async throws -> String
  let undo: @Sendable (JSONValue, SkillContext) async throws -> String

  package init(
    fingerprint: @escaping @Sendable (JSONValue) async throws -> String,
    undo: @escaping @Sendable (JSONValue, SkillContext) async throws -> String
  ) {
    self.fingerprint = fingerprint
    self.undo = undo
  }

  init<S: UndoableSkill>(_ skill: S) {
    fingerprint = { record in
      try await skill.fingerprint(for: record.decoded(as: S.UndoRecord.self))
    }
    undo = { record, context in
      try await skill.undo(record.decoded(as: S.UndoRecord.self), context: context)
    }
  }
}
