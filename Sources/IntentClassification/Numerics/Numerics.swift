/// Exponential and logarithm of our own, so that every processor and C library gives the same bits.
///
/// Only additions, multiplications and divisions are used, which IEEE 754 fixes to the last bit.
package enum Numerics {
  private static let ln2High = 0.693147180369123816490
  private static let ln2Low = 1.90821492927058770002e-10

  /// Returns e to the power of `x`, with a relative error below 1e-14; 0 below -700.
  package static func exp(_ x: Double) -> Double {
    guard x > -700 else { return x.isNaN ? x : 0 }
    guard x < 709 else { return .infinity }
    let k = (x * 1.4426950408889634).rounded()
    let r = (x - k * ln2High) - k * ln2Low
    var sum = 1.0
    // Taylor terms up to r^13 / 13!, with |r| <= ln 2 / 2.
    for n in stride(from: 13.0, through: 1.0, by: -1.0) { sum = 1 + r / n * sum }
    return sum * Double(sign: .plus, exponent: Int(k), significand: 1)
  }

  /// Returns the natural logarithm of a positive `x`, with a relative error below 1e-14.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    var exponent = Double(x.exponent)
    var significand = x.significand
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let s = (significand - 1) / (significand + 1)
    let square = s * s
    var sum = 0.0
    // ln m = 2 (s + s^3/3 + s^5/5 + ...), with |s| <= 0.172.
    for n in stride(from: 21.0, through: 1.0, by: -2.0) { sum = sum * square + 1 / n }
    return exponent * ln2High + (exponent * ln2Low + 2 * s * sum)
  }

  /// Returns 1 / (1 + e^-x).
  package static func sigmoid(_ x: Double) -> Double { 1 / (1 + exp(-x)) }

  /// Replaces logits by their soft-max at a temperature and returns the largest one's index.
  ///
  /// Sums in double precision: the probabilities add up to 1 within 1e-6.
  package static func softmax(
    _ logits: UnsafeMutableBufferPointer<Float>, inverseTemperature: Float = 1
  ) -> Int {
    precondition(!logits.isEmpty, "a soft-max needs a logit")
    var best = 0
    for index in logits.indices where logits[index] > logits[best] { best = index }
    let largest = logits[best]
    var sum = 0.0
    for index in logits.indices {
      let value = exp((logits[index] - largest) * inverseTemperature)
      logits[index] = value
      sum += Double(value)
    }
    let factor = Float(1 / sum)
    for index in logits.indices { logits[index] *= factor }
    return best
  }

  /// Returns e to the power of a non-positive `x` in single precision, error below 1e-7.
  @inline(__always)
  static func exp(_ x: Float) -> Float {
    let clamped = x > -87 ? x : -87
    // Adding 1.5 * 2^23 leaves the nearest whole number in the low bits.
    let shifted = clamped * 1.442695 + 12_582_912
    let k = shifted - 12_582_912
    let r = (clamped - k * 0.693359375) - k * -2.12194440e-4
    var sum: Float = 1.0 / 720
    sum = sum * r + 1.0 / 120
    sum = sum * r + 1.0 / 24
    sum = sum * r + 1.0 / 6
    sum = sum * r + 0.5
    sum = sum * r + 1
    sum = sum * r + 1
    let bits = Int32(bitPattern: shifted.bitPattern) &- 0x4B40_0000
    return sum * Float(bitPattern: UInt32(bitPattern: (bits &+ 127) &<< 23))
  }
}
