/// The lines of a YAML file, and the one that comes next.
struct RasaLines {
  let source: SourceText
  private var lines: [RasaLine] = []
  private var index = 0

  /// Takes a file apart; fails at tabs in the indentation, which YAML forbids.
  init(_ source: SourceText) throws(DataError) {
    self.source = source
    var scanner = LineScanner(source)
    while let range = try scanner.next() {
      guard let line = RasaLine(range, in: source) else { continue }
      guard !source.bytes[range.lowerBound..<line.content.lowerBound].contains(Byte.tab) else {
        throw failure("a tab in the indentation", at: range.lowerBound)
      }
      lines.append(line)
    }
  }

  /// The next line, whatever it is: inside a block, a comment is no comment.
  var nextInBlock: RasaLine? { index < lines.count ? lines[index] : nil }

  /// Passes over comments and returns the next line without passing over it.
  mutating func next() -> RasaLine? {
    while nextInBlock?.isComment == true { index += 1 }
    return nextInBlock
  }

  /// Passes over a line.
  mutating func advance() {
    index += 1
  }

  /// Puts the inside of a list entry in the place of the line that begins it.
  mutating func enter(_ line: RasaLine) throws(DataError) {
    guard let inside = line.entry(in: source) else {
      throw failure("an empty entry of a list", at: line.content.lowerBound)
    }
    lines[index] = inside
  }

  /// Passes over all lines that belong to a key at the given depth.
  mutating func skipValue(ofKeyAt depth: Int) {
    while let line = nextInBlock, line.indent > depth || line.indent == depth && line.isListEntry {
      advance()
    }
  }

  /// Returns an error at the given offset.
  func failure(_ problem: String, at offset: Int) -> DataError {
    .badYAML(source.location(at: offset), problem: problem, snippet: source.snippet(at: offset))
  }
}
