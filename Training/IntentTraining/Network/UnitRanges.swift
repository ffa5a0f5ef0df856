import IntentEvaluation

/// The hidden units, divided among threads in multiples of a vector.
struct UnitRanges: Sendable {
  private let ranges: [Range<Int>]

  init(_ hiddenSize: Int, threads: Int) {
    let vectors = hiddenSize / 8
    let parts = max(1, min(threads, vectors))
    ranges = (0..<parts).map { vectors * $0 / parts * 8..<vectors * ($0 + 1) / parts * 8 }
  }

  /// Calls `body` once for each range, at the same time.
  func runEach(_ body: @Sendable (Range<Int>) -> Void) {
    let ranges = ranges
    Parallel.forEach(ranges.count) { body(ranges[$0]) }
  }
}
