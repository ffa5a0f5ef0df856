/// Recognises UTF-8 that a program took for Latin-1 or Windows-1252: "cafÃ©" for "café".
enum Mojibake {
  /// The bytes that Windows-1252 shows as characters beyond Latin-1.
  private static let windows1252: [UInt32: UInt8] = [
    0x20AC: 0x80, 0x201A: 0x82, 0x0192: 0x83, 0x201E: 0x84, 0x2026: 0x85, 0x2020: 0x86,
    0x2021: 0x87, 0x02C6: 0x88, 0x2030: 0x89, 0x0160: 0x8A, 0x2039: 0x8B, 0x0152: 0x8C,
    0x017D: 0x8E, 0x2018: 0x91, 0x2019: 0x92, 0x201C: 0x93, 0x201D: 0x94, 0x2022: 0x95,
    0x2013: 0x96, 0x2014: 0x97, 0x02DC: 0x98, 0x2122: 0x99, 0x0161: 0x9A, 0x203A: 0x9B,
    0x0153: 0x9C, 0x017E: 0x9E, 0x0178: 0x9F,
  ]

  /// Returns what the first characters stand for, if together they are one character's UTF-8.
  ///
  /// Two-byte sequences count for Western accents, Greek and Cyrillic only, and not before a
  /// closing guillemet: "CAFÉ»" is no mistake.
  static func meant(_ scalars: ArraySlice<Unicode.Scalar>) -> (found: String, meant: String)? {
    guard let lead = scalars.first?.value, let length = length(lead: lead),
      scalars.count >= length
    else { return nil }
    let head = scalars.prefix(length)
    let rest = head.dropFirst().compactMap(byte).filter { (0x80...0xBF).contains($0) }
    guard rest.count == length - 1, !(length == 2 && rest[0] == 0xBB && lead != 0xC3) else {
      return nil
    }
    let bytes = [UInt8(lead)] + rest
    guard UTF8Validation.firstInvalidOffset(in: bytes) == nil else { return nil }
    return (String(String.UnicodeScalarView(head)), String(decoding: bytes, as: UTF8.self))
  }

  private static func length(lead: UInt32) -> Int? {
    switch lead {
    case 0xC2, 0xC3, 0xCE, 0xCF, 0xD0, 0xD1: 2
    case 0xE2...0xE9, 0xEF: 3
    case 0xF0: 4
    default: nil
    }
  }

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    windows1252[scalar.value] ?? UInt8(exactly: scalar.value)
  }
}
