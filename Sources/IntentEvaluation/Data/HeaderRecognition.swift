/// Settles, from a table's first row and the options, which columns hold what.
///
/// The first row is a header if the options say so or name a column, or if one of its cells, as a
/// whole, is a known column name. Otherwise it is data, if it has exactly two cells (text, intent),
/// or one in an out-of-scope file. Anything else is an error that asks.
///
/// So a table without a header whose first row is really the utterance "text" with the intent
/// "label" must be read with `hasHeader: false`; and a first row with only one known name, such as
/// `question,faq`, is a header that lacks the other column: an error, never a guess. Rows after the
/// first are always data.
struct HeaderRecognition {
  private let cells: [String]
  private let location: SourceLocation
  private let reader: DatasetReader

  init(firstRow cells: [String], at location: SourceLocation, for reader: DatasetReader) {
    self.cells = cells.map(Self.trimmed)
    self.location = location
    self.reader = reader
  }

  /// Returns the layout, or fails with what was found and which option settles it.
  func layout() throws(DataError) -> ColumnLayout {
    let isHeader = try firstRowIsHeader()
    let text = try isHeader ? namedText() : numberedText()
    let intent = try isHeader ? namedIntent() : numberedIntent()
    guard text != intent else { throw .sameColumnTwice(location, column: String(text + 1)) }
    return ColumnLayout(
      text: text, intent: intent, width: cells.count, firstRowIsHeader: isHeader)
  }

  private func firstRowIsHeader() throws(DataError) -> Bool {
    if let hasHeader = reader.hasHeader { return hasHeader }
    if isName(reader.textColumn) || isName(reader.intentColumn) { return true }
    if cells.contains(where: ColumnNames.isKnown) { return true }
    if cells.count == 2 || cells.count == 1 && reader.role.intentsMayBeEmpty { return false }
    throw .unclearHeader(location, found: found)
  }

  // MARK: With a header

  private func namedText() throws(DataError) -> Int {
    if let given = reader.textColumn { return try index(of: given) }
    if let index = try firstIndex(of: ColumnNames.text) { return index }
    throw .noTextColumn(location, found: found)
  }

  private func namedIntent() throws(DataError) -> Int? {
    if let given = reader.intentColumn { return try index(of: given) }
    if let index = try firstIndex(of: ColumnNames.intent) { return index }
    guard reader.role.intentsMayBeEmpty else { throw .noIntentColumn(location, found: found) }
    return nil
  }

  private func firstIndex(of names: [String]) throws(DataError) -> Int? {
    for name in names {
      if let index = try index(named: name) { return index }
    }
    return nil
  }

  private func index(named name: String) throws(DataError) -> Int? {
    let name = name.lowercased()
    let matches = cells.indices.filter { cells[$0].lowercased() == name }
    guard matches.count <= 1 else { throw .ambiguousColumn(location, column: name) }
    return matches.first
  }

  private func index(of reference: ColumnReference) throws(DataError) -> Int {
    switch reference {
    case .number(let number): return try index(numbered: number)
    case .name(let name):
      if let index = try index(named: Self.trimmed(name)) { return index }
      throw .columnNotFound(location, column: Snippet.short(name), found: found)
    }
  }

  // MARK: Without a header

  private func numberedText() throws(DataError) -> Int {
    if let given = reader.textColumn { return try number(given) }
    if cells.count == 1 { return 0 }
    guard cells.count == 2 else { throw .noTextColumn(location, found: found) }
    return try reader.intentColumn.map(number) == 0 ? 1 : 0
  }

  private func numberedIntent() throws(DataError) -> Int? {
    if let given = reader.intentColumn { return try number(given) }
    if cells.count == 2 { return try 1 - numberedText() }
    guard reader.role.intentsMayBeEmpty else { throw .noIntentColumn(location, found: found) }
    return nil
  }

  private func number(_ reference: ColumnReference) throws(DataError) -> Int {
    switch reference {
    case .number(let number): return try index(numbered: number)
    case .name(let name):
      throw .columnNameWithoutHeader(location, column: Snippet.short(name))
    }
  }

  private func index(numbered number: Int) throws(DataError) -> Int {
    guard (1...cells.count).contains(number) else {
      throw .columnNotFound(location, column: String(number), found: found)
    }
    return number - 1
  }

  // MARK: Cells

  /// The cells, cut to a length that fits a message.
  private var found: [String] { cells.map(Snippet.short) }

  private func isName(_ reference: ColumnReference?) -> Bool {
    if case .name = reference { true } else { false }
  }

  private static func trimmed(_ cell: String) -> String {
    var rest = cell.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
