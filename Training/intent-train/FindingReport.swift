import Foundation
import IntentCommandLine
import IntentEvaluation

/// Findings as text, kind by kind, or as JSON.
struct FindingReport {
  /// More of a kind is more than a person reads at once.
  private static let shownOfAKind = 10
  /// Of mere suspicions fewer will do, so that they do not push what must be mended off the screen.
  private static let shownNotes = 5

  let list: FindingList
  let showsAll: Bool

  /// Writes a heading for each kind, and below it the places.
  func writeText(to output: OutputWriter) throws {
    let byKind = Dictionary(grouping: list.findings, by: \.kind)
    for kind in DataFinding.Kind.allCases {
      guard let findings = byKind[kind], let first = findings.first else { continue }
      let count = list.count(kind)
      try output.writeLine("\(first.severity.rawValue): \(kind.rawValue), \(count)")
      let most = first.severity == .note ? Self.shownNotes : Self.shownOfAKind
      let shown = showsAll ? findings.count : most
      for finding in findings.prefix(shown) {
        try output.writeLine("  \(finding.place): \(finding.message)")
      }
      if count > shown {
        try output.writeLine("  … \(count - shown) more" + (showsAll ? "" : "; --all shows them"))
      }
    }
  }

  /// Writes an array of findings, those of a kind together.
  func writeJSON(to output: OutputWriter) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let byKind = Dictionary(grouping: list.findings, by: \.kind)
    let findings = DataFinding.Kind.allCases.flatMap { byKind[$0] ?? [] }
    try output.writeLine(String(decoding: try encoder.encode(findings), as: UTF8.self))
  }

  /// How much was found, in words.
  var summary: String {
    guard list.count > 0 else { return "nothing found" }
    let notes = list.count - list.blockingCount
    return "\(list.blockingCount) to mend, \(notes) to look at"
  }
}
