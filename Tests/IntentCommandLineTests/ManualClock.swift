@testable import IntentCommandLine

/// A clock that goes on only when a test says so.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var elapsed: Duration = .zero

    static func < (left: Self, right: Self) -> Bool { left.elapsed < right.elapsed }
    func advanced(by duration: Duration) -> Self { Self(elapsed: elapsed + duration) }
    func duration(to other: Self) -> Duration { other.elapsed - elapsed }
  }

  private let instant = Locked(Instant())
  let minimumResolution: Duration = .nanoseconds(1)

  var now: Instant { instant.withLock { $0 } }

  func advance(by duration: Duration) { instant.withLock { $0 = $0.advanced(by: duration) } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    instant.withLock { $0 = max($0, deadline) }
  }
}
