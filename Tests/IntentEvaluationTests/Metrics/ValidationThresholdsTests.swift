import IntentEvaluation
import Testing

struct ValidationThresholdsTests {
  private let test: [Outcome] = [
    .sample("a", "a", 0.95), .sample("b", "a", 0.85), .sample(nil, "a", 0.5),
  ]

  @Test func thresholdsComeFromValidationAndFiguresFromTest() throws {
    let report = ValidationThresholds(validation: Outcome.sixRows, test: test, rates: [0.3])
    #expect(report.inScopeRows == 4)
    #expect(report.outOfScopeRows == 2)
    let plain = try #require(report.rates.first).plain
    #expect(plain == SelectiveRoutingReport(test, threshold: 0.8))
    #expect(plain.misrouteRate == 0.5)
    #expect(report.maxOverall == SelectiveRoutingReport(test, threshold: 0.8))
  }

  @Test func theOracleChoosesOnTheTestRows() throws {
    let report = ValidationThresholds(validation: Outcome.sixRows, test: test, rates: [0.3])
    #expect(try #require(report.rates.first).oracle.threshold == 0.95)
  }

  @Test func priorMatchingWeighsValidationToTheSharesOfTest() throws {
    let manyInScope = test + (0..<18).map { _ in .sample("a", "a", 0.99) }
    let rates = ValidationThresholds(
      validation: Outcome.sixRows, test: manyInScope, rates: [0.3]
    ).rates
    // An out-of-scope row weighs 0.1, so that all may be routed: 1.2 of 4.2 are wrong.
    #expect(try #require(rates.first).priorMatched?.threshold == 0.2)
  }

  @Test func jointAccuracyIsChosenUnderTheSharesOfTest() {
    let rows: [Outcome] = [
      .sample("a", "a", 0.9), .sample(nil, "a", 0.6), .sample("a", "a", 0.5),
      .sample("a", "a", 0.4), .sample("b", "a", 0.3),
    ]
    // In the test rows out of scope is as frequent as in scope: the stranger at 0.6 weighs 4.
    let report = ValidationThresholds(
      validation: rows, test: [.sample("a", "a", 0.7), .sample(nil, "a", 0.45)])
    #expect(report.maxOverall?.threshold == 0.4)
    #expect(report.maxOverallPriorMatched?.threshold == 0.9)
    #expect(report.maxOverallPriorMatched?.jointAccuracy == 0.5)
  }

  @Test func theStandardRatesAreOneTwoAndFivePercent() {
    let report = ValidationThresholds(validation: Outcome.sixRows, test: test)
    #expect(report.rates.map(\.rate) == [0.01, 0.02, 0.05])
  }

  @Test(arguments: [
    ([Outcome.sample("a", "a", 0.5)], Outcome.sixRows),
    (Outcome.sixRows, [Outcome.sample("a", "a", 0.5)]),
  ])
  func withoutOutOfScopeRowsOnEitherSideOnlyPlainThresholdsAreGiven(
    validation: [Outcome], test: [Outcome]
  ) {
    let report = ValidationThresholds(validation: validation, test: test)
    #expect(report.maxOverall == nil)
    #expect(report.maxOverallPriorMatched == nil)
    #expect(report.rates.allSatisfy { $0.priorMatched == nil && $0.cautious == nil })
  }

  @Test(arguments: [
    ([Outcome.sample(nil, "a", 0.5)], Outcome.sixRows),
    (Outcome.sixRows, [Outcome.sample(nil, "a", 0.5)]), ([], []),
  ])
  func withoutInScopeRowsThereIsNoPriorToMatch(validation: [Outcome], test: [Outcome]) {
    let report = ValidationThresholds(validation: validation, test: test)
    #expect(report.rates.allSatisfy { $0.priorMatched == nil })
  }
}
