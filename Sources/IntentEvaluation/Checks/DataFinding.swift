/// Something in labelled data that a person should look at.
public struct DataFinding: Hashable, Sendable, Codable {
  /// How bad it is.
  public enum Severity: String, Codable, Hashable, Sendable {
    /// A model made from this learns something false, or a figure measured on it is wrong.
    case error
    /// Rarely meant, but nothing breaks.
    case warning
  }

  /// What kind of thing it is.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// The same text stands twice under one intent.
    case duplicate
    /// The same text stands under two intents.
    case conflict
    /// A text stands in both files of a comparison.
    case leak
    /// A row differs from an earlier one in its blanks at the ends or its intent's spelling only.
    case spelling
    /// An intent has too few rows to be learned.
    case thinIntent = "thin_intent"
  }

  public let kind: Kind
  public let severity: Severity
  /// Where it stands, as `file:line`.
  public let place: String
  /// What is wrong and what to do.
  public let message: String
}

extension DataFinding: CustomStringConvertible {
  public var description: String { "\(place): \(severity.rawValue): \(message)" }
}
