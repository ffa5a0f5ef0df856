import Foundation
import Testing

@testable import IntentTraining

struct GammaFunctionTests {
  /// At the step between series and fraction, far from it, and where either is tiny.
  private static let arguments = [1e-9, 0.01, 0.3, 0.99, 1, 1.5, 2, 3.7, 10, 11, 40, 123.4, 600]

  @Test(arguments: arguments)
  func firstOrderIsTheExponential(x: Double) {
    let value = GammaFunction.upperRegularized(1, x)
    #expect(agree(value, exp(-x)))
  }

  @Test(arguments: [1, 2, 3, 7, 20, 100], arguments)
  func wholeOrdersArePoissonSums(order: Int, x: Double) {
    // The probability of fewer than `order` events where x are expected.
    var term = exp(-x)
    var sum = term
    for count in 1..<max(order, 2) where count < order {
      term *= x / Double(count)
      sum += term
    }
    #expect(agree(GammaFunction.upperRegularized(Double(order), x), sum))
  }

  @Test(arguments: arguments)
  func halfOrderIsTheErrorFunction(x: Double) {
    #expect(agree(GammaFunction.upperRegularized(0.5, x), erfc(x.squareRoot())))
  }

  @Test(arguments: [0.2, 0.9, 3.3, 17, 250], arguments)
  func neighbouringOrdersDifferByOneTerm(order: Double, x: Double) {
    let term = exp(order * log(x) - x - lgamma(order + 1))
    let lower = GammaFunction.upperRegularized(order, x)
    #expect(agree(GammaFunction.upperRegularized(order + 1, x), lower + term))
  }

  @Test(arguments: [1e-3, 0.4, 0.5, 1, 2, 2.5, 12, 171, 5000, 1e6])
  func logarithmIsThatOfTheLibrary(x: Double) {
    #expect(agree(GammaFunction.logarithm(x), lgamma(x)))
  }

  @Test(arguments: [0.1, 1, 30, 4000])
  func valuesFallFromOneToZero(order: Double) {
    var last = 1.0
    #expect(GammaFunction.upperRegularized(order, 0) == 1)
    for step in 0...400 {
      let value = GammaFunction.upperRegularized(order, (order + 1) * Double(step) / 50)
      #expect(value <= last + 1e-12 && value >= -1e-12)
      last = value
    }
    #expect(last < 1e-3)
  }

  private func agree(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-11 * max(1, abs(expected))
  }
}
