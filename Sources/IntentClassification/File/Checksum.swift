/// A 64-bit checksum that reads eight bytes a step in four lanes.
///
/// Each step is a bijection of a lane's state for a given word, so a change within one word
/// always changes the sum; unrelated damage escapes with a chance of 2^-64. It guards against
/// accidents, not against forgery.
struct Checksum {
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Returns the checksum of the bytes.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var lanes = SIMD4<UInt64>(1, 2, 3, 4) &* multiplier
    let whole = bytes.count / 32
    for block in 0..<whole {
      let offset = block &* 32
      lanes[0] = step(lanes[0], word(bytes, offset))
      lanes[1] = step(lanes[1], word(bytes, offset &+ 8))
      lanes[2] = step(lanes[2], word(bytes, offset &+ 16))
      lanes[3] = step(lanes[3], word(bytes, offset &+ 24))
    }
    var sum = UInt64(bytes.count)
    for lane in 0..<4 { sum = step(sum, lanes[lane]) }
    for offset in whole * 32..<bytes.count { sum = step(sum, UInt64(bytes[offset])) }
    return sum
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func step(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (state ^ word) &* multiplier
    return mixed ^ mixed >> 29
  }
}
