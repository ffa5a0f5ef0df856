/// One line of YAML: how far it is indented, and what stands there.
struct RasaLine {
  /// The number of blanks before the content.
  let indent: Int

  /// The content without the blanks around it; never empty.
  let content: Range<Int>

  /// Whether the content is a comment.
  let isComment: Bool

  /// Whether the content is an entry of a list: a dash, and a blank or nothing behind it.
  let isListEntry: Bool

  /// Takes the line apart; nil when it is blank.
  init?(_ line: Range<Int>, in source: SourceText) {
    let bytes = source.bytes[line]
    let rest = bytes.drop { Byte.isBlank($0) }
    guard let last = rest.lastIndex(where: { !Byte.isBlank($0) }) else { return nil }
    self.init(indent: rest.startIndex - line.lowerBound, rest.startIndex..<last + 1, in: source)
  }

  private init(indent: Int, _ content: Range<Int>, in source: SourceText) {
    let bytes = source.bytes[content]
    self.indent = indent
    self.content = content
    self.isComment = bytes.first == Byte.hash
    self.isListEntry =
      bytes.first == Byte.dash && (bytes.dropFirst().first.map(Byte.isBlank) ?? true)
  }

  /// Returns what stands behind the dash of a list entry, as a line of its own; nil for nothing.
  func entry(in source: SourceText) -> RasaLine? {
    let rest = source.bytes[content].dropFirst().drop { Byte.isBlank($0) }
    guard let start = rest.indices.first else { return nil }
    let depth = indent + start - content.lowerBound
    return RasaLine(indent: depth, start..<content.upperBound, in: source)
  }
}
