/// Reads JSON Lines: on each line an object with a text and an intent.
///
/// The keys are those that are known as column names, the preferred one first, or what
/// `textColumn` and `intentColumn` name; other keys are ignored. `null` is an empty intent.
struct JSONLinesReader {
  private let source: SourceText
  private let role: DataRole
  private let textKeys: [String]
  private let intentKeys: [String]

  init(_ source: SourceText, reader: DatasetReader) {
    self.source = source
    self.role = reader.role
    self.textKeys = reader.textColumn.map { [$0.description.lowercased()] } ?? ColumnNames.text
    self.intentKeys =
      reader.intentColumn.map { [$0.description.lowercased()] } ?? ColumnNames.intent
  }

  /// Hands on the rows in file order.
  func read(into rows: inout RowCollector) throws(DataError) {
    var lines = LineScanner(source)
    var isAtEnd = false
    while !isAtEnd {
      do throws(DataError) {
        guard let line = try lines.next() else {
          isAtEnd = true
          continue
        }
        try add(line, to: &rows)
      } catch {
        try rows.fault(error)
      }
    }
  }

  private func add(_ line: Range<Int>, to rows: inout RowCollector) throws(DataError) {
    let members = try members(of: line)
    let location = source.location
    guard let text = try members.first(of: textKeys, at: location) else {
      throw .noTextKey(location(line.lowerBound), found: members.names)
    }
    let intent = try members.first(of: intentKeys, at: location)
    guard intent != nil || role.intentsMayBeEmpty else {
      throw .noIntentKey(location(line.lowerBound), found: members.names)
    }
    try rows.add(
      utterance: try string(text), intent: try intent.map(string) ?? "", at: line.lowerBound,
      textOffset: text.offset, intentOffset: intent?.offset ?? line.lowerBound)
  }

  private func members(of line: Range<Int>) throws(DataError) -> JSONMembers {
    var scanner = JSONScanner(source, in: line)
    var members = JSONMembers()
    try scanner.object { (scanner, key, _) throws(DataError) in
      members.append(try JSONMembers.Member(key: key, valueFrom: &scanner))
    }
    try scanner.expectEnd()
    return members
  }

  private func string(_ member: JSONMembers.Member) throws(DataError) -> String {
    if let text = member.text { return text }
    let problem = "the value of \"\(Snippet.short(member.key))\" is not a string"
    throw JSONScanner(source, in: member.offset..<member.offset).failure(problem)
  }
}
