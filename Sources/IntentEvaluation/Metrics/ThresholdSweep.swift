/// What would be routed at every threshold, from the highest score down.
///
/// Built with one sort, O(n log n); every question after that is linear or faster. Rows of equal
/// score fall together, so the order of the rows never matters.
public struct ThresholdSweep: Sendable {
  /// One threshold and what is routed at it.
  public struct Point: Sendable, Hashable {
    /// The score down to which rows are routed, itself included.
    public let threshold: Double
    /// The rows routed so far.
    public let counts: RoutedCounts
  }

  /// One point per distinct score, thresholds falling.
  public let points: [Point]

  /// Creates the sweep over outcomes by their `score`.
  public init(_ outcomes: [Outcome]) {
    points = Self.points(of: outcomes.map(ScoredRow.init).sorted { $0.score > $1.score })
  }

  /// Everything that could be routed: the counts at the lowest threshold.
  public var totals: RoutedCounts { points.last?.counts ?? RoutedCounts() }

  /// Returns what is routed at a threshold by `score >= threshold`, nothing at nil; O(log n).
  public func counts(at threshold: Double?) -> RoutedCounts {
    guard let threshold else { return RoutedCounts() }
    let routed = firstIndex(below: threshold)
    return routed == 0 ? RoutedCounts() : points[routed - 1].counts
  }

  /// Returns how many leading points have a threshold of at least the given one.
  private func firstIndex(below threshold: Double) -> Int {
    var low = 0
    var high = points.count
    while low < high {
      let middle = (low + high) / 2
      if points[middle].threshold >= threshold { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Cuts rows of falling score into points.
  private static func points(of rows: [ScoredRow]) -> [Point] {
    var points: [Point] = []
    var counts = RoutedCounts()
    for index in rows.indices {
      let row = rows[index]
      counts.add(isInScope: row.isInScope, isRight: row.isRight)
      let isLastOfScore = index + 1 == rows.count || rows[index + 1].score != row.score
      if isLastOfScore { points.append(Point(threshold: row.score, counts: counts)) }
    }
    return points
  }
}

/// The little of an outcome that a sweep sorts.
private struct ScoredRow {
  let score: Double
  let isInScope: Bool
  let isRight: Bool

  init(_ outcome: Outcome) {
    // Adding zero turns -0 into 0, so that the one written first doesn't show.
    score = outcome.score + 0
    isInScope = outcome.isInScope
    isRight = outcome.isRight
  }
}
