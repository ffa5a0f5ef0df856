/// Where a session stands.
public enum AssistantState: String, CaseIterable, Hashable, Sendable {
  /// Nothing has been asked yet.
  case idle
  /// An utterance is being decided on.
  case deciding
  /// The user was asked for an argument.
  case awaitingInput = "awaiting_input"
  /// The user was asked whether to run a skill.
  case awaitingConfirmation = "awaiting_confirmation"
  /// The user must first allow something.
  case awaitingPermission = "awaiting_permission"
  /// A skill runs.
  case running
  /// Somebody else answers.
  case handedOver = "handed_over"
  /// The last turn ended well.
  case completed
  /// The last turn ended with an error.
  case failed
  /// The last turn was cancelled.
  case cancelled

  /// Whether a turn is going on, so that another one has to wait or to be refused.
  public var isBusy: Bool { self == .deciding || self == .running || self == .handedOver }

  /// The states that may come next.
  var successors: Set<AssistantState> {
    switch self {
    case .idle, .completed, .failed, .cancelled: [.deciding]
    case .deciding:
      [
        .awaitingInput, .awaitingConfirmation, .awaitingPermission, .running, .handedOver, .failed,
        .cancelled,
      ]
    case .awaitingInput: [.deciding, .cancelled]
    // A confirmed skill runs without a new decision, or waits for a permission first.
    case .awaitingConfirmation: [.deciding, .running, .awaitingPermission, .failed, .cancelled]
    // What was waiting goes on where it stopped.
    case .awaitingPermission:
      [.deciding, .running, .awaitingInput, .awaitingConfirmation, .failed, .cancelled]
    case .running: [.completed, .failed, .cancelled]
    case .handedOver: [.running, .completed, .failed, .cancelled]
    }
  }
}

/// The state of a session, moved only along the arrows of `docs/skills.md`.
struct StateMachine: Sendable {
  private(set) var state = AssistantState.idle

  /// Goes on to a state.
  ///
  /// - Precondition: an arrow leads there; anything else is a fault of this module.
  mutating func move(to next: AssistantState) {
    precondition(
      state.successors.contains(next), "no way from \(state.rawValue) to \(next.rawValue)")
    state = next
  }
}
