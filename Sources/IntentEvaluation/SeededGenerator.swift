/// A repeatable source of random numbers: SplitMix64 (Steele, Lea and Flood, 2014).
///
/// Training draws from it in its innermost loops, so its steps are inlined across modules.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  @usableFromInline package var state: UInt64

  @inlinable package init(seed: UInt64) { state = seed }

  @inlinable package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Returns a number in -bound...bound, 24 bits of it random.
  @inlinable package mutating func symmetric(_ bound: Float) -> Float {
    (Float(next() >> 40) / Float(1 << 23) - 1) * bound
  }

  /// Returns the index of a random element of a collection of `count` elements.
  @inlinable package mutating func index(below count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Shuffles in place, the same way on every platform.
  @inlinable package mutating func shuffle<Element>(_ array: inout [Element]) {
    for last in stride(from: array.count - 1, to: 0, by: -1) {
      array.swapAt(last, index(below: last + 1))
    }
  }
}
