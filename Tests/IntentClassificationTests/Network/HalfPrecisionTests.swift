import TestSupport
import Testing

@testable import IntentClassification

struct HalfPrecisionTests {
  @Test(
    arguments: [
      (0, 0), (0x0001, 0x1p-24), (0x03FF, 0x3FFp-24), (0x0400, 0x1p-14), (0x3C00, 1),
      (0x3555, 0.333251953125), (0x7BFF, 65504),
    ] as [(UInt16, Float)])
  func patternHasItsValue(_ pattern: UInt16, _ value: Float) {
    #expect(HalfPrecision.decode(pattern) == value)
    #expect(HalfPrecision.encode(value) == pattern)
  }

  @Test func everyPatternComesBack() {
    for pattern in UInt16(0)...0x7BFF {
      #expect(HalfPrecision.encode(HalfPrecision.decode(pattern)) == pattern)
    }
  }

  @Test(arguments: -40...15)
  func encodedValueIsNotBelowAndNear(exponent: Int) {
    // Below 2^-14 half precision has steps of 2^-24; single precision rounded the last bits away
    // there, and the outcome lay below.
    var generator = TestGenerator(seed: UInt64(exponent + 100))
    let power = Float(sign: .plus, exponent: exponent, significand: 1)
    for _ in 0..<500 {
      let value = Float.random(in: 1..<1.9990, using: &generator) * power
      let decoded = HalfPrecision.decode(HalfPrecision.encode(value))
      #expect(decoded >= value)
      #expect(decoded - value <= max(value / 1024, 0x1p-24))
    }
  }
}
