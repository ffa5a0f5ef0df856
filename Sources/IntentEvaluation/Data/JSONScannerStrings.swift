/// JSON strings and their escapes.
extension JSONScanner {
  /// Reads a string.
  mutating func string() throws(DataError) -> String {
    try expect(Byte.quote, "expected a string")
    let opening = offset - 1
    let start = offset
    try skipPlainBytes(of: opening)
    guard next != Byte.quote else {
      offset += 1
      return source.string(start..<offset - 1)
    }
    return try stringWithEscapes(from: start, opening: opening)
  }

  /// Moves to the next quote or backslash.
  private mutating func skipPlainBytes(of opening: Int) throws(DataError) {
    while let byte = next, byte != Byte.quote, byte != Byte.backslash {
      guard byte >= 0x20 else { throw failure("a control character in a string") }
      offset += 1
    }
    guard next != nil else { throw failure("the string that begins here never ends", at: opening) }
  }

  private mutating func stringWithEscapes(
    from start: Int, opening: Int
  ) throws(DataError) -> String {
    var text = source.string(start..<offset)
    while next == Byte.backslash {
      text.unicodeScalars.append(try escapedScalar())
      let plain = offset
      try skipPlainBytes(of: opening)
      text += source.string(plain..<offset)
    }
    offset += 1
    return text
  }

  /// Reads a backslash and what it escapes.
  private mutating func escapedScalar() throws(DataError) -> Unicode.Scalar {
    let backslash = offset
    offset += 1
    let letter = next
    offset = min(offset + 1, end)
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try unicodeEscape(from: backslash)
    case Byte.quote, Byte.backslash, UInt8(ascii: "/"):
      return Unicode.Scalar(source.bytes[backslash + 1])
    default: throw failure("an unknown escape", at: backslash)
    }
  }

  /// Reads the digits of `\u`, and a second escape where the first is half of a pair.
  private mutating func unicodeEscape(from backslash: Int) throws(DataError) -> Unicode.Scalar {
    var value = try fourHexDigits(from: backslash)
    if (0xD800..<0xDC00).contains(value), takeWord("\\u") {
      let low = try fourHexDigits(from: backslash)
      guard (0xDC00..<0xE000).contains(low) else {
        throw failure("half of a surrogate pair", at: backslash)
      }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard value != 0 else { throw failure("a zero character", at: backslash) }
    guard let scalar = Unicode.Scalar(value) else {
      throw failure("half of a surrogate pair", at: backslash)
    }
    return scalar
  }

  private mutating func fourHexDigits(from backslash: Int) throws(DataError) -> UInt32 {
    let digits = source.bytes[offset..<min(offset + 4, end)]
    guard digits.count == 4, digits.allSatisfy(Self.isHexDigit),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("expected four hexadecimal digits", at: backslash) }
    offset += 4
    return value
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Byte.isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}
