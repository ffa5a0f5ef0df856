/// A YAML value on one line: plain, or in single or double quotes.
struct RasaScalar {
  private let range: Range<Int>
  private let lines: RasaLines

  init(_ range: Range<Int>, in lines: RasaLines) {
    self.range = range
    self.lines = lines
  }

  private var bytes: ArraySlice<UInt8> { lines.source.bytes[range] }

  /// Returns the value, or fails at YAML that is not read here.
  func text() throws(DataError) -> String {
    switch bytes.first {
    case Byte.quote: try doubleQuoted()
    case Byte.apostrophe: try singleQuoted()
    default: try plain()
    }
  }

  private func plain() throws(DataError) -> String {
    let comment = commentStart ?? range.upperBound
    let text = lines.source.bytes[range.lowerBound..<comment]
    // These begin lists, maps, anchors, tags, blocks and reserved words of YAML.
    guard let first = text.first else { return "" }
    guard !"[]{}&*!|>%@`,".utf8.contains(first), !hasKey(in: text) else {
      throw lines.failure("a name that YAML reads otherwise needs quotes", at: range.lowerBound)
    }
    let end = text.lastIndex { !Byte.isBlank($0) } ?? text.startIndex
    return lines.source.string(range.lowerBound..<end + 1)
  }

  private var commentStart: Int? {
    range.dropFirst().first { place in
      lines.source.bytes[place] == Byte.hash && Byte.isBlank(lines.source.bytes[place - 1])
    }
  }

  /// Whether a colon with a blank behind it, or at the end, makes a map of the text.
  private func hasKey(in text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { place in
      text[place] == Byte.colon && (place + 1 == text.endIndex || Byte.isBlank(text[place + 1]))
    }
  }

  private func singleQuoted() throws(DataError) -> String {
    var kept: [UInt8] = []
    var place = range.lowerBound + 1
    while place < range.upperBound {
      let isQuote = bytes[place] == Byte.apostrophe
      let isDoubled = isQuote && bytes[(place + 1)...].first == Byte.apostrophe
      if isQuote && !isDoubled {
        try expectEnd(at: place + 1)
        return String(decoding: kept, as: UTF8.self)
      }
      kept.append(bytes[place])
      place += isDoubled ? 2 : 1
    }
    throw lines.failure("a quoted name that never ends", at: range.lowerBound)
  }

  /// Double-quoted YAML reads like a JSON string, but for escapes that no name needs.
  private func doubleQuoted() throws(DataError) -> String {
    var scanner = JSONScanner(lines.source, in: range)
    guard let text = try? scanner.string() else {
      throw lines.failure("a quoted name that is broken", at: range.lowerBound)
    }
    try expectEnd(at: scanner.offset)
    return text
  }

  private func expectEnd(at offset: Int) throws(DataError) {
    let rest = bytes[offset...].drop { Byte.isBlank($0) }
    guard rest.isEmpty || rest.first == Byte.hash else {
      throw lines.failure("more text after the quoted name", at: offset)
    }
  }
}
