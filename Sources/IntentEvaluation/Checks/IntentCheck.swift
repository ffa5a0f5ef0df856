import IntentClassification

/// Looks at the intents: how they are spelled, and how many rows each has.
struct IntentCheck {
  /// Fewer rows of an intent than this teach little.
  static let fewestRows = 5
  /// An intent with more than this many times the rows of the middle one draws others to it.
  private static let dominance = 10
  /// Fewer rows than this are never too many.
  private static let fewestDominant = 50

  let table: RowTable
  let checked: Int

  func run(into list: inout FindingList) {
    let intents = counted()
    for finding in spellings(intents) + thin(intents) + dominant(intents) { list.add(finding) }
  }

  private struct CountedIntent {
    let name: String
    let firstRow: Int
    var rows: Int
  }

  /// The intents of the rows in scope, in order of appearance.
  private func counted() -> [CountedIntent] {
    var place: [Int: Int] = [:]
    var intents: [CountedIntent] = []
    for row in 0..<checked where !table.isOutOfScope(row) {
      if let index = place[table.intentNumber(row)] {
        intents[index].rows += 1
      } else {
        place[table.intentNumber(row)] = intents.count
        intents.append(CountedIntent(name: table.intent(row), firstRow: row, rows: 1))
      }
    }
    return intents
  }

  /// Intents that differ in case, blanks or width only are one intent by mistake.
  private func spellings(_ intents: [CountedIntent]) -> [DataFinding] {
    var first: [String: String] = [:]
    return intents.compactMap { intent in
      let key = TextNormalizer.normalize(intent.name)
      guard let spelling = first[key] else {
        first[key] = intent.name
        return nil
      }
      return DataFinding(
        .spelling, .warning, intent: intent.name, at: table.location(intent.firstRow),
        "intent \"\(intent.name)\" is also spelled \"\(spelling)\": choose one",
        suggestion: spelling)
    }
  }

  private func thin(_ intents: [CountedIntent]) -> [DataFinding] {
    intents.filter { $0.rows < Self.fewestRows }.sorted { $0.name < $1.name }.map { intent in
      DataFinding(
        .thinIntent, .warning, intent: intent.name, at: table.location(intent.firstRow),
        "intent \"\(intent.name)\" has \(intent.rows) row\(intent.rows == 1 ? "" : "s"): "
          + "give it at least \(Self.fewestRows), better 20")
    }
  }

  private func dominant(_ intents: [CountedIntent]) -> [DataFinding] {
    guard intents.count >= 3 else { return [] }
    let median = intents.map(\.rows).sorted()[intents.count / 2]
    let most = max(Self.fewestDominant, Self.dominance * median)
    return intents.filter { $0.rows > most }.sorted { $0.rows > $1.rows }.map { intent in
      DataFinding(
        .dominantIntent, .warning, intent: intent.name, at: table.location(intent.firstRow),
        "intent \"\(intent.name)\" has \(intent.rows) rows and the middle intent \(median): "
          + "give the others more rows, or split it")
    }
  }
}
