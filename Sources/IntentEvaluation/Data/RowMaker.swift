/// Makes a file's rows one by one, and holds each to what every format asks of a row.
struct RowMaker {
  private let source: SourceText
  private let role: DataRole
  private let locatesColumns: Bool
  private var cursor: PositionCursor
  private var count = 0

  /// - Parameter locatesColumns: gives rows a column too, for formats with many rows on a line.
  init(_ source: SourceText, role: DataRole, locatesColumns: Bool = false) {
    self.source = source
    self.role = role
    self.locatesColumns = locatesColumns
    self.cursor = PositionCursor(bytes: source.bytes, start: source.start)
  }

  /// Returns the row that begins at an offset; offsets should ascend.
  ///
  /// - Parameters:
  ///   - textOffset: where an empty text is reported.
  ///   - intentOffset: where an empty intent is reported.
  mutating func row(
    utterance: String, intent: String, at offset: Int, textOffset: Int, intentOffset: Int
  ) throws(DataError) -> LabeledUtterance {
    guard !isBlank(utterance) else { throw .emptyText(source.location(at: textOffset)) }
    guard role.intentsMayBeEmpty || !isBlank(intent) else {
      let place = source.location(at: intentOffset)
      throw .emptyIntent(place, snippet: Snippet.short(utterance))
    }
    count += 1
    return LabeledUtterance(
      utterance: utterance, intent: intent, location: location(at: offset),
      countsAsOutOfScope: role == .outOfScope)
  }

  /// Fails when no row was made.
  func finish() throws(DataError) {
    guard count > 0 else { throw .noRows(path: source.name) }
  }

  private mutating func location(at offset: Int) -> SourceLocation {
    let position = cursor.position(of: offset)
    return SourceLocation(
      file: source.name, line: position.line, column: locatesColumns ? position.column : nil)
  }

  private func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
