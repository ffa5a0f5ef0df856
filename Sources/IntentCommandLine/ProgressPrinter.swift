/// Shows progress on standard error: redrawn in place on a terminal, silent or plain elsewhere.
///
/// May be used from several threads. The clock and the sink are passed in for tests.
package final class ProgressPrinter<Time: Clock>: Sendable where Time.Duration == Duration {
  private struct State: Sendable {
    var isDrawn = false
    var lastDrawing: Time.Instant?
  }

  private let mode: ProgressMode
  private let clock: Time
  private let interval: Duration
  private let sink: @Sendable (String) -> Void
  private let state = Locked(State())

  /// Makes a printer that draws at most once in an interval.
  package init(
    mode: ProgressMode, clock: Time, interval: Duration = .milliseconds(100),
    sink: @escaping @Sendable (String) -> Void = Terminal.writeError
  ) {
    self.mode = mode
    self.clock = clock
    self.interval = interval
    self.sink = sink
  }

  /// Draws the bar on a terminal, unless one was drawn just before; cheap to call often.
  package func update(_ bar: ProgressBar) {
    guard case .bar(let width) = mode else { return }
    state.withLock { state in
      let now = clock.now
      if let last = state.lastDrawing, last.duration(to: now) < interval { return }
      draw(bar, width: width, at: now, &state)
    }
  }

  /// Reports the end of a whole step, such as an epoch: always drawn, and a line in plain mode.
  package func completeStep(_ bar: ProgressBar) {
    switch mode {
    case .silent: return
    case .plainLines: sink(bar.plainLine + "\n")
    case .bar(let width): state.withLock { draw(bar, width: width, at: clock.now, &$0) }
    }
  }

  /// Clears the line, so that the next output starts on an empty one.
  package func finish() {
    state.withLock { state in
      if state.isDrawn { sink("\r\u{1B}[K") }
      state = State()
    }
  }

  private func draw(_ bar: ProgressBar, width: Int, at now: Time.Instant, _ state: inout State) {
    // Drawing first and erasing the rest of the line after it doesn't flicker.
    sink("\r\(bar.rendered(width: width))\u{1B}[K")
    state = State(isDrawn: true, lastDrawing: now)
  }
}
