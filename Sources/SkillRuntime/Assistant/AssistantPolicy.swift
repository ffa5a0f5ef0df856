/// How an assistant handles turns.
public struct AssistantPolicy: Hashable, Sendable {
  /// What becomes of a turn that comes while another is going on.
  public enum Overlap: Hashable, Sendable {
    /// It fails with ``AssistantError/busy``.
    case refuse
    /// It waits for its time.
    case queue
    /// It takes the other's place, which is cancelled.
    case replace
  }

  public var overlap = Overlap.queue
  /// How long a skill may run in all.
  public var totalTime: Duration = .seconds(60)
  /// How long a skill may go without a sign of life: its start, or a report of progress.
  public var idleTime: Duration = .seconds(20)
  /// The skill of the route map that takes the last call back, without being registered.
  public var undoSkill = "undo_action"
  /// How many turns the transcript keeps.
  public var transcriptLength = 200

  public init() {}
}
