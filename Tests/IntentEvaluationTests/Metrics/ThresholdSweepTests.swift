import IntentEvaluation
import Testing

struct ThresholdSweepTests {
  @Test func everyPointCountsTheRowsDownToIt() {
    let points = ThresholdSweep(Outcome.sixRows).points
    #expect(points.map(\.threshold) == [0.9, 0.8, 0.7, 0.6, 0.4, 0.2])
    #expect(points.map(\.counts.inScope) == [1, 2, 2, 3, 4, 4])
    #expect(points.map(\.counts.right) == [1, 2, 2, 2, 3, 3])
    #expect(points.map(\.counts.outOfScope) == [0, 0, 1, 1, 1, 2])
  }

  @Test func outOfScopeRowsCountTheirWeight() {
    let counts = ThresholdSweep(Outcome.sixRows).points[3].counts
    #expect(counts.routed(outOfScopeWeight: 0.5) == 3.5)
    #expect(counts.wrong(outOfScopeWeight: 0.5) == 1.5)
    #expect(counts.total == 4)
    #expect(counts.wrong == 2)
  }

  @Test func equalScoresFallTogether() {
    let rows: [Outcome] = [.sample("a", "a", 0.5), .sample(nil, "a", 0.5), .sample("a", "b", 0.5)]
    let points = ThresholdSweep(rows).points
    #expect(points.count == 1)
    #expect(points.first?.counts.total == 3)
    #expect(points.first?.counts.wrong == 2)
  }

  @Test func plusAndMinusZeroAreOneScoreWhicheverComesFirst() {
    let rows: [Outcome] = [.sample("a", "a", -0.0), .sample(nil, "a", 0)]
    #expect(ThresholdSweep(rows).points.map(\.threshold.sign) == [.plus])
    #expect(ThresholdSweep(rows).points == ThresholdSweep(rows.reversed()).points)
  }

  @Test func nothingGivesNoPoints() {
    #expect(ThresholdSweep([]).points.isEmpty)
    #expect(ThresholdSweep([]).totals.total == 0)
  }

  @Test(arguments: [
    (1.0, 0), (0.9, 1), (0.85, 1), (0.7, 3), (0.65, 3), (0.2, 6), (-1.0, 6),
  ])
  func whatIsRoutedScoresAtLeastTheThreshold(threshold: Double, routed: Int) {
    #expect(ThresholdSweep(Outcome.sixRows).counts(at: threshold).total == routed)
  }

  @Test func noThresholdRoutesNothing() {
    #expect(ThresholdSweep(Outcome.sixRows).counts(at: nil).total == 0)
  }

  @Test func rowOrderDoesNotMatter() {
    let rows = Outcome.random(rows: 500, outOfScopeShare: 0.3, levels: 40, seed: 1)
    var generator = MetricsGenerator(state: 2)
    #expect(ThresholdSweep(rows).points == ThresholdSweep(rows.shuffled(using: &generator)).points)
  }
}
