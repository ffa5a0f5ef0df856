extension JSONCursor {
  /// Reads a string; the cursor stands on its opening quote, which also closes it.
  mutating func readString() throws(JSONProblem) -> String {
    let opening = self
    let quote = next
    advance()
    var content: [UInt8] = []
    while let scalar = next, scalar != quote {
      if scalar == "\n" || scalar == "\r" { throw opening.problem(.unterminatedString) }
      content.append(utf8Of: try readStringScalar(scalar))
    }
    guard next != nil else { throw opening.problem(.unterminatedString) }
    advance()
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func readStringScalar(
    _ scalar: Unicode.Scalar
  ) throws(JSONProblem) -> Unicode.Scalar {
    if scalar == "\\" { return try readEscape() }
    if scalar.value < 0x20 { throw problem(.controlCharacter(UInt8(scalar.value))) }
    advance()
    return scalar
  }

  private mutating func readEscape() throws(JSONProblem) -> Unicode.Scalar {
    let start = self
    advance()
    guard let letter = next, letter != "\n", letter != "\r" else {
      throw start.problem(.badEscape("\\"))
    }
    if letter == "u" { return try readUnicodeEscape(from: start) }
    guard let scalar = Self.escapes[letter] else {
      throw start.problem(.badEscape("\\" + Wording.escape(letter)))
    }
    advance()
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r",
    "t": "\t",
  ]

  /// Reads `uXXXX`, or `uXXXX\uXXXX` for a surrogate pair.
  private mutating func readUnicodeEscape(
    from start: JSONCursor
  ) throws(JSONProblem) -> Unicode.Scalar {
    let (unit, text) = try readCodeUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = self
    guard UTF16.isLeadSurrogate(UInt16(unit)), take("\\"), next == "u" else {
      throw start.problem(.loneSurrogate(text))
    }
    let trail = try readCodeUnit(from: second).unit
    let pair = 0x10000 + (unit & 0x3FF) << 10 + (trail & 0x3FF)
    guard UTF16.isTrailSurrogate(UInt16(trail)), let scalar = Unicode.Scalar(pair) else {
      throw start.problem(.loneSurrogate(text))
    }
    return scalar
  }

  /// Reads `uXXXX`; the value fits 16 bits, because four digits are read.
  private mutating func readCodeUnit(
    from start: JSONCursor
  ) throws(JSONProblem) -> (unit: UInt32, text: String) {
    advance()
    var digits = ""
    while digits.count < 4, let next, next.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(next)
      advance()
    }
    guard digits.count == 4, let unit = UInt32(digits, radix: 16) else {
      throw start.problem(.badEscape("\\u" + digits))
    }
    return (unit, "\\u" + digits)
  }
}

extension [UInt8] {
  // Appending scalars to a string one by one takes most of the time of reading a file.
  fileprivate mutating func append(utf8Of scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: scalar.utf8)
    }
  }
}
