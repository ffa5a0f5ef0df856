/// Reads JSON from bytes, piece by piece, and knows where it is.
///
/// Foundation's decoder gives no position and accepts what is not JSON.
struct JSONScanner {
  let source: SourceText
  var offset: Int
  let end: Int

  // Deeper nesting than this is no labelled data, and recursion must stop before the stack does.
  private static let deepest = 64

  init(_ source: SourceText, in range: Range<Int>) {
    self.source = source
    self.offset = range.lowerBound
    self.end = range.upperBound
  }

  /// The byte that comes next, if any.
  var next: UInt8? { offset < end ? source.bytes[offset] : nil }

  /// Passes over white space.
  mutating func skipBlanks() {
    while let byte = next, Byte.isWhiteSpace(byte) { offset += 1 }
  }

  /// Passes over a byte, after white space, if it is the next one.
  mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Passes over a byte, after white space, or fails.
  mutating func expect(_ byte: UInt8, _ problem: String) throws(DataError) {
    guard take(byte) else { throw failure(problem) }
  }

  /// Fails unless only white space is left.
  mutating func expectEnd() throws(DataError) {
    skipBlanks()
    guard offset == end else { throw failure("more text after the JSON value") }
  }

  /// Returns an error at the given offset, or here.
  func failure(_ problem: String, at place: Int? = nil) -> DataError {
    let place = place ?? offset
    return .badJSON(
      source.location(at: place), problem: problem, snippet: source.snippet(at: place))
  }
}

// MARK: Containers

extension JSONScanner {
  /// What is done with a member of an object: the scanner stands before its value.
  typealias MemberBody = (inout JSONScanner, _ key: String, _ offset: Int) throws(DataError) -> Void

  /// What is done with an element of an array: the scanner stands before it.
  typealias ElementBody = (inout JSONScanner) throws(DataError) -> Void

  /// Reads an object; the body must pass over each member's value.
  mutating func object(_ body: MemberBody) throws(DataError) {
    try expect(Byte.openBrace, "expected an object")
    guard !take(Byte.closeBrace) else { return }
    repeat {
      skipBlanks()
      let keyOffset = offset
      let key = try string()
      try expect(Byte.colon, "expected a colon after the key")
      skipBlanks()
      try body(&self, key, keyOffset)
    } while take(Byte.comma)
    try expect(Byte.closeBrace, "expected a comma or } in the object")
  }

  /// Reads an array; the body must pass over each element.
  mutating func array(_ body: ElementBody) throws(DataError) {
    try expect(Byte.openBracket, "expected an array")
    guard !take(Byte.closeBracket) else { return }
    repeat {
      skipBlanks()
      try body(&self)
    } while take(Byte.comma)
    try expect(Byte.closeBracket, "expected a comma or ] in the array")
  }

  /// Passes over any value, and checks it.
  mutating func skipValue(depth: Int = 0) throws(DataError) {
    guard depth < Self.deepest else { throw failure("the JSON is nested too deeply") }
    skipBlanks()
    switch next {
    case Byte.quote: _ = try string()
    case Byte.openBrace:
      try object { (scanner, _, _) throws(DataError) in try scanner.skipValue(depth: depth + 1) }
    case Byte.openBracket:
      try array { (scanner) throws(DataError) in try scanner.skipValue(depth: depth + 1) }
    default: try skipWord()
    }
  }
}

// MARK: Numbers and names

extension JSONScanner {
  /// Passes over `true`, `false`, `null` or a number.
  private mutating func skipWord() throws(DataError) {
    for name in ["true", "false", "null"] where takeWord(name) { return }
    try skipNumber()
  }

  /// Passes over a word if it comes next.
  mutating func takeWord(_ word: String) -> Bool {
    let rest = source.bytes[offset..<end]
    guard rest.starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  private mutating func skipNumber() throws(DataError) {
    let start = offset
    _ = takeWord("-")
    // A leading zero ends the whole part: in `01` the 1 is left over and fails in the container.
    if !takeWord("0") { try skipDigits(of: start) }
    if takeWord(".") { try skipDigits(of: start) }
    guard takeWord("e") || takeWord("E") else { return }
    _ = takeWord("+") || takeWord("-")
    try skipDigits(of: start)
  }

  private mutating func skipDigits(of start: Int) throws(DataError) {
    let first = offset
    while let byte = next, Byte.isDigit(byte) { offset += 1 }
    guard offset > first else { throw failure("expected a JSON value", at: start) }
  }
}
