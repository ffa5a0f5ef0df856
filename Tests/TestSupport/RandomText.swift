/// Texts that nobody would type, for tests of rules that hold for every text.
package enum RandomText {
  /// Scalars at which normalising and tokenising have most to decide: case pairs, combining
  /// marks, format characters, Hangul parts, compatibility forms, Traditional characters, blanks.
  private static let awkward: [ClosedRange<UInt32>] = [
    0x00...0x7F, 0x20...0x2F, 0x41...0x5A, 0xA0...0xFF, 0x100...0x24F, 0x2B0...0x2FF,
    0x300...0x36F, 0x370...0x4FF, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1100...0x11FF,
    0x1AB0...0x1AFF, 0x1E00...0x1FFF, 0x2000...0x206F, 0x2100...0x21FF, 0x2460...0x24FF,
    0x3000...0x30FF, 0x3130...0x33FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFDFF,
    0xFE00...0xFFFD, 0x1D400...0x1D7FF, 0x1F300...0x1FAFF, 0x2F800...0x2FA1F, 0xE0000...0xE01EF,
  ]
  /// Scalars that change what stands beside them.
  private static let active: [UInt32] = [
    0x00, 0x09, 0x0A, 0x0D, 0x20, 0x21, 0x27, 0x2E, 0x4A, 0x85, 0xA0, 0xAD, 0x130, 0x300, 0x301,
    0x307, 0x30C, 0x338, 0x345, 0x3A3, 0x1161, 0x11A8, 0x1E9E, 0x200B, 0x200C, 0x200D, 0x2019,
    0x2060, 0x3000, 0x3002, 0x3099, 0xFE0F, 0xFEFF, 0xFF01, 0xFF0E, 0xFF61, 0xE0100,
  ]

  /// Returns text of up to `longest` scalars.
  package static func awkward(
    upTo longest: Int, using generator: inout TestGenerator
  ) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...longest, using: &generator) {
      if let scalar = Unicode.Scalar(awkwardValue(using: &generator)) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// Returns text of up to `longest` scalars, each as likely as any other.
  package static func uniform(
    upTo longest: Int, using generator: inout TestGenerator
  ) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...longest, using: &generator) {
      let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  private static func awkwardValue(using generator: inout TestGenerator) -> UInt32 {
    if Bool.random(using: &generator) {
      return active[Int.random(in: 0..<active.count, using: &generator)]
    }
    let range = awkward[Int.random(in: 0..<awkward.count, using: &generator)]
    return UInt32.random(in: range, using: &generator)
  }
}
