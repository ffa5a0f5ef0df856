/// Reads CSV and TSV.
struct DelimitedReader {
  let source: SourceText
  let format: DataFormat
  let reader: DatasetReader

  /// Hands on the rows in file order.
  func read(into rows: inout RowCollector) throws(DataError) {
    var scanner = DelimitedScanner(source, format: format)
    guard let first = try scanner.next() else { throw .emptyFile(path: source.name) }
    let layout = try layout(of: first)
    if !layout.firstRowIsHeader { try add(first, to: &rows, by: layout) }
    while let record = try next(from: &scanner, faultsTo: &rows) {
      try add(record, to: &rows, by: layout)
    }
  }

  /// Returns the next record that can be cut into fields; reading goes on behind the line of one
  /// that can't.
  private func next(
    from scanner: inout DelimitedScanner, faultsTo rows: inout RowCollector
  ) throws(DataError) -> DelimitedRecord? {
    while true {
      do throws(DataError) {
        return try scanner.next()
      } catch {
        try rows.fault(error)
        scanner.skipLine()
      }
    }
  }

  private func layout(of first: DelimitedRecord) throws(DataError) -> ColumnLayout {
    let cells = first.fields.indices.map { first.string($0, in: source) }
    let location = source.location(at: first.start)
    return try HeaderRecognition(firstRow: cells, at: location, for: reader).layout()
  }

  private func add(
    _ record: DelimitedRecord, to rows: inout RowCollector, by layout: ColumnLayout
  ) throws(DataError) {
    guard record.fields.count == layout.width else {
      return try rows.fault(wrongWidth(record, layout.width))
    }
    let textOffset = record.fields[layout.text].range.lowerBound
    let intentOffset = layout.intent.map { record.fields[$0].range.lowerBound }
    try rows.add(
      utterance: record.string(layout.text, in: source),
      intent: layout.intent.map { record.string($0, in: source) } ?? "",
      at: record.start, textOffset: textOffset, intentOffset: intentOffset ?? textOffset)
  }

  private func wrongWidth(_ record: DelimitedRecord, _ expected: Int) -> DataError {
    let found = record.fields.count
    let location = source.location(at: record.start)
    let snippet = source.snippet(at: record.start)
    return found < expected
      ? .tooFewFields(location, found: found, expected: expected, snippet: snippet)
      : .tooManyFields(location, found: found, expected: expected, snippet: snippet)
  }
}
