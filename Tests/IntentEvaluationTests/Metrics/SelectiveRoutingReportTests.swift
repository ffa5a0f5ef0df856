import Foundation
import IntentEvaluation
import Testing

struct SelectiveRoutingReportTests {
  @Test func figuresAtAThresholdAreAsCountedByHand() {
    let report = SelectiveRoutingReport(Outcome.sixRows, threshold: 0.6)
    #expect(report.threshold == 0.6)
    #expect(report.routed == 4)
    #expect(report.coverage == 0.75)
    #expect(report.rightShare == 0.5)
    #expect(report.misrouteRate == 0.5)
    #expect(report.wrongIntentsRouted == 1)
    #expect(report.outOfScopeRouted == 1)
    #expect(report.outOfScopeRecall == 0.5)
    #expect(agree(report.jointAccuracy, 3.0 / 6))
  }

  @Test(arguments: [nil, -1.0, 0.2, 0.4, 0.5, 0.9, 1.0])
  func sweepAndRowsGiveTheSame(threshold: Double?) {
    let swept = SelectiveRoutingReport(ThresholdSweep(Outcome.sixRows), threshold: threshold)
    #expect(swept == SelectiveRoutingReport(Outcome.sixRows, threshold: threshold))
  }

  @Test func ownDecisionsFollowTheFlagsAndNotTheScores() {
    let rows = [
      Outcome(gold: "a", predicted: "a", score: 0.1, confidence: 0.1, isRouted: true),
      Outcome(gold: "a", predicted: "a", score: 0.9, confidence: 0.9, isRouted: false),
    ]
    let report = SelectiveRoutingReport(ownDecisionsOf: rows)
    #expect(report.threshold == nil)
    #expect(report.routed == 1)
    #expect(report.coverage == 0.5)
    #expect(report.jointAccuracy == 0.5)
  }

  @Test func noThresholdRefusesEverything() {
    let report = SelectiveRoutingReport(Outcome.sixRows, threshold: nil)
    #expect(report.coverage == 0)
    #expect(report.misrouteRate == 0)
    #expect(report.outOfScopeRecall == 1)
    #expect(agree(report.jointAccuracy, 2.0 / 6))
  }

  @Test func sharesOfNothingAreUndefined() {
    let none = SelectiveRoutingReport([], threshold: 0.5)
    #expect(none.coverage == nil)
    #expect(none.outOfScopeRecall == nil)
    #expect(none.jointAccuracy == nil)
    let inScope = SelectiveRoutingReport([.sample("a", "a", 1)], threshold: 0.5)
    #expect(inScope.outOfScopeRecall == nil)
    #expect(inScope.coverage == 1)
    let outOfScope = SelectiveRoutingReport([.sample(nil, "a", 1)], threshold: 0.5)
    #expect(outOfScope.coverage == nil)
    #expect(outOfScope.rightShare == nil)
    #expect(outOfScope.misrouteRate == 1)
  }

  @Test func undefinedFiguresAreWrittenAsNull() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(SelectiveRoutingReport([], threshold: nil))
    let expected = """
      {"coverage":null,"joint_accuracy":null,"misroute_rate":0,"out_of_scope_recall":null,\
      "out_of_scope_routed":0,"right_share":null,"routed":0,"threshold":null,\
      "wrong_intents_routed":0}
      """
    #expect(String(decoding: json, as: UTF8.self) == expected)
  }
}
