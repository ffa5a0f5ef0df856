import Foundation
import IntentEvaluation
import Testing

/// Random rows of one kind.
struct RowRecipe: Sendable, CustomTestStringConvertible {
  let seed: UInt64
  let rows: Int
  let outOfScopeShare: Double
  let validationOutOfScopeShare: Double
  let levels: Int

  var testDescription: String {
    "seed \(seed): \(rows) rows, \(outOfScopeShare)/\(validationOutOfScopeShare), \(levels) levels"
  }

  var test: [Outcome] {
    Outcome.random(rows: rows, outOfScopeShare: outOfScopeShare, levels: levels, seed: seed)
  }

  var validation: [Outcome] {
    Outcome.random(
      rows: rows / 2 + 1, outOfScopeShare: validationOutOfScopeShare, levels: levels,
      seed: seed + 1000)
  }

  static let all: [RowRecipe] = (0..<24).map { index in
    RowRecipe(
      seed: UInt64(index), rows: [1, 7, 60, 400, 2000, 5000][index % 6],
      outOfScopeShare: [0, 0.1, 0.3, 0.7][index / 6],
      validationOutOfScopeShare: [0.25, 0.5, 0, 0.2, 0.05][index % 5],
      levels: [1, 10, 100, 1 << 40][(index / 3) % 4])
  }
}

/// Skipped unless the environment variable INTENT_PEERS names a folder with `metrics.py`.
@Suite(.enabled(if: PeerScript.installed != nil, "needs INTENT_PEERS and python3"))
struct PeerAgreementTests {
  @Test(arguments: RowRecipe.all)
  func figuresEqualThoseOfThePeersScript(recipe: RowRecipe) throws {
    let test = recipe.test
    // The script divides by the number of in-scope rows.
    guard test.contains(where: \.isInScope) else { return }
    let figures = try #require(PeerScript.installed).figures(test: test, validation: nil)
    expectPlainFigures(figures, test: test)
    let oracles = ValidationThresholds(validation: test, test: test).rates
    for rate in oracles { expect(figures.rule(name(rate, " oracle")), equals: rate.oracle) }
    #expect(figures.names.count == 4 + 3)
  }

  @Test(arguments: RowRecipe.all)
  func thresholdsEqualThoseOfThePeersScript(recipe: RowRecipe) throws {
    let test = recipe.test
    let validation = recipe.validation
    guard test.contains(where: \.isInScope), validation.contains(where: \.isInScope) else { return }
    let figures = try #require(PeerScript.installed).figures(test: test, validation: validation)
    expectPlainFigures(figures, test: test)
    let report = ValidationThresholds(validation: validation, test: test)
    expect(figures.rule("max-overall"), equals: report.maxOverall)
    for rate in report.rates {
      expect(figures.rule(name(rate, "")), equals: rate.plain)
      expect(figures.rule(name(rate, " prior-matched")), equals: rate.priorMatched)
      expect(figures.rule(name(rate, " oracle")), equals: rate.oracle)
    }
  }

  private func name(_ rate: RateThresholds, _ kind: String) -> String {
    "cov@\(Int((100 * rate.rate).rounded()))%\(kind)"
  }

  private func expectPlainFigures(_ figures: PeerFigures, test: [Outcome]) {
    let report = EvaluationReport(test, intents: [])
    #expect(figures.number("n_in") == Double(report.inScopeRows))
    #expect(figures.number("n_oos") == Double(report.outOfScopeRows))
    #expect(agree(figures.number("acc_in"), report.classification.accuracy))
    #expect(agree(figures.number("auroc"), report.outOfScope.auroc))
  }

  private func expect(_ rule: [String: Double?]?, equals report: SelectiveRoutingReport?) {
    #expect((rule == nil) == (report == nil))
    guard let rule, let report else { return }
    let ours: [String: Double?] = [
      "threshold": report.threshold, "coverage": report.coverage,
      "right_of_in": report.rightShare, "misroute": report.misrouteRate,
      "wrong_intent_routed": Double(report.wrongIntentsRouted),
      "oos_routed": Double(report.outOfScopeRouted), "oos_recall": report.outOfScopeRecall,
      "overall": report.jointAccuracy,
    ]
    #expect(Set(rule.keys) == Set(ours.keys))
    for (name, figure) in ours {
      #expect(agree(rule[name] ?? nil, figure), "\(name)")
    }
  }
}
