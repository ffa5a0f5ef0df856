import IntentClassification
public import IntentRouting

/// A row that went wrong, and the numbers that its decision compared.
///
/// JSON keys: `text`, `file`, `line`, `gold` (null out of scope), `predicted`, `routed`, `reason`
/// (null where routed), `acceptance`, `threshold`, `threshold_source`, `stands_for`, `rule`,
/// `margin`, `candidates` (a list of `intent` and `confidence`); all are always there.
public struct Mistake: Sendable, Hashable, Codable {
  /// An intent and its calibrated probability.
  public struct Candidate: Sendable, Hashable, Codable {
    /// The intent's name.
    public let intent: String
    /// In 0...1.
    public let confidence: Double
  }

  /// So many of the most probable intents are kept.
  static let candidatesKept = 5

  /// What was said.
  public let text: String
  /// The file of the row, as it was given.
  public let file: String
  /// The row's line, counted from 1.
  public let line: Int
  /// The true intent; nil out of scope.
  public let gold: String?
  /// The intent that was decided about.
  public let predicted: String
  /// Whether it was acted on: what users suffer from.
  public let isRouted: Bool
  /// Why it was handed over; nil where it was routed.
  public let reason: String?
  /// The score by which the router decides.
  public let acceptance: Double
  /// What it was compared with; above 1 nothing is routed.
  public let threshold: Double
  /// Where the threshold comes from.
  public let thresholdSource: Receipt.ThresholdSource
  /// What the threshold stands for; nil where the route map sets its own.
  public let standsFor: String?
  /// The rule that decided, as a comparison in words.
  public let rule: String
  /// The best intent's probability less the runner-up's.
  public let margin: Double
  /// The most probable intents, the best first.
  public let candidates: [Candidate]

  /// Takes what matters from a row, its decision and its outcome.
  init(_ row: LabeledUtterance, _ decision: Decision, _ outcome: Outcome) {
    let receipt = decision.receipt
    text = row.utterance
    file = row.location.file
    line = row.location.line
    gold = outcome.gold
    predicted = outcome.predicted
    isRouted = outcome.isRouted
    reason = outcome.reason
    acceptance = receipt.acceptance
    threshold = receipt.threshold
    thresholdSource = receipt.thresholdSource
    standsFor = receipt.promise?.description
    rule = Self.rule(decision, outcome)
    margin = receipt.margin
    candidates = decision.classification.ranking.prefix(Self.candidatesKept).map {
      Candidate(intent: $0.intent.name, confidence: $0.confidence)
    }
  }

  /// Without a route map every intent counts as mapped, which the receipt can't know.
  private static func rule(_ decision: Decision, _ outcome: Outcome) -> String {
    guard outcome.isRouted, case .handOver = decision.action else { return decision.receipt.rule }
    return outcome.isTrainingUtterance ? "text is a training utterance" : "acceptance >= threshold"
  }

  /// Whether it stands before another in a list of the worst: routed ones first, the surest first,
  /// then by what is written, so that the order of the rows never matters.
  static func isWorse(_ first: Mistake, than second: Mistake) -> Bool {
    if first.isRouted != second.isRouted { return first.isRouted }
    if first.acceptance != second.acceptance { return first.acceptance > second.acceptance }
    return (first.text, first.gold ?? "", first.file, first.line)
      < (second.text, second.gold ?? "", second.file, second.line)
  }
}

extension Mistake {
  private enum CodingKeys: String, CodingKey {
    case text, file, line, gold, predicted, reason, acceptance, threshold, rule, margin, candidates
    case isRouted = "routed"
    case thresholdSource = "threshold_source"
    case standsFor = "stands_for"
  }

  /// Writes every key, missing ones as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
    try container.encode(gold, forKey: .gold)
    try container.encode(predicted, forKey: .predicted)
    try container.encode(isRouted, forKey: .isRouted)
    try container.encode(reason, forKey: .reason)
    try container.encode(acceptance, forKey: .acceptance)
    try container.encode(threshold, forKey: .threshold)
    try container.encode(thresholdSource, forKey: .thresholdSource)
    try container.encode(standsFor, forKey: .standsFor)
    try container.encode(rule, forKey: .rule)
    try container.encode(margin, forKey: .margin)
    try container.encode(candidates, forKey: .candidates)
  }
}
