/// An intent taken for another one, and how often.
///
/// JSON keys: `gold`, `predicted`, `count`.
public struct ConfusedPair: Sendable, Hashable, Codable {
  /// The true intent.
  public let gold: String
  /// The intent it was taken for.
  public let predicted: String
  /// The in-scope rows this happened to.
  public let count: Int

  /// Whether it stands before another in a list of the most frequent: by count, then names.
  static func isWorse(_ first: ConfusedPair, than second: ConfusedPair) -> Bool {
    (second.count, first.gold, first.predicted) < (first.count, second.gold, second.predicted)
  }
}
