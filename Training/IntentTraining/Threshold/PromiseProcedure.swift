import IntentClassification

/// Chooses a threshold with the most coverage whose misroute rate is bounded with confidence: a
/// fixed sequence of tests from a few start points, not a scan for the luckiest one.
///
/// Thresholds are quantiles of the in-scope score. From the highest start point that passes at
/// two fifths of the error, it steps towards more coverage while each step passes at the whole
/// error. `docs/evaluation.md` tells what was measured of it.
struct PromiseProcedure {
  /// A threshold with the rows that it routes.
  struct Point: Hashable, Sendable {
    var threshold: Double
    var wrong = 0
    var right = 0
    var outOfScopeRouted = 0
    var pValue = 1.0
  }

  enum Outcome: Hashable, Sendable {
    case certified(Point)
    /// The best point that a start could have, where no start passed.
    case refused(best: Point?)
  }

  /// Steps of coverage are 1/80: 1.25 %. Half of that walks further into the error, for a third of
  /// a point of coverage.
  private static let steps = 80
  /// From 75 % of coverage down to 20 %, five points apart: with half as many, promises of 1 % are
  /// refused more often, and false ones are hardly rarer.
  private static let starts = [60, 56, 52, 48, 44, 40, 36, 32, 28, 24, 20, 16]
  private static let startShare = 0.4

  let bound: MisrouteBound
  /// The probability of a false promise that is allowed, such as 0.05.
  let error: Double

  /// Runs the procedure over held-out rows, each with its score (below 0 if it is never routed) and
  /// whether acting is right; nil for a row that is out of scope.
  func run(_ rows: [(score: Double, isRight: Bool?)]) -> Outcome {
    guard rows.contains(where: { $0.isRight != nil }) else { return .refused(best: nil) }
    let points = points(rows)
    guard let start = Self.starts.first(where: { passes(points[$0 - 1], Self.startShare) }) else {
      return .refused(best: Self.starts.map { points[$0 - 1] }.min { $0.pValue < $1.pValue })
    }
    var last = start
    while last < Self.steps - 2, points[last].pValue <= error { last += 1 }
    return .certified(points[last - 1])
  }

  private func passes(_ point: Point, _ share: Double) -> Bool { point.pValue <= error * share }

  /// Scores below 0 are never routed: a threshold among them certifies nothing.
  private func pValue(_ point: Point) -> Double {
    guard point.threshold >= 0 else { return 1 }
    return bound.pValue(
      wrong: point.wrong, right: point.right, outOfScopeRouted: point.outOfScopeRouted)
  }

  /// The points at coverage 1.25, 2.5 … 97.5 %.
  private func points(_ rows: [(score: Double, isRight: Bool?)]) -> [Point] {
    let inScope = rows.filter { $0.isRight != nil }.map(\.score).sorted(by: >)
    let sorted = rows.sorted { $0.score > $1.score }
    var position = 0
    var counts = Point(threshold: .infinity)
    return (1..<Self.steps - 1).map { step in
      let rank = max(
        1, Int((Double(step) * Double(inScope.count) / Double(Self.steps)).rounded(.up)))
      counts.threshold = inScope[min(rank, inScope.count) - 1]
      while position < sorted.count, sorted[position].score >= counts.threshold {
        counts.add(sorted[position].isRight)
        position += 1
      }
      counts.pValue = pValue(counts)
      return counts
    }
  }
}

extension PromiseProcedure.Point {
  fileprivate mutating func add(_ isRight: Bool?) {
    switch isRight {
    case true?: right += 1
    case false?: wrong += 1
    case nil: outOfScopeRouted += 1
    }
  }
}
