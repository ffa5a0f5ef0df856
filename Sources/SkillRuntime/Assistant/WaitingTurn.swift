import IntentRouting

/// What a session has begun and waits to go on with.
struct WaitingTurn: Sendable {
  enum Need: Sendable {
    /// The value of an argument.
    case argument(SkillParameter)
    /// The application's word that the user has agreed.
    case confirmation(ConfirmationDesk.Question)
    /// Something that the user must allow.
    case permission
  }

  let need: Need
  /// What was decided; leave to run is asked of it anew.
  let decision: Decision
  /// The arguments that are known by now.
  var arguments: [String: JSONValue]
}
