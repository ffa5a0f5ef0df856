import Foundation
import IntentClassification
import TestSupport
import Testing

struct NumericsTests {
  @Test func exponentialAgreesWithTheCLibrary() {
    var generator = TestGenerator(seed: 1)
    let edges = [0, 1, -1, 1e-9, -1e-9, 1e-300, 0.34657359, -699.99, 708.99, 0.5, -0.5]
    let random = (0..<20_000).map { _ in Double.random(in: -700...709, using: &generator) }
    for x in edges + random where x > -700 && x < 709 {
      let expected = Foundation.exp(x)
      #expect(abs(Numerics.exp(x) - expected) <= 1e-13 * expected, "\(x)")
    }
  }

  @Test(
    arguments: [
      (0, 1), (-0.0, 1), (-701, 0), (-.infinity, 0), (-.greatestFiniteMagnitude, 0),
      (709, .infinity), (.infinity, .infinity), (.greatestFiniteMagnitude, .infinity),
      (.leastNonzeroMagnitude, 1),
    ] as [(Double, Double)])
  func exponentialHasItsLimits(_ x: Double, _ expected: Double) {
    #expect(Numerics.exp(x) == expected)
  }

  @Test func logarithmAgreesWithTheCLibrary() {
    var generator = TestGenerator(seed: 2)
    let edges = [
      1, 2, 0.5, 10, 1.4142135623730951, 1.414213562373096, 3, 1 - 1e-9, 1 + 1e-9,
      .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
    ]
    let random = (0..<20_000).map { _ in
      Double.random(in: 0.5...2, using: &generator)
        * Double(
          sign: .plus, exponent: Int.random(in: -1020...1020, using: &generator), significand: 1)
    }
    for x in edges + random {
      let expected = Foundation.log(x)
      #expect(abs(Numerics.log(x) - expected) <= 1e-13 * abs(expected), "\(x)")
    }
  }

  @Test(
    arguments: [
      (0, -.infinity), (-0.0, -.infinity), (1, 0), (.infinity, .infinity),
    ] as [(Double, Double)])
  func logarithmHasItsLimits(_ x: Double, _ expected: Double) {
    #expect(Numerics.log(x) == expected)
  }

  @Test func whatIsNotANumberStaysSo() {
    #expect(Numerics.exp(Double.nan).isNaN)
    #expect(Numerics.log(Double.nan).isNaN)
    #expect(Numerics.log(-1).isNaN && Numerics.log(-.infinity).isNaN)
    #expect(Numerics.sigmoid(.nan).isNaN)
  }

  @Test(
    arguments: [
      (0, 0.5), (1000, 1), (-1000, 0), (.infinity, 1), (-.infinity, 0),
    ] as [(Double, Double)])
  func sigmoidHasItsLimits(_ x: Double, _ expected: Double) {
    #expect(Numerics.sigmoid(x) == expected)
  }

  @Test func sigmoidIsSymmetric() {
    for x in stride(from: -30.0, through: 30, by: 0.37) {
      #expect(abs(Numerics.sigmoid(x) + Numerics.sigmoid(-x) - 1) < 1e-15)
    }
  }

  @Test func bitsAreTheSameOnEveryProcessor() {
    // Computed with additions, multiplications and divisions only, which IEEE 754 fixes.
    #expect(Numerics.exp(1.5).bitPattern == 4_616_731_951_734_179_137)
    #expect(Numerics.exp(-12.34).bitPattern == 4_526_777_069_447_558_916)
    #expect(Numerics.log(10).bitPattern == 4_612_367_379_483_415_830)
    #expect(Numerics.log(0.7).bitPattern == 13_823_468_941_351_141_199)
  }
}
