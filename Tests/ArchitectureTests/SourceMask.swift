/// Swift source with its comments and the contents of its strings blanked out.
///
/// Bytes keep their places, so that lines of the mask are lines of the source.
struct SourceMask {
  private let source: [UInt8]
  private var mask: [UInt8] = []
  private var position = 0

  /// Returns the code of a source text alone.
  static func code(of text: String) -> String {
    var masker = SourceMask(source: Array(text.utf8))
    masker.copyCode(endsAtParenthesis: false)
    return String(decoding: masker.mask, as: UTF8.self)
  }

  private init(source: [UInt8]) {
    self.source = source
    mask.reserveCapacity(source.count)
  }

  private mutating func copyCode(endsAtParenthesis: Bool) {
    var depth = 0
    while position < source.count {
      if starts(with: "//") { blankLineComment() } else if starts(with: "/*") { blankComment() }
      let hashes = hashesOfString()
      if let hashes {
        blankString(hashes: hashes)
        continue
      }
      guard position < source.count else { return }
      depth += starts(with: "(") ? 1 : starts(with: ")") ? -1 : 0
      if endsAtParenthesis, depth < 0 { return }
      copy()
    }
  }

  private mutating func blankLineComment() {
    while position < source.count, source[position] != UInt8(ascii: "\n") { blank() }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      depth += starts(with: "/*") ? 1 : starts(with: "*/") ? -1 : 0
      let isMark = starts(with: "/*") || starts(with: "*/")
      blank(isMark ? 2 : 1)
    } while depth > 0 && position < source.count
  }

  /// The number of `#` before the quotation mark of a string that begins here.
  private func hashesOfString() -> Int? {
    let hashes = source[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = position + hashes
    return quote < source.count && source[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func blankString(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    blank(hashes)
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    blank(quotes.count)
    while position < source.count, !starts(with: quotes + fence) {
      if starts(with: "\\" + fence + "(") {
        blankInterpolation(hashes: hashes)
      } else {
        blank(starts(with: "\\" + fence) ? hashes + 2 : 1)
      }
    }
    blank(quotes.count + hashes)
  }

  /// Blanks `\( ... )`, whose code may hold strings and parentheses of its own.
  private mutating func blankInterpolation(hashes: Int) {
    blank(hashes + 2)
    let start = mask.count
    copyCode(endsAtParenthesis: true)
    for index in start..<mask.count where mask[index] != UInt8(ascii: "\n") {
      mask[index] = UInt8(ascii: " ")
    }
    blank()
  }

  private func starts(with text: String) -> Bool {
    source[position...].starts(with: text.utf8)
  }

  private mutating func copy() {
    mask.append(source[position])
    position += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for byte in source[position...].prefix(count) {
      mask.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
    }
    position = min(position + count, source.count)
  }
}
