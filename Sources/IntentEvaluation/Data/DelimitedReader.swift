/// Reads CSV and TSV.
struct DelimitedReader {
  let source: SourceText
  let format: DataFormat
  let reader: DatasetReader

  /// Returns the rows in file order.
  func read() throws(DataError) -> Dataset {
    var rows: [LabeledUtterance] = []
    try visit { rows.append($0) }
    return Dataset(rows: rows)
  }

  /// Calls `body` with each row in file order; a bad row ends it behind those before.
  func visit(_ body: (LabeledUtterance) -> Void) throws(DataError) {
    var scanner = DelimitedScanner(source, format: format)
    guard let first = try scanner.next() else { throw .emptyFile(path: source.name) }
    let layout = try layout(of: first)
    var maker = RowMaker(source, role: reader.role)
    if !layout.firstRowIsHeader { body(try row(first, from: &maker, by: layout)) }
    while let record = try scanner.next() { body(try row(record, from: &maker, by: layout)) }
    try maker.finish()
  }

  private func layout(of first: DelimitedRecord) throws(DataError) -> ColumnLayout {
    let cells = first.fields.indices.map { first.string($0, in: source) }
    let location = source.location(at: first.start)
    return try HeaderRecognition(firstRow: cells, at: location, for: reader).layout()
  }

  private func row(
    _ record: DelimitedRecord, from maker: inout RowMaker, by layout: ColumnLayout
  ) throws(DataError) -> LabeledUtterance {
    guard record.fields.count == layout.width else { throw wrongWidth(record, layout.width) }
    let textOffset = record.fields[layout.text].range.lowerBound
    let intentOffset = layout.intent.map { record.fields[$0].range.lowerBound }
    return try maker.row(
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
