import IntentEvaluation
import Testing

struct CalibrationReportTests {
  private let fourRows: [Outcome] = [
    .sample("a", "a", 0.9), .sample("a", "b", 0.3), .sample("a", "a", 0.7), .sample("a", "a", 0.2),
    .sample(nil, "a", 0.99),
  ]

  @Test func binsAreOfEqualMassAndRise() {
    let report = CalibrationReport(fourRows, binCount: 2)
    #expect(report.rows == 4)
    #expect(report.bins.map(\.count) == [2, 2])
    #expect(report.bins.map(\.lowestConfidence) == [0.2, 0.7])
    #expect(report.bins.map(\.highestConfidence) == [0.3, 0.9])
    #expect(report.bins.map(\.accuracy) == [0.5, 1])
    #expect(agree(report.bins[0].meanConfidence, 0.25))
  }

  @Test func theErrorIsTheMeanDistanceOverTheBins() {
    let report = CalibrationReport(fourRows, binCount: 2)
    #expect(agree(report.expectedCalibrationError, 0.5 * 0.25 + 0.5 * 0.2))
  }

  @Test func fewerRowsThanBinsGiveOneBinEach() {
    let report = CalibrationReport(fourRows)
    #expect(report.bins.map(\.count) == [1, 1, 1, 1])
    #expect(agree(report.expectedCalibrationError, (0.8 + 0.3 + 0.3 + 0.1) / 4))
  }

  @Test func unevenRowsFillBinsThatDifferByOneAtMost() {
    let rows = Outcome.random(rows: 1003, outOfScopeShare: 0, levels: 1000, seed: 3)
    let counts = CalibrationReport(rows).bins.map(\.count)
    #expect(counts.count == 15)
    #expect(counts.reduce(0, +) == 1003)
    #expect(Set(counts) == [66, 67])
  }

  @Test func equalConfidencesShareTheirAccuracy() {
    let rows = (0..<30).map { Outcome.sample($0 < 10 ? "a" : "b", "a", 0.5) }
    let report = CalibrationReport(rows)
    #expect(report.bins.allSatisfy { agree($0.accuracy, 1.0 / 3) })
    #expect(agree(report.expectedCalibrationError, 0.5 - 1.0 / 3))
  }

  @Test func rowOrderDoesNotMatter() {
    let rows = Outcome.random(rows: 400, outOfScopeShare: 0.2, levels: 7, seed: 4)
    #expect(CalibrationReport(rows) == CalibrationReport(rows.reversed()))
  }

  @Test(arguments: [[], [Outcome.sample(nil, "a", 1)]])
  func withoutInScopeRowsTheErrorIsUndefined(rows: [Outcome]) {
    let report = CalibrationReport(rows)
    #expect(report.expectedCalibrationError == nil)
    #expect(report.bins.isEmpty)
  }

  @Test func oneRowIsOneBin() {
    let report = CalibrationReport([.sample("a", "a", 0.8)])
    #expect(report.bins.count == 1)
    #expect(agree(report.expectedCalibrationError, 0.2))
  }
}
