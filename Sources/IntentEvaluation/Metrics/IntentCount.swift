/// An intent and a number of rows.
///
/// JSON keys: `intent`, `count`.
public struct IntentCount: Sendable, Hashable, Codable {
  /// The intent's name.
  public let intent: String
  /// The rows that carry it.
  public let count: Int
}
