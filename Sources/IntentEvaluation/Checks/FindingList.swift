/// Findings as they come, with a limit for each kind, so that a file of a million mistakes does not
/// fill the memory.
package struct FindingList: Sendable {
  /// The findings that are kept, in the order in which they came.
  package private(set) var findings: [DataFinding] = []
  private let mostOfAKind: Int
  private var counts: [DataFinding.Kind: Int] = [:]
  private var blocking = 0

  package init(mostOfAKind: Int = .max) { self.mostOfAKind = mostOfAKind }

  /// Adds a finding, which is made only if it is kept.
  package mutating func add(
    _ kind: DataFinding.Kind, _ severity: DataFinding.Severity, _ finding: () -> DataFinding
  ) {
    counts[kind, default: 0] += 1
    if severity != .note { blocking += 1 }
    if counts[kind, default: 0] <= mostOfAKind { findings.append(finding()) }
  }

  package mutating func add(_ finding: DataFinding) {
    add(finding.kind, finding.severity) { finding }
  }

  /// How many findings of a kind came, kept or not.
  package func count(_ kind: DataFinding.Kind) -> Int { counts[kind, default: 0] }

  /// How many findings came that are more than a note.
  package var blockingCount: Int { blocking }

  /// How many findings came.
  package var count: Int { counts.values.reduce(0, +) }

  /// The kinds of which not all findings were kept.
  package var cutKinds: [DataFinding.Kind] {
    DataFinding.Kind.allCases.filter { count($0) > mostOfAKind }
  }
}
