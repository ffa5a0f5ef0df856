/// What a scalar of normalised text is to the tokenizer.
enum ScalarKind {
  /// A letter or digit: part of a word.
  case word
  /// A character of a script that is written without blanks: a token of its own.
  case ideograph
  /// Punctuation or a symbol: a token of its own.
  case mark
  case blank

  @inline(__always)
  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = Self.ascii(UInt8(scalar))
    } else if Self.isIdeograph(scalar) {
      self = .ideograph
    } else {
      self = Self.other(scalar)
    }
  }

  @inline(__always)
  private static func ascii(_ byte: UInt8) -> ScalarKind {
    let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
    let isDigit = byte &- UInt8(ascii: "0") < 10
    return isLetter || isDigit ? .word : byte == UInt8(ascii: " ") ? .blank : .mark
  }

  /// Han, kana and Hangul syllables.
  @inline(__always)
  private static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func other(_ scalar: UInt32) -> ScalarKind {
    guard let properties = Unicode.Scalar(scalar)?.properties else { return .mark }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber: return .word
    default: return properties.isAlphabetic ? .word : .mark
    }
  }
}
