/// Hands on a file's rows, and holds each to what every format asks of a row.
struct RowCollector {
  private let source: SourceText
  private let role: DataRole
  private let locatesColumns: Bool
  private let receiver: any RowReceiver
  private var cursor: PositionCursor
  /// Whether a row or a fault was handed on.
  private(set) var sawRow = false

  /// - Parameter locatesColumns: gives rows a column too, for formats with many rows on a line.
  init(
    _ source: SourceText, role: DataRole, locatesColumns: Bool = false,
    receiver: any RowReceiver
  ) {
    self.source = source
    self.role = role
    self.locatesColumns = locatesColumns
    self.receiver = receiver
    self.cursor = PositionCursor(bytes: source.bytes, start: source.start)
  }

  /// Adds the row that begins at an offset; offsets should ascend.
  ///
  /// - Parameters:
  ///   - textOffset: where an empty text is reported.
  ///   - intentOffset: where an empty intent is reported.
  mutating func add(
    utterance: String, intent: String, at offset: Int, textOffset: Int, intentOffset: Int
  ) throws(DataError) {
    guard !isBlank(utterance) else {
      return try fault(.emptyText(source.location(at: textOffset)))
    }
    guard role.intentsMayBeEmpty || !isBlank(intent) else {
      let place = source.location(at: intentOffset)
      return try fault(.emptyIntent(place, snippet: Snippet.short(utterance)))
    }
    sawRow = true
    receiver.take(
      LabeledUtterance(
        utterance: utterance, intent: intent, location: location(at: offset),
        countsAsOutOfScope: role == .outOfScope))
  }

  /// Hands on a fault of one row, after which reading can go on; throws where it must not.
  mutating func fault(_ error: DataError) throws(DataError) {
    sawRow = true
    try receiver.take(error)
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
