/// Rows of similar confidence: how sure the model was of them, and how often it was right.
///
/// JSON keys: `lowest_confidence`, `highest_confidence`, `mean_confidence`, `accuracy`, `count`.
public struct ReliabilityBin: Sendable, Hashable, Codable {
  /// The lowest confidence in the bin.
  public let lowestConfidence: Double
  /// The highest confidence in the bin.
  public let highestConfidence: Double
  /// The mean confidence in the bin.
  public let meanConfidence: Double
  /// The share of the bin's rows whose best guess is right.
  public let accuracy: Double
  /// The rows in the bin.
  public let count: Int

  private enum CodingKeys: String, CodingKey {
    case lowestConfidence = "lowest_confidence"
    case highestConfidence = "highest_confidence"
    case meanConfidence = "mean_confidence"
    case accuracy
    case count
  }
}
