import Foundation
import IntentRouting

/// What the application wants of a session, with the stream that waits for its events.
struct TurnRequest: Sendable {
  enum Wish: Sendable {
    /// Decide on an utterance, and do it.
    case utterance(String)
    /// Run what was confirmed.
    case confirmation(ConfirmationToken)
    /// Run what the user has said no to not at all.
    case refusal
    /// Go on with what waited for a permission.
    case resumption
  }

  let id = UUID()
  let wish: Wish
  let events: AsyncThrowingStream<AssistantEvent, any Error>.Continuation

  /// What the user said, for the transcript.
  var utterance: String {
    if case .utterance(let text) = wish { text } else { "" }
  }
}

/// Requests in the order in which they were made, from whatever thread.
final class TurnInbox: Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private var requests: [TurnRequest] = []

  func add(_ request: TurnRequest) { lock.withLock { requests.append(request) } }

  func takeAll() -> [TurnRequest] {
    lock.withLock {
      defer { requests = [] }
      return requests
    }
  }
}
