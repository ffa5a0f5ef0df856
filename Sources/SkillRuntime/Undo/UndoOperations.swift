import IntentRouting

/// What takes a call back, made right after it.
struct UndoDraft: Sendable {
  let record: JSONValue
  let fingerprint: String
}

/// How a skill takes its calls back, without its types.
struct UndoOperations: Sendable {
  let fingerprint: @Sendable (JSONValue) async throws -> String
  let undo: @Sendable (JSONValue, SkillContext) async throws -> String

  init<S: UndoableSkill>(_ skill: S) {
    fingerprint = { record in
      try await skill.fingerprint(for: record.decoded(as: S.UndoRecord.self))
    }
    undo = { record, context in
      try await skill.undo(record.decoded(as: S.UndoRecord.self), context: context)
    }
  }
}
