import Foundation
import IntentEvaluation
import Testing

struct EvaluationReportTests {
  private static let full = EvaluationReport(
    Outcome.sixRows, intents: ["a", "b", "c"], validation: Outcome.sixRows,
    latency: LatencyReport(nanoseconds: [4000, 5000]))

  @Test func partsAreThoseOfTheRows() {
    let report = Self.full
    #expect(report.rows == 6)
    #expect(report.inScopeRows == 4)
    #expect(report.outOfScopeRows == 2)
    let classification = ClassificationReport(Outcome.sixRows, intents: ["a", "b", "c"])
    #expect(report.classification == classification)
    #expect(report.outOfScope == OutOfScopeReport(Outcome.sixRows))
    #expect(report.calibration == CalibrationReport(Outcome.sixRows))
    #expect(report.ownDecisions == SelectiveRoutingReport(ownDecisionsOf: Outcome.sixRows))
    let thresholds = ValidationThresholds(validation: Outcome.sixRows, test: Outcome.sixRows)
    #expect(report.validationThresholds == thresholds)
  }

  @Test func handOversAreCountedByReason() {
    let rows = [("b", false), ("a", false), (nil, false), ("b", false), ("x", true)].map {
      Outcome(
        gold: "a", predicted: "a", score: 0, confidence: 0, isRouted: $0.1, reason: $0.0)
    }
    let handOvers = EvaluationReport(rows, intents: ["a"]).handOvers
    #expect(handOvers.map(\.reason) == ["b", "a", nil])
    #expect(handOvers.map(\.count) == [2, 1, 1])
  }

  @Test func noValidationRowsGiveNoThresholds() {
    #expect(EvaluationReport(Outcome.sixRows, intents: []).validationThresholds == nil)
    #expect(
      EvaluationReport(Outcome.sixRows, intents: [], validation: []).validationThresholds == nil)
  }

  @Test func jsonReadsBackAsTheSameReport() throws {
    for report in [Self.full, EvaluationReport([], intents: [])] {
      let json = try report.jsonData()
      #expect(try JSONDecoder().decode(EvaluationReport.self, from: json) == report)
    }
  }

  @Test(arguments: [full, EvaluationReport([], intents: [])])
  func everyDocumentedKeyIsThere(report: EvaluationReport) throws {
    let object = try JSONSerialization.jsonObject(with: report.jsonData()) as? [String: Any]
    let keys = try #require(object).keys.sorted()
    #expect(
      keys == [
        "calibration", "classification", "hand_overs", "in_scope_rows", "latency", "mistakes",
        "out_of_scope", "out_of_scope_rows", "own_decisions", "risk_curve", "robustness", "rows",
        "score_histogram", "thresholds", "training_utterances", "validation_thresholds",
      ])
  }

  @Test func jsonKeysOfTheFigures() throws {
    let json = String(decoding: try Self.full.jsonData(), as: UTF8.self)
    let keys = [
      "accuracy", "macro_f1", "gold_intents", "confused_pairs", "unknown_intents", "precision",
      "recall", "f1", "support", "auroc", "fpr_at_95_tpr", "ece", "bins", "mean_confidence",
      "lowest_confidence", "highest_confidence", "coverage", "misroute_rate", "right_share",
      "joint_accuracy", "max_overall", "prior_matched", "oracle", "plain", "p50_microseconds",
      "p95_microseconds", "p99_microseconds", "throughput_per_second", "reason",
    ]
    for key in keys { #expect(json.contains("\"\(key)\" : ")) }
  }

  @Test func rowOrderDoesNotMatter() throws {
    let rows = Outcome.random(rows: 700, outOfScopeShare: 0.3, levels: 20, seed: 8)
    var generator = MetricsGenerator(state: 9)
    let intents = ["stop", "play", "lights"]
    let ordered = EvaluationReport(rows, intents: intents, validation: rows)
    let shuffled = rows.shuffled(using: &generator)
    let other = EvaluationReport(shuffled, intents: intents.reversed(), validation: shuffled)
    #expect(try ordered.jsonData() == other.jsonData())
  }

  @Test(.timeLimit(.minutes(1)))
  func manyRowsAreEvaluatedWithoutQuadraticWork() {
    let rows = Outcome.random(rows: 30_000, outOfScopeShare: 0.2, levels: 1 << 40, seed: 10)
    let report = EvaluationReport(rows, intents: [], validation: rows)
    #expect(report.rows == 30_000)
  }
}
