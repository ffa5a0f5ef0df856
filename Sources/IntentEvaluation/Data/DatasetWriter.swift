/// Writes labelled utterances in any format that `DatasetReader` reads.
///
/// Reading what was written gives the same utterances and intents in the same order. CLINC's JSON
/// keeps rows in scope and out-of-scope rows apart, and so orders them by that first.
public struct DatasetWriter: Sendable {
  /// The format that is written.
  public let format: DataFormat

  /// Creates a writer.
  public init(format: DataFormat) {
    self.format = format
  }

  /// Returns the content of a file with the given rows.
  ///
  /// Fails with `DataError.notWritable` at a row that the format cannot hold, such as a text of two
  /// lines in any but CSV and the JSON formats.
  public func text(of rows: [LabeledUtterance]) throws(DataError) -> String {
    for row in rows { try check(row) }
    switch format {
    case .csv: return csv(rows)
    case .tsv: return tsv(rows)
    case .jsonl: return jsonLines(rows)
    case .fasttext: return fastText(rows)
    case .clinc: return clinc(rows)
    case .rasa: return rasa(rows)
    }
  }

  private func check(_ row: LabeledUtterance) throws(DataError) {
    guard let reason = WritabilityCheck(format).obstacle(to: row) else { return }
    throw .notWritable(format: format, reason: reason, snippet: Snippet.short(row.utterance))
  }

  // MARK: Tables

  private func csv(_ rows: [LabeledUtterance]) -> String {
    var table = CSVWriter(header: ["text", "intent"])
    for row in rows { table.append([row.utterance, row.intent]) }
    return table.text
  }

  private func tsv(_ rows: [LabeledUtterance]) -> String {
    let lines = rows.map { "\(tsvField($0.utterance))\t\(tsvField($0.intent))\n" }
    return "text\tintent\n" + lines.joined()
  }

  /// A field in quotes only where the reader would otherwise take its own quotes off.
  private func tsvField(_ field: String) -> String {
    let needsQuotes = field.utf8.first == Byte.quote || MergeMarker.isLike(field)
    return needsQuotes ? CSVWriter.quoted(field) : field
  }

  // MARK: Lines

  private func fastText(_ rows: [LabeledUtterance]) -> String {
    rows.map { "__label__\($0.intent) \($0.utterance)\n" }.joined()
  }

  private func jsonLines(_ rows: [LabeledUtterance]) -> String {
    rows.map { row in
      "{\"text\":\(JSONText.string(row.utterance)),\"intent\":\(JSONText.string(row.intent))}\n"
    }.joined()
  }

  // MARK: Documents

  private func clinc(_ rows: [LabeledUtterance]) -> String {
    let inScope = pairs(rows.filter { !$0.isOutOfScope })
    let outOfScope = pairs(rows.filter(\.isOutOfScope))
    return "{\n\"train\": \(inScope),\n\"oos_train\": \(outOfScope)\n}\n"
  }

  private func pairs(_ rows: [LabeledUtterance]) -> String {
    let pairs = rows.map { row in
      "[\(JSONText.string(row.utterance)), \(JSONText.string(row.intent))]"
    }
    return "[\(pairs.joined(separator: ",\n"))]"
  }

  private func rasa(_ rows: [LabeledUtterance]) -> String {
    var text = "version: \"3.1\"\n\nnlu:\n"
    var previous: String?
    for row in rows {
      if row.intent != previous { text += rasaHead(row.intent) }
      previous = row.intent
      text += "    - \(row.utterance)\n"
    }
    return text
  }

  private func rasaHead(_ intent: String) -> String {
    "- intent: \(JSONText.string(intent))\n  examples: |\n"
  }
}
