import IntentClassification

/// The incomplete gamma function, which bounds sums of weighted counts.
enum GammaFunction {
  /// Returns Q(a, x): the integral of t^(a-1) e^-t from x to infinity over that from 0.
  ///
  /// `a` is positive and `x` not negative. A series below a + 1, a continued fraction above it
  /// (the method of Lentz, 1976); relative error about 1e-12.
  static func upperRegularized(_ a: Double, _ x: Double) -> Double {
    guard x > 0 else { return 1 }
    let factor = Numerics.exp(a * Numerics.log(x) - x - logarithm(a))
    return x < a + 1 ? 1 - factor * series(a, x) : factor * fraction(a, x)
  }

  /// Returns the logarithm of the gamma function of a positive number (Lanczos, 1964; the
  /// coefficients for g = 7 and nine terms).
  static func logarithm(_ x: Double) -> Double {
    let coefficients = [
      676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
      12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
    ]
    guard x >= 0.5 else { return logarithm(x + 1) - Numerics.log(x) }
    let shifted = x - 1
    var sum = 0.99999999999980993
    for (index, coefficient) in coefficients.enumerated() {
      sum += coefficient / (shifted + Double(index + 1))
    }
    let t = shifted + 7.5
    return 0.91893853320467274 + (shifted + 0.5) * Numerics.log(t) - t + Numerics.log(sum)
  }

  private static func series(_ a: Double, _ x: Double) -> Double {
    var term = 1 / a
    var sum = term
    var n = a
    while abs(term) > abs(sum) * 1e-15 {
      n += 1
      term *= x / n
      sum += term
    }
    return sum
  }

  private static func fraction(_ a: Double, _ x: Double) -> Double {
    let tiny = 1e-300
    var b = x + 1 - a
    var c = 1 / tiny
    var d = 1 / b
    var value = d
    for i in 1...10_000 {
      let an = -Double(i) * (Double(i) - a)
      b += 2
      d = 1 / nonzero(an * d + b, tiny)
      c = nonzero(b + an / c, tiny)
      let change = d * c
      value *= change
      if abs(change - 1) < 1e-15 { break }
    }
    return value
  }

  private static func nonzero(_ value: Double, _ tiny: Double) -> Double {
    abs(value) < tiny ? tiny : value
  }
}
