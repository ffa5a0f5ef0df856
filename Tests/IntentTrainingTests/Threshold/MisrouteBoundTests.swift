import Testing

@testable import IntentTraining

struct MisrouteBoundTests {
  /// A case of the published table: counts, rate and share, and the p that they must give.
  struct Reference: Sendable {
    let wrong: Int
    let right: Int
    let outOfScopeRouted: Int
    let bound: MisrouteBound
    let pValue: Double
  }

  static let references = [
    Reference(
      wrong: 4, right: 1500, outOfScopeRouted: 3,
      bound: bound(rate: 0.02, inScope: 3000, outOfScope: 350), pValue: 0.000657),
    Reference(
      wrong: 0, right: 1000, outOfScopeRouted: 0,
      bound: bound(rate: 0.01, inScope: 3000, outOfScope: 350), pValue: 0.005063),
    Reference(
      wrong: 2, right: 1500, outOfScopeRouted: 1,
      bound: bound(rate: 0.01, inScope: 3000, outOfScope: 350), pValue: 0.009552),
    Reference(
      wrong: 0, right: 60, outOfScopeRouted: 0,
      bound: bound(rate: 0.05, inScope: 150, outOfScope: 50), pValue: 0.050282),
  ]

  @Test(arguments: references)
  func pValuesAreThoseOfTheReference(reference: Reference) {
    let value = reference.bound.pValue(
      wrong: reference.wrong, right: reference.right,
      outOfScopeRouted: reference.outOfScopeRouted)
    #expect((value * 1e6).rounded() / 1e6 == reference.pValue)
  }

  /// Among the smallest values p may fall by one more wrong row: the bound is an approximation.
  /// From here on it never does, so nothing that fails at 0.02 or 0.05 passes with more of them.
  private static let monotoneFrom = 0.013

  @Test(arguments: [0.01, 0.02, 0.05, 0.1], [0.05, 0.18, 0.5])
  func moreWrongNeverLowersP(rate: Double, share: Double) {
    let bound = Self.bound(rate: rate, share: share, inScope: 800, outOfScope: 120)
    for right in [20, 200, 700] {
      for routed in [0, 1, 5, 40] {
        let values = (0...60).map {
          bound.pValue(wrong: $0, right: right, outOfScopeRouted: routed)
        }
        #expect(isRising(values.map { max($0, Self.monotoneFrom) }))
      }
    }
  }

  @Test(arguments: [0.01, 0.02, 0.05, 0.1], [0.05, 0.18, 0.5])
  func moreRoutedOutOfScopeRowsNeverLowerP(rate: Double, share: Double) {
    let bound = Self.bound(rate: rate, share: share, inScope: 800, outOfScope: 120)
    for right in [20, 200, 700] {
      for wrong in [0, 1, 5, 40] {
        let values = (0...60).map {
          bound.pValue(wrong: wrong, right: right, outOfScopeRouted: $0)
        }
        #expect(isRising(values.map { max($0, Self.monotoneFrom) }))
      }
    }
  }

  @Test(arguments: [0.01, 0.02, 0.05, 0.1], [0.05, 0.18, 0.5])
  func moreRightNeverRaisesP(rate: Double, share: Double) {
    let bound = Self.bound(rate: rate, share: share, inScope: 800, outOfScope: 120)
    for (wrong, routed) in [(0, 0), (1, 0), (0, 1), (3, 2), (20, 9)] {
      let values = (0...79).map {
        bound.pValue(wrong: wrong, right: $0 * 10, outOfScopeRouted: routed)
      }
      #expect(isRising(values.reversed()))
    }
  }

  @Test func nothingRoutedCertifiesNothing() {
    let bound = Self.bound(rate: 0.1, inScope: 100, outOfScope: 50)
    #expect(bound.pValue(wrong: 0, right: 0, outOfScopeRouted: 0) == 1)
    #expect(bound.estimate(wrong: 0, right: 0, outOfScopeRouted: 0) == nil)
  }

  @Test func estimateWeighsOutOfScopeRowsToTheirShare() throws {
    let bound = Self.bound(rate: 0.1, share: 0.2, inScope: 80, outOfScope: 40)
    // In-scope rows count 0.8 / 80 = 0.01 each, out-of-scope rows 0.2 / 40 = 0.005.
    let rate = try #require(bound.estimate(wrong: 1, right: 48, outOfScopeRouted: 2))
    #expect(abs(rate - 0.02 / 0.5) < 1e-12)
  }

  @Test func estimateWithoutOutOfScopeRowsIsThePlainShare() {
    let bound = Self.bound(rate: 0.1, share: 0, inScope: 40, outOfScope: 0)
    #expect(bound.estimate(wrong: 1, right: 3, outOfScopeRouted: 0) == 0.25)
  }

  @Test(arguments: [(0.01, 594, 131), (0.02, 294, 65), (0.05, 114, 26), (0.1, 54, 12)])
  func rowsNeededAtHalfCoverageAreThoseOfTheReference(
    rate: Double, inScope: Int, outOfScope: Int
  ) {
    let needed = Self.bound(rate: rate, inScope: 1, outOfScope: 1).rowsNeeded(coverage: 0.5)
    #expect(needed == (inScope, outOfScope))
  }

  private static func bound(
    rate: Double, share: Double = 0.18, inScope: Int, outOfScope: Int
  ) -> MisrouteBound {
    MisrouteBound(
      maxMisrouteRate: rate, expectedOutOfScope: share, inScope: inScope, outOfScope: outOfScope)
  }

  /// Whether no value falls below the one before it, rounding aside.
  private func isRising(_ values: [Double]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $1 >= $0 - 1e-12 }
  }
}
