public import Foundation
public import IntentClassification

/// Every figure about a model on labelled rows.
///
/// JSON keys: `rows`, `in_scope_rows`, `out_of_scope_rows`, `classification`
/// (``ClassificationReport``), `out_of_scope` (``OutOfScopeReport``), `calibration`
/// (``CalibrationReport``), `own_decisions` (``SelectiveRoutingReport``), `hand_overs` (a list of
/// ``HandOverCount``), `validation_thresholds` (``ValidationThresholds`` or null), `latency`
/// (``LatencyReport`` or null), `training_utterances` (``TrainingUtteranceCounts``), `thresholds` (a
/// list of ``ThresholdMark``), `risk_curve` (``RiskCurve``), `score_histogram`
/// (``ScoreHistogram``), `mistakes` (a list of ``Mistake``), `robustness` (``RobustnessReport`` or
/// null). All are always there; shares lie in 0...1, undefined ones are null.
public struct EvaluationReport: Sendable, Hashable, Codable {
  /// All rows.
  public let rows: Int
  /// The rows with a true intent.
  public let inScopeRows: Int
  /// The rows that are out of scope.
  public let outOfScopeRows: Int
  /// How well the best guess names the intent.
  public let classification: ClassificationReport
  /// How well the score tells in scope from out of scope.
  public let outOfScope: OutOfScopeReport
  /// How far confidence and accuracy agree.
  public let calibration: CalibrationReport
  /// What the model's own decisions bring.
  public let ownDecisions: SelectiveRoutingReport
  /// Why the model handed over, the most frequent reason first.
  public let handOvers: [HandOverCount]
  /// Rows that the model has by heart.
  public let trainingUtterances: TrainingUtteranceCounts
  /// What thresholds chosen on validation rows bring; nil where there were none.
  public let validationThresholds: ValidationThresholds?
  /// How long single calls took; nil where they weren't timed.
  public let latency: LatencyReport?
  /// What each threshold of the model brings on the rows, in the model's order.
  public let thresholds: [ThresholdMark]
  /// What routing costs at every coverage.
  public let riskCurve: RiskCurve
  /// How the score lies for right, wrong and out-of-scope rows.
  public let scoreHistogram: ScoreHistogram
  /// The worst mistakes, routed ones first, then the surest; at most 100.
  public let mistakes: [Mistake]
  /// How decisions bear changes of the text; nil where that wasn't measured.
  public let robustness: RobustnessReport?

  /// Evaluates the outcomes of a model that knows the given intents; O(n log n).
  ///
  /// Without validation rows, nil or none, there are no validation thresholds.
  public init(
    _ outcomes: [Outcome], intents: [String], validation: [Outcome]? = nil,
    rates: [Double] = ValidationThresholds.standardRates, latency: LatencyReport? = nil,
    thresholds: [AcceptanceThreshold] = [], mistakes: [Mistake] = [],
    robustness: RobustnessReport? = nil
  ) {
    let sweep = ThresholdSweep(outcomes)
    rows = outcomes.count
    inScopeRows = sweep.totals.inScope
    outOfScopeRows = sweep.totals.outOfScope
    classification = ClassificationReport(outcomes, intents: intents)
    outOfScope = OutOfScopeReport(sweep)
    calibration = CalibrationReport(outcomes)
    ownDecisions = SelectiveRoutingReport(ownDecisionsOf: outcomes)
    handOvers = HandOverCount.counts(of: outcomes)
    trainingUtterances = TrainingUtteranceCounts(outcomes)
    validationThresholds = Self.thresholds(validation: validation, test: sweep, rates: rates)
    self.latency = latency
    self.thresholds = thresholds.map { ThresholdMark($0, on: sweep) }
    riskCurve = RiskCurve(sweep)
    scoreHistogram = ScoreHistogram(outcomes)
    self.mistakes = mistakes
    self.robustness = robustness
  }

  /// Returns the report as JSON, keys sorted and indented, so that equal reports are equal bytes.
  public func jsonData() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Returns the report as plain text for a terminal, ending in a line break.
  ///
  /// No line is wider than `width` cells, East Asian wide characters taking two; a width below 80
  /// is laid out as 80. With `colour`, headings are set in bold by escape codes.
  public func text(width: Int = 80, colour: Bool = false) -> String {
    ReportText(report: self, width: width, colour: colour).text
  }

  private static func thresholds(
    validation: [Outcome]?, test: ThresholdSweep, rates: [Double]
  ) -> ValidationThresholds? {
    guard let validation, !validation.isEmpty else { return nil }
    return ValidationThresholds(validation: ThresholdSweep(validation), test: test, rates: rates)
  }
}

extension EvaluationReport {
  private enum CodingKeys: String, CodingKey {
    case rows
    case inScopeRows = "in_scope_rows"
    case outOfScopeRows = "out_of_scope_rows"
    case classification
    case outOfScope = "out_of_scope"
    case calibration
    case ownDecisions = "own_decisions"
    case handOvers = "hand_overs"
    case validationThresholds = "validation_thresholds"
    case latency
    case trainingUtterances = "training_utterances"
    case thresholds, mistakes, robustness
    case riskCurve = "risk_curve"
    case scoreHistogram = "score_histogram"
  }

  /// Writes every key, missing parts as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rows, forKey: .rows)
    try container.encode(inScopeRows, forKey: .inScopeRows)
    try container.encode(outOfScopeRows, forKey: .outOfScopeRows)
    try container.encode(classification, forKey: .classification)
    try container.encode(outOfScope, forKey: .outOfScope)
    try container.encode(calibration, forKey: .calibration)
    try container.encode(ownDecisions, forKey: .ownDecisions)
    try container.encode(handOvers, forKey: .handOvers)
    try container.encode(validationThresholds, forKey: .validationThresholds)
    try container.encode(latency, forKey: .latency)
    try container.encode(trainingUtterances, forKey: .trainingUtterances)
    try container.encode(thresholds, forKey: .thresholds)
    try container.encode(riskCurve, forKey: .riskCurve)
    try container.encode(scoreHistogram, forKey: .scoreHistogram)
    try container.encode(mistakes, forKey: .mistakes)
    try container.encode(robustness, forKey: .robustness)
  }
}
