import Foundation
import IntentClassification
import IntentRouting
import Testing

@testable import IntentEvaluation

struct EvaluationRunTests {
  private static let rows = [
    ("play some music", "music_play"), ("open the door", "light_on"), ("打开客厅的灯", "light_on"),
    ("who are you then", "oos"), ("play the door", "radio_play"),
  ].enumerated().map { place, row in
    LabeledUtterance(
      utterance: row.0, intent: row.1,
      location: SourceLocation(file: "test.csv", line: place + 2))
  }

  private static func report(_ rows: [LabeledUtterance], seed: UInt64?) -> EvaluationReport {
    var run = EvaluationRun(
      IntentRouter(classifier: SampleRouter.classifier), clock: ContinuousClock(),
      robustnessSeed: seed)
    for row in rows { run.add(row) }
    return run.report(isTimed: false)
  }

  @Test func rowsOneAtATimeGiveTheFiguresOfAllAtOnce() {
    let classifier = SampleRouter.classifier
    let outcomes = RoutingMeasurement(IntentRouter(classifier: classifier))
      .outcomes(of: Self.rows, clock: ContinuousClock()).outcomes
    let whole = EvaluationReport(outcomes, intents: classifier.intents.map(\.name))
    let report = Self.report(Self.rows, seed: nil)
    #expect(report.classification == whole.classification)
    #expect(report.ownDecisions == whole.ownDecisions)
    #expect(report.riskCurve == whole.riskCurve)
    #expect(report.robustness == nil)
  }

  @Test func everyPartReadsBackFromJSON() throws {
    let report = Self.report(Self.rows, seed: 4)
    #expect(!report.thresholds.isEmpty && !report.mistakes.isEmpty)
    #expect(report.robustness?.seed == 4)
    let back = try JSONDecoder().decode(EvaluationReport.self, from: report.jsonData())
    #expect(back == report)
  }

  @Test func aThresholdIsMarkedWithWhatItAloneBrings() throws {
    let report = Self.report(Self.rows, seed: nil)
    let mark = try #require(report.thresholds.first)
    #expect(mark.maxMisrouteRate == 0.05)
    #expect(mark.figures.threshold == 0.5)
    #expect(mark.standsFor.hasPrefix("at most 5 % wrong"))
    #expect(report.thresholds.count == SampleRouter.classifier.thresholds.count)
  }

  @Test func timesAreToldWhenAskedFor() {
    var run = EvaluationRun(
      IntentRouter(classifier: SampleRouter.classifier), clock: ContinuousClock())
    for row in Self.rows { run.add(row) }
    #expect(run.report().latency?.count == Self.rows.count)
  }
}
