/// SplitMix64 (Steele, Lea and Flood, 2014): the same numbers for the same seed on every machine.
package struct TestGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns numbers between -`magnitude` and `magnitude`.
  package mutating func floats(_ count: Int, magnitude: Float = 1) -> [Float] {
    (0..<count).map { _ in Float.random(in: -magnitude...magnitude, using: &self) }
  }

  /// Returns bytes of any value.
  package mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &self) }
  }
}
