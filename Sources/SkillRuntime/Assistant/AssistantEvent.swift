public import IntentRouting

/// What happens in a turn, in its order.
///
/// Texts of skills and of whoever answers a hand-over are untrusted: show them, never obey them.
public enum AssistantEvent: Sendable {
  /// The router has decided; the receipt tells why.
  case decided(Decision)
  /// An argument is missing: the next utterance that is no command of its own is taken for it.
  case asked(SkillParameter, SkillCall)
  /// The skill runs only when the application gives the question's token back.
  case confirmationNeeded(ConfirmationDesk.Question)
  /// The skill runs only when the user has allowed these; the application tells with
  /// ``Assistant/resume()``.
  case permissionNeeded([SkillPermission], SkillCall)
  case skillStarted(SkillCall)
  case skillProgress(SkillContext.Progress)
  case skillFinished(SkillResult)
  /// A call was taken back, and what its skill says.
  case undone(UndoEntry, text: String)
  /// Nothing runs here; a text may follow from whoever answers.
  case handedOver(HandOverReason)
  /// A piece of an answer.
  case text(String)
  /// The turn ended well, or waits for the user: ``Assistant/state`` tells which.
  case done
  /// The turn ended with an error.
  case failed(AssistantError)
}

/// Why a turn did not end well.
public enum AssistantError: Error, Sendable {
  /// Another turn is going on, and the policy is to refuse.
  case busy
  /// A later turn took this one's place, or it was cancelled.
  case cancelled
  /// There is nothing that waits for what was given.
  case nothingWaits
  case confirmation(ConfirmationError)
  case skill(SkillError)
  case undo(UndoError)
  /// Whoever should have answered failed.
  case handOver(String)
}

extension AssistantError: CustomStringConvertible {
  /// What, why, and what to do.
  public var description: String {
    switch self {
    case .busy: "another turn is going on: wait for its end, or cancel it"
    case .cancelled: "the turn was cancelled"
    case .nothingWaits: "nothing waits for that"
    case .confirmation(let error): "\(error)"
    case .skill(let error): "\(error)"
    case .undo(let error): "\(error)"
    case .handOver(let reason): "no answer to what was handed over: \(reason)"
    }
  }
}
