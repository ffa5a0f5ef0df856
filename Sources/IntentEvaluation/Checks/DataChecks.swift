import IntentClassification

/// Looks for mistakes in labelled rows.
public enum DataChecks {
  /// Fewer rows of an intent than this teach little.
  private static let fewestRows = 5

  /// Returns what was found in rows, in their order, and where they overlap with `others`.
  ///
  /// Texts are compared as a model reads them: case, width and final full stops do not count.
  public static func findings(
    in rows: [LabeledUtterance], against others: [LabeledUtterance] = []
  ) -> [DataFinding] {
    repetitions(rows) + leaks(rows, others) + spellings(rows) + thinIntents(rows)
  }

  private static func key(_ row: LabeledUtterance) -> String {
    TextNormalizer.normalize(row.utterance)
  }

  private static func repetitions(_ rows: [LabeledUtterance]) -> [DataFinding] {
    var first: [String: LabeledUtterance] = [:]
    return rows.compactMap { row in
      guard let earlier = first[key(row)] else {
        first[key(row)] = row
        return nil
      }
      return repetition(row, of: earlier)
    }
  }

  private static func repetition(
    _ row: LabeledUtterance, of earlier: LabeledUtterance
  ) -> DataFinding {
    guard row.intent != earlier.intent, !(row.isOutOfScope && earlier.isOutOfScope) else {
      return DataFinding(
        kind: .duplicate, severity: .warning, place: "\(row.location)",
        message: "\"\(row.utterance)\" stands at \(earlier.location) already: remove one")
    }
    return DataFinding(
      kind: .conflict, severity: .error, place: "\(row.location)",
      message: "\"\(row.utterance)\" is \(row.intent) here and \(earlier.intent) at "
        + "\(earlier.location): keep the right one")
  }

  private static func leaks(
    _ rows: [LabeledUtterance], _ others: [LabeledUtterance]
  ) -> [DataFinding] {
    let places = Dictionary(rows.map { (key($0), $0.location) }) { first, _ in first }
    return others.compactMap { row in
      places[key(row)].map { place in
        DataFinding(
          kind: .leak, severity: .error, place: "\(row.location)",
          message: "\"\(row.utterance)\" also stands at \(place): remove it from one file")
      }
    }
  }

  /// Intents that differ in case, blanks or width only are one intent by mistake.
  private static func spellings(_ rows: [LabeledUtterance]) -> [DataFinding] {
    var first: [String: String] = [:]
    var told: Set<String> = []
    return rows.compactMap { row in
      let spelling = first[TextNormalizer.normalize(row.intent)]
      first[TextNormalizer.normalize(row.intent)] = spelling ?? row.intent
      guard let spelling, spelling != row.intent, told.insert(row.intent).inserted,
        !row.isOutOfScope
      else { return nil }
      return DataFinding(
        kind: .spelling, severity: .warning, place: "\(row.location)",
        message: "intent \"\(row.intent)\" is also spelled \"\(spelling)\": choose one")
    }
  }

  private static func thinIntents(_ rows: [LabeledUtterance]) -> [DataFinding] {
    let byIntent = Dictionary(grouping: rows.filter { !$0.isOutOfScope }, by: \.intent)
    return byIntent.filter { $0.value.count < fewestRows }.sorted { $0.key < $1.key }.map {
      DataFinding(
        kind: .thinIntent, severity: .warning, place: "\($0.value[0].location)",
        message: "intent \"\($0.key)\" has \($0.value.count) rows: give it at least "
          + "\(fewestRows), better 20")
    }
  }
}
