import Foundation

/// Holds the questions that wait for the user's confirmation, and gives leave for those answered.
///
/// The application keeps the desk; skills and models never see it. Each question has a token that
/// is redeemed once and within its time. Safe from any thread.
public final class ConfirmationDesk: Sendable {
  /// A question that waits.
  public struct Question: Hashable, Sendable {
    /// What would run.
    public let call: SkillCall
    /// The text that was decided on.
    public let utterance: String
    /// What the application gives back when the user agrees.
    public let token: ConfirmationToken
  }

  /// How many questions stay open; the oldest is dropped for a new one.
  public static let capacity = 64

  private let timeToAnswer: Duration
  private let now: @Sendable () -> ContinuousClock.Instant
  private let lock = NSLock()
  // Guarded by the lock, the oldest first.
  nonisolated(unsafe) private var open: [(question: Question, deadline: ContinuousClock.Instant)] =
    []

  /// Makes a desk whose questions stand for two minutes, or as long as given.
  public convenience init(timeToAnswer: Duration = .seconds(120)) {
    self.init(timeToAnswer: timeToAnswer) { ContinuousClock.now }
  }

  package init(timeToAnswer: Duration, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    self.timeToAnswer = timeToAnswer
    self.now = now
  }

  /// Opens a question about a decision to confirm; nil for any other decision.
  public func ask(about decision: Decision) -> Question? {
    guard case .confirm(let call) = decision.action else { return nil }
    let question = Question(
      call: call, utterance: decision.utterance, token: ConfirmationToken())
    lock.withLock {
      if open.count == Self.capacity { open.removeFirst() }
      open.append((question, now() + timeToAnswer))
    }
    return question
  }

  /// Closes a question without leave: the user said no, or something else.
  public func withdraw(_ token: ConfirmationToken) {
    lock.withLock { open.removeAll { $0.question.token == token } }
  }

  /// Closes a question that is answered in time and returns it.
  func take(_ token: ConfirmationToken) throws(ConfirmationError) -> Question {
    let found = lock.withLock {
      open.firstIndex { $0.question.token == token }.map { open.remove(at: $0) }
    }
    guard let found else { throw .unknown }
    guard now() <= found.deadline else { throw .expired }
    return found.question
  }
}
