/// Finds what isn't UTF-8 (RFC 3629: no surrogates, no overlong forms, nothing above U+10FFFF).
enum UTF8Validator {
  /// Returns the index of the first byte that begins no valid sequence, or nil when all is valid.
  static func firstInvalidIndex(in bytes: UnsafeRawBufferPointer) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index = endOfASCII(in: bytes, from: index)
        continue
      }
      let length = sequenceLength(at: index, in: bytes)
      guard length > 0 else { return index }
      index += length
    }
    return nil
  }

  /// Skips eight bytes at a time, which most text allows.
  private static func endOfASCII(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard word & 0x8080_8080_8080_8080 == 0 else { break }
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// The bytes of the sequence of several bytes that starts here, or 0 when it is invalid.
  private static func sequenceLength(at index: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    let lead = bytes[index]
    guard let (length, second) = rule(forLead: lead), index + length <= bytes.count,
      second.contains(bytes[index + 1])
    else { return 0 }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Table 3-7 of the Unicode standard: the length, and what the second byte may be.
  private static func rule(forLead lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
