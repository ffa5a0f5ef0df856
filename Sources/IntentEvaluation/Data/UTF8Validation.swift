/// Finds the first place where bytes are not UTF-8 (table 3-7 of the Unicode standard).
///
/// The standard library has this in `UTF8Span`, which the oldest supported systems lack.
enum UTF8Validation {
  /// Returns the offset of the first byte that no valid sequence covers.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] >= 0x80 else {
        offset += 1
        continue
      }
      let length = sequenceLength(in: bytes, at: offset)
      guard length > 0 else { return offset }
      offset += length
    }
    return nil
  }

  /// The length of the sequence that a non-ASCII byte begins; 0 if it begins none.
  private static func sequenceLength(in bytes: [UInt8], at offset: Int) -> Int {
    guard let second = secondByteRange(after: bytes[offset]) else { return 0 }
    let length = bytes[offset] < 0xE0 ? 2 : bytes[offset] < 0xF0 ? 3 : 4
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    for index in offset + 2..<max(offset + 2, offset + length)
    where bytes[index] & 0xC0 != 0x80 {
      return 0
    }
    return length
  }

  /// Which second bytes may follow a lead byte: the narrow ranges shut out overlong forms,
  /// surrogates and values beyond U+10FFFF.
  private static func secondByteRange(after lead: UInt8) -> ClosedRange<UInt8>? {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    case 0xC2...0xDF, 0xE1...0xEF, 0xF1...0xF3: 0x80...0xBF
    default: nil
    }
  }
}
