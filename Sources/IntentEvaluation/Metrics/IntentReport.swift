/// How well one intent is recognised, by best guess and without a threshold.
///
/// JSON keys: `intent`, `support`, `predicted`, `precision`, `recall`, `f1`; all are always there,
/// undefined ones as null.
public struct IntentReport: Sendable, Hashable, Codable {
  /// The intent's name.
  public let intent: String
  /// The in-scope rows whose true intent it is.
  public let support: Int
  /// The in-scope rows for which it was guessed.
  public let predicted: Int
  /// The share of its guesses that are right; nil where it was never guessed.
  public let precision: Double?
  /// The share of its rows that are found; nil where it has none.
  public let recall: Double?
  /// The harmonic mean of precision and recall; nil where it has no rows and no guesses.
  public let f1: Double?

  /// Derives the figures from counts.
  init(intent: String, support: Int, predicted: Int, right: Int) {
    self.intent = intent
    self.support = support
    self.predicted = predicted
    precision = Ratio.share(right, of: predicted)
    recall = Ratio.share(right, of: support)
    f1 = Ratio.share(2 * right, of: support + predicted)
  }

  /// Whether it stands before another in a list of the weakest: by F1, undefined last, then name.
  static func isWeaker(_ first: IntentReport, than second: IntentReport) -> Bool {
    // No F1 exceeds 1, so 2 puts the undefined ones last.
    (first.f1 ?? 2, first.intent) < (second.f1 ?? 2, second.intent)
  }
}

extension IntentReport {
  private enum CodingKeys: String, CodingKey {
    case intent, support, predicted, precision, recall, f1
  }

  /// Writes every key, undefined figures as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(intent, forKey: .intent)
    try container.encode(support, forKey: .support)
    try container.encode(predicted, forKey: .predicted)
    try container.encode(precision, forKey: .precision)
    try container.encode(recall, forKey: .recall)
    try container.encode(f1, forKey: .f1)
  }
}
