import Foundation

/// An utterance and its intent, from a public data set.
public struct LabeledRow: Sendable {
  public let text: String
  public let intent: String

  /// Reads a CSV file of two columns, text and intent, behind a header.
  public static func read(_ path: String) throws -> [LabeledRow] {
    try records(String(contentsOf: URL(filePath: path), encoding: .utf8)).dropFirst()
      .filter { $0.count == 2 }
      .map { LabeledRow(text: $0[0], intent: $0[1]) }
  }

  /// Cuts CSV into records of fields (RFC 4180).
  private static func records(_ text: String) -> [[String]] {
    var records: [[String]] = []
    var fields: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch (scalar, isQuoted) {
      case ("\"", false):
        // A quote behind a closing quote stands for itself.
        if previous == "\"" { field.append(scalar) }
        isQuoted = true
      case ("\"", true): isQuoted = false
      case (",", false), ("\n", false):
        fields.append(String(field))
        field = String.UnicodeScalarView()
        if scalar == "\n" {
          records.append(fields)
          fields = []
        }
      case ("\r", false): break
      default: field.append(scalar)
      }
      previous = scalar
    }
    return records
  }
}
