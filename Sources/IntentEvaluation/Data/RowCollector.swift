/// Gathers a file's rows.
struct RowCollector {
  private var maker: RowMaker
  private var rows: [LabeledUtterance] = []

  /// - Parameter locatesColumns: gives rows a column too, for formats with many rows on a line.
  init(_ source: SourceText, role: DataRole, locatesColumns: Bool = false) {
    maker = RowMaker(source, role: role, locatesColumns: locatesColumns)
  }

  /// Adds the row that begins at an offset, as ``RowMaker`` makes it.
  mutating func add(
    utterance: String, intent: String, at offset: Int, textOffset: Int, intentOffset: Int
  ) throws(DataError) {
    rows.append(
      try maker.row(
        utterance: utterance, intent: intent, at: offset, textOffset: textOffset,
        intentOffset: intentOffset))
  }

  /// Returns the rows, or fails when there are none.
  func finish() throws(DataError) -> Dataset {
    try maker.finish()
    return Dataset(rows: rows)
  }
}
