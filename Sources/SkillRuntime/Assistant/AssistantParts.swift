public import IntentRouting

/// Decides on utterances: an ``IntentRouter``, or one that is exchanged while it is used.
public protocol DecisionSource: Sendable {
  /// Returns the decision for an utterance, by one model and one map.
  func route(_ utterance: String) -> Decision
}

extension IntentRouter: DecisionSource {}

/// Tells what the user has allowed.
public protocol PermissionProbe: Sendable {
  func isGranted(_ permission: SkillPermission) async -> Bool
}

/// Answers what the device hands over: a language model, a person.
public protocol HandOverResponder: Sendable {
  /// Returns the answer piece by piece; cancelling the iteration is the sign to stop.
  func answer(_ decision: Decision, transcript: Transcript) -> AsyncThrowingStream<
    String, any Error
  >
}
