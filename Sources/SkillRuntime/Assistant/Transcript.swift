public import IntentRouting

/// What was said and done in a session; each turn is written whole, at its end.
public struct Transcript: Sendable {
  /// How a turn ended.
  public enum Outcome: Sendable {
    case finished(SkillResult)
    case undone(UndoEntry)
    case answered(HandOverReason, text: String)
    /// It waits for the user, in this state.
    case waiting(AssistantState)
    case failed(AssistantError)
  }

  /// One turn.
  public struct Turn: Sendable {
    /// What the user said.
    public let utterance: String
    public let outcome: Outcome
  }

  /// The turns kept, the last one last.
  public private(set) var turns: [Turn] = []
  private let capacity: Int

  init(capacity: Int) { self.capacity = max(1, capacity) }

  mutating func append(_ turn: Turn) {
    if turns.count == capacity { turns.removeFirst() }
    turns.append(turn)
  }
}
