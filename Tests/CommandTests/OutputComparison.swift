import Foundation

/// Compares what a command printed with what a page shows.
struct OutputComparison {
  /// Stands for any lines.
  static let gap = "…"

  /// Whether digits are left out of the comparison.
  let figuresVary: Bool

  /// Tells whether the lines shown stand for the lines printed.
  func matches(shown: [String], printed: [String]) -> Bool {
    if let shown = Self.canonicalJSON(shown), let printed = Self.canonicalJSON(printed) {
      return masked(shown) == masked(printed)
    }
    return matches(shown.map(masked)[...], trimmed(printed).map(masked)[...])
  }

  private func matches(_ shown: ArraySlice<String>, _ printed: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return printed.isEmpty }
    let rest = shown.dropFirst()
    if first == Self.gap {
      return (printed.startIndex...printed.endIndex).contains { matches(rest, printed[$0...]) }
    }
    return first == printed.first && matches(rest, printed.dropFirst())
  }

  private func trimmed(_ lines: [String]) -> [String] {
    Array(lines.reversed().drop { $0.isEmpty }.reversed())
  }

  /// Leaves times out always, since no two machines share them; and the blanks and rules that set
  /// figures in columns where figures vary.
  private func masked(_ line: String) -> String {
    let timeless = line.replacing(
      /[0-9][0-9.,]*( (?:µs|ms|s|a second)(?![a-z]))/, with: { "#\($0.output.1)" })
    guard figuresVary else { return timeless }
    // A fingerprint is a figure, too.
    return timeless.replacing(/\b[0-9a-f]{16}\b/, with: "#")
      .replacing(/[0-9][0-9.,]*(?:[eE]-?[0-9]+)?/, with: "#")
      .replacing(#/ +/#, with: " ").replacing(/--+/, with: "--")
  }

  /// One JSON object may be shown on several lines.
  private static func canonicalJSON(_ lines: [String]) -> String? {
    let text = Data(lines.joined(separator: "\n").utf8)
    guard let object = try? JSONSerialization.jsonObject(with: text),
      let sorted = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    else { return nil }
    return String(decoding: sorted, as: UTF8.self)
  }
}
