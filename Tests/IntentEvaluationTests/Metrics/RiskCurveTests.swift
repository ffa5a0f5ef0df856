import Foundation
import IntentEvaluation
import Testing

struct RiskCurveTests {
  @Test func everyPointIsWhatItsThresholdBrings() {
    let rows = Outcome.random(rows: 2000, outOfScopeShare: 0.2, levels: 1 << 30, seed: 3)
    let curve = RiskCurve(ThresholdSweep(rows))
    #expect(curve.points.count == 200)
    for point in curve.points {
      let report = SelectiveRoutingReport(rows, threshold: point.threshold)
      #expect(report.coverage == point.coverage)
      #expect(report.misrouteRate == point.misrouteRate)
      #expect(report.routed == point.routed)
    }
    #expect(curve.points.last?.coverage == 1)
  }

  @Test func fewRowsGiveAPointForEachScoreAtWhichCoverageRises() {
    let curve = RiskCurve(ThresholdSweep(Outcome.sixRows))
    #expect(curve.points.map(\.coverage) == [0.25, 0.5, 0.75, 1])
    #expect(curve.points.map(\.threshold) == [0.9, 0.8, 0.6, 0.4])
  }

  @Test func thereIsNoCurveWithoutInScopeRows() {
    #expect(RiskCurve(ThresholdSweep([.sample(nil, "a", 0.3)])).points.isEmpty)
    #expect(RiskCurve(ThresholdSweep([])).points.isEmpty)
  }
}

struct ScoreHistogramTests {
  @Test func everyRowLiesInOneBinOfItsKind() {
    let rows = Outcome.random(rows: 500, outOfScopeShare: 0.3, levels: 40, seed: 4)
    let bins = ScoreHistogram(rows).bins
    #expect(bins.count == 40)
    #expect(bins.reduce(0) { $0 + $1.right } == rows.count(where: \.isRight))
    #expect(bins.reduce(0) { $0 + $1.wrong } == rows.count { $0.isInScope && !$0.isRight })
    #expect(bins.reduce(0) { $0 + $1.outOfScope } == rows.count { !$0.isInScope })
  }

  @Test func theEndsBelongToTheOuterBins() {
    let bins = ScoreHistogram([.sample("a", "a", 0), .sample("a", "b", 1)], binCount: 4).bins
    #expect(bins.map(\.right) == [1, 0, 0, 0])
    #expect(bins.map(\.wrong) == [0, 0, 0, 1])
    #expect(bins.map(\.from) == [0, 0.25, 0.5, 0.75])
  }

  @Test func scoresBeyondOneStretchTheBins() {
    let bins = ScoreHistogram([.sample("a", "a", -2), .sample("a", "a", 6)], binCount: 4).bins
    #expect(bins.map(\.right) == [1, 0, 0, 1])
    #expect(bins.first?.from == -2 && bins.last?.to == 6)
  }
}
