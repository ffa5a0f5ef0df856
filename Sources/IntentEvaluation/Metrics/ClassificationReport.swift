/// How well the best guess names the intent of in-scope rows, without a threshold.
///
/// JSON keys: `rows`, `accuracy`, `macro_f1`, `gold_intents`, `intents`, `confused_pairs`,
/// `unknown_intents`; all are always there, undefined ones as null.
public struct ClassificationReport: Sendable, Hashable, Codable {
  /// The in-scope rows.
  public let rows: Int
  /// The share of them whose best guess is right, also called P@1; nil without rows.
  public let accuracy: Double?
  /// The mean F1 over the intents that occur as truth; nil without rows.
  public let macroF1: Double?
  /// How many intents occur as truth.
  public let goldIntents: Int
  /// Every intent that the model knows or the rows name, the weakest F1 first, then by name.
  public let intents: [IntentReport]
  /// Every confusion, the most frequent first, then by name.
  public let confusedPairs: [ConfusedPair]
  /// The true intents that the model doesn't know, each row of which is an error.
  public let unknownIntents: [IntentCount]

  /// Creates the report over the in-scope outcomes of a model that knows the given intents.
  public init(_ outcomes: [Outcome], intents knownIntents: [String]) {
    let tally = ConfusionTally(outcomes, intents: knownIntents)
    rows = tally.rows
    accuracy = Ratio.share(tally.rightRows, of: tally.rows)
    intents = tally.intentReports
    let scores = intents.filter { $0.support > 0 }.map { $0.f1 ?? 0 }
    goldIntents = scores.count
    macroF1 = scores.isEmpty ? nil : scores.reduce(0, +) / Double(scores.count)
    confusedPairs = tally.confusedPairs
    unknownIntents = tally.unknownIntents
  }
}

extension ClassificationReport {
  /// The intents of the model that no row has as its truth, by name.
  public var absentIntents: [String] {
    intents.filter { $0.support == 0 }.map(\.intent).sorted()
  }
}

extension ClassificationReport {
  private enum CodingKeys: String, CodingKey {
    case rows
    case accuracy
    case macroF1 = "macro_f1"
    case goldIntents = "gold_intents"
    case intents
    case confusedPairs = "confused_pairs"
    case unknownIntents = "unknown_intents"
  }

  /// Writes every key, undefined figures as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rows, forKey: .rows)
    try container.encode(accuracy, forKey: .accuracy)
    try container.encode(macroF1, forKey: .macroF1)
    try container.encode(goldIntents, forKey: .goldIntents)
    try container.encode(intents, forKey: .intents)
    try container.encode(confusedPairs, forKey: .confusedPairs)
    try container.encode(unknownIntents, forKey: .unknownIntents)
  }
}
