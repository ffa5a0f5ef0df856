/// Reads CLINC's JSON: an object whose keys hold lists of `[text, intent]` pairs.
///
/// A split `train` means the keys `train` and `oos_train`, of which one may be missing; in an
/// out-of-scope file only `oos_train`. A split that begins with `oos_` means that key alone. The
/// other keys are not read, but must be JSON.
struct ClincReader {
  private let source: SourceText
  private let role: DataRole
  private let split: String

  init(_ source: SourceText, reader: DatasetReader) {
    self.source = source
    self.role = reader.role
    self.split = reader.split ?? reader.role.defaultSplit
  }

  /// Hands on the rows of the split in file order.
  func read(into rows: inout RowCollector) throws(DataError) {
    var scanner = JSONScanner(source, in: source.start..<source.end)
    var found: [String] = []
    try scanner.object { (scanner, key, offset) throws(DataError) in
      guard !found.contains(key) else { throw scanner.failure("a key appears twice", at: offset) }
      found.append(key)
      try readMember(key, from: &scanner, to: &rows)
    }
    try scanner.expectEnd()
    guard found.contains(where: keys.contains) else { throw missingSplit(found) }
  }

  private var keys: [String] {
    if split.hasPrefix("oos_") { return [split] }
    return role == .outOfScope ? ["oos_\(split)"] : [split, "oos_\(split)"]
  }

  private func readMember(
    _ key: String, from scanner: inout JSONScanner, to rows: inout RowCollector
  ) throws(DataError) {
    guard keys.contains(key) else { return try scanner.skipValue() }
    try scanner.array { (scanner) throws(DataError) in
      try add(pairFrom: &scanner, to: &rows)
    }
  }

  private func add(
    pairFrom scanner: inout JSONScanner, to rows: inout RowCollector
  ) throws(DataError) {
    let start = scanner.offset
    try scanner.expect(Byte.openBracket, "expected a pair [text, intent]")
    let text = try value(&scanner)
    try scanner.expect(Byte.comma, "expected a pair [text, intent]")
    let intent = try value(&scanner)
    try scanner.expect(Byte.closeBracket, "expected a pair [text, intent]")
    try rows.add(
      utterance: text.string, intent: intent.string, at: start, textOffset: text.offset,
      intentOffset: intent.offset)
  }

  private func value(
    _ scanner: inout JSONScanner
  ) throws(DataError) -> (string: String, offset: Int) {
    scanner.skipBlanks()
    let offset = scanner.offset
    return (try scanner.string(), offset)
  }

  private func missingSplit(_ found: [String]) -> DataError {
    .splitNotFound(
      path: source.name, split: Snippet.short(split), found: found.map(Snippet.short))
  }
}
