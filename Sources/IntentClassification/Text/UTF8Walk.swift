/// Decodes and encodes UTF-8 one scalar at a time over raw bytes.
enum UTF8Walk {
  /// Returns the scalar that begins at `index` and moves `index` behind it.
  ///
  /// The bytes must be valid UTF-8, as a `String`'s are; a cut sequence ends at the last byte.
  @inline(__always)
  static func next(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    let lead = UInt32(bytes[index])
    index += 1
    guard lead >= 0x80 else { return lead }
    let trailing = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1
    var scalar = lead & (0x3F >> UInt32(trailing))
    for _ in 0..<trailing where index < bytes.count {
      scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
      index += 1
    }
    return scalar
  }

  /// Writes a scalar at `count` and moves `count` behind it.
  @inline(__always)
  static func write(
    _ scalar: UInt32, to storage: UnsafeMutableBufferPointer<UInt8>, at count: inout Int
  ) {
    let length = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    var rest = scalar
    for position in stride(from: length - 1, to: 0, by: -1) {
      storage[count + position] = UInt8(rest & 0x3F) | 0x80
      rest >>= 6
    }
    let mark: UInt32 = length == 1 ? 0 : length == 2 ? 0xC0 : length == 3 ? 0xE0 : 0xF0
    storage[count] = UInt8(rest | mark)
    count += length
  }
}
