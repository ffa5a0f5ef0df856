/// Finds out when something that changes has come to rest; an editor may save in several writes.
///
/// Reading only after a rest has another reason: file systems date a change to some milliseconds,
/// so two states that follow at once can look alike.
struct Settling<Stamp: Equatable & Sendable>: Sendable {
  typealias Instant = ContinuousClock.Instant

  /// What to do after a look.
  enum Step: Equatable {
    case nothing
    /// Look again after so long.
    case wait(Duration)
    /// Read, then look again; what does not rest yet may be half written.
    case read(atRest: Bool)
  }

  /// How long it must stay the same.
  let rest: Duration
  /// How long to wait for that at most: what changes all the time is read all the same.
  let longestWait: Duration
  /// The state that was read at rest; none at first.
  private var seen: Stamp?
  private var pending: (stamp: Stamp, since: Instant, first: Instant)?

  init(rest: Duration, longestWait: Duration) {
    self.rest = rest
    self.longestWait = longestWait
  }

  /// Says what to do about a state that was found at a time.
  mutating func look(_ stamp: Stamp, at now: Instant) -> Step {
    guard stamp != seen else {
      pending = nil
      return .nothing
    }
    let known = pending
    let since = known?.stamp == stamp ? known?.since ?? now : now
    let first = known?.first ?? now
    if now - since >= rest {
      seen = stamp
      pending = nil
      return .read(atRest: true)
    }
    guard now - first < longestWait else {
      // Not at rest, hence not seen: it is read once more when it rests.
      pending = (stamp, since, now)
      return .read(atRest: false)
    }
    pending = (stamp, since, first)
    return .wait(rest - (now - since))
  }
}
