/// One entry of Rasa's `nlu:` list.
struct RasaEntry {
  /// Where the entry begins.
  let start: Int

  /// The intent's name; nil for an entry that holds no utterances.
  private(set) var intent: String?

  /// The examples as they are written, without the dash.
  private(set) var examples: [Range<Int>] = []

  private var holdsNoUtterances = false

  /// Reads the entry that begins on a line, which is the next one.
  init(_ line: RasaLine, from lines: inout RasaLines) throws(DataError) {
    self.start = line.content.lowerBound
    try lines.enter(line)
    let depth = lines.nextInBlock?.indent ?? 0
    while let line = lines.next(), line.indent == depth {
      let pair = try RasaPair(line, in: lines)
      lines.advance()
      try read(pair, depth: depth, from: &lines)
    }
    try check(lines)
  }

  private mutating func read(
    _ pair: RasaPair, depth: Int, from lines: inout RasaLines
  ) throws(DataError) {
    switch pair.key {
    case "intent": intent = try RasaScalar(pair.value, in: lines).text()
    case "examples": examples = try block(of: pair, depth: depth, from: &lines)
    case "metadata": lines.skipValue(ofKeyAt: depth)
    case "synonym", "lookup", "regex":
      holdsNoUtterances = true
      lines.skipValue(ofKeyAt: depth)
    default: throw lines.failure("an unknown key in the nlu list", at: pair.start)
    }
  }

  /// Reads the lines of `examples: |`, each a dash and a text.
  private func block(
    of pair: RasaPair, depth: Int, from lines: inout RasaLines
  ) throws(DataError) -> [Range<Int>] {
    try checkBlockMark(pair, lines)
    var block: [Range<Int>] = []
    guard let first = lines.nextInBlock else { return block }
    while let line = lines.nextInBlock, line.indent > depth {
      block.append(try example(line, indent: first.indent, lines))
      lines.advance()
    }
    return block
  }

  private func checkBlockMark(_ pair: RasaPair, _ lines: RasaLines) throws(DataError) {
    let mark = lines.source.bytes[pair.value].prefix { !Byte.isBlank($0) }
    let rest = lines.source.bytes[mark.endIndex..<pair.value.upperBound].drop { Byte.isBlank($0) }
    guard ["|", "|-", "|+"].contains(lines.source.string(mark.indices)),
      rest.isEmpty || rest.first == Byte.hash
    else { throw lines.failure("examples must be a block, written examples: |", at: pair.start) }
  }

  private func example(
    _ line: RasaLine, indent: Int, _ lines: RasaLines
  ) throws(DataError) -> Range<Int> {
    let start = line.content.lowerBound
    guard line.indent == indent else {
      throw lines.failure("an example that is not indented like the first", at: start)
    }
    guard lines.source.bytes[start] == Byte.dash else {
      throw lines.failure("an example that does not begin with a dash", at: start)
    }
    let text = lines.source.bytes[line.content].dropFirst().drop { Byte.isBlank($0) }
    return text.indices
  }

  private mutating func check(_ lines: RasaLines) throws(DataError) {
    if holdsNoUtterances && intent == nil { return }
    guard !holdsNoUtterances else {
      throw lines.failure("an entry with an intent and another kind", at: start)
    }
    guard intent != nil else { throw lines.failure("an entry without an intent", at: start) }
    guard !examples.isEmpty else { throw lines.failure("an intent without examples", at: start) }
  }
}
