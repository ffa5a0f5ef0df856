import Foundation
import TestSupport
import Testing

@testable import IntentTraining

struct PromiseProcedureTests {
  private typealias Row = SimulatedRows.Row

  /// Sets from hopeless to flawless, at several sizes and targets.
  struct Setting: Sendable {
    let inScope: Int
    let outOfScope: Int
    let skill: Double
    let rate: Double
    let seed: UInt64

    var bound: MisrouteBound {
      MisrouteBound(
        maxMisrouteRate: rate, expectedOutOfScope: 0.18, inScope: inScope,
        outOfScope: outOfScope)
    }
    var rows: [SimulatedRows.Row] {
      SimulatedRows.rows(inScope: inScope, outOfScope: outOfScope, skill: skill, seed: seed)
    }
    var outcome: PromiseProcedure.Outcome {
      PromiseProcedure(bound: bound, error: 0.05).run(rows)
    }
  }

  private static let starts = [60, 56, 52, 48, 44, 40, 36, 32, 28, 24, 20, 16]

  static let settings = [0.02, 0.05, 0.1].flatMap { rate in
    [0, 0.4, 0.7, 1].flatMap { skill in
      [(37, 20), (300, 100), (1000, 220)].enumerated().map { number, size in
        Setting(
          inScope: size.0, outOfScope: size.1, skill: skill, rate: rate,
          seed: UInt64(number) + UInt64(skill * 100))
      }
    }
  }

  @Test(arguments: settings)
  func thresholdIsReachedContiguouslyFromAStart(setting: Setting) throws {
    let points = Self.reference(setting)
    let start = Self.starts.first { points[$0 - 1].pValue <= 0.02 }
    switch setting.outcome {
    case .refused: #expect(start == nil)
    case .certified(let point):
      let start = try #require(start)
      let beyond = points[(start - 1)...].prefix { $0.pValue <= 0.05 }
      #expect(point == beyond.last)
    }
  }

  @Test func someSettingsAreCertifiedAndSomeRefused() {
    let refused = Self.settings.count {
      if case .refused = $0.outcome { true } else { false }
    }
    #expect((5...Self.settings.count - 5).contains(refused))
  }

  @Test(arguments: settings)
  func orderOfTheRowsChangesNothing(setting: Setting) {
    let procedure = PromiseProcedure(bound: setting.bound, error: 0.05)
    var generator = TestGenerator(seed: 5)
    let outcome = setting.outcome
    #expect(procedure.run(setting.rows.reversed()) == outcome)
    #expect(procedure.run(setting.rows.shuffled(using: &generator)) == outcome)
  }

  @Test func orderOfTiedRowsChangesNothing() {
    let rows = SimulatedRows.rows(inScope: 400, outOfScope: 100, skill: 0.8, seed: 3)
      .map { row in (score: (row.score * 20).rounded() / 20, isRight: row.isRight) }
    let procedure = Self.procedure(rate: 0.1, inScope: 400, outOfScope: 100)
    #expect(procedure.run(rows.reversed()) == procedure.run(rows))
  }

  @Test(arguments: settings)
  func monotoneTransformOfScoresRoutesTheSameRows(setting: Setting) {
    let procedure = PromiseProcedure(bound: setting.bound, error: 0.05)
    let transform = { (score: Double) in exp(3 * score) + 7 }
    let transformed = setting.rows.map { (score: transform($0.score), isRight: $0.isRight) }
    let outcome = procedure.run(transformed)
    switch setting.outcome {
    case .certified(var point):
      point.threshold = transform(point.threshold)
      #expect(outcome == .certified(point))
    case .refused(var point?):
      point.threshold = transform(point.threshold)
      #expect(outcome == .refused(best: point))
    case .refused(best: nil): #expect(outcome == .refused(best: nil))
    }
  }

  @Test(arguments: [0.01, 0.02, 0.05, 0.1])
  func tooFewOutOfScopeRowsAreRefusedHoweverGoodTheyAre(rate: Double) {
    let needed = Self.procedure(rate: rate, inScope: 1, outOfScope: 1).bound
      .rowsNeeded(coverage: 0.75)
    for outOfScope in [1, needed.outOfScope / 2, needed.outOfScope - 1] {
      #expect(isRefused(rate: rate, inScope: 20 * needed.inScope, outOfScope: outOfScope))
    }
    #expect(!isRefused(rate: rate, inScope: 4 * needed.inScope, outOfScope: 4 * needed.outOfScope))
  }

  @Test(arguments: [0.01, 0.02, 0.05, 0.1])
  func tooFewInScopeRowsAreRefusedHoweverGoodTheyAre(rate: Double) {
    let needed = Self.procedure(rate: rate, inScope: 1, outOfScope: 1).bound
      .rowsNeeded(coverage: 0.75)
    for inScope in [1, needed.inScope / 2, needed.inScope - 1] {
      #expect(isRefused(rate: rate, inScope: inScope, outOfScope: 20 * needed.outOfScope))
    }
  }

  @Test func refusalNamesTheBestStart() throws {
    let setting = Setting(inScope: 37, outOfScope: 20, skill: 0.4, rate: 0.02, seed: 9)
    guard case .refused(let best) = setting.outcome else {
      Issue.record("certified")
      return
    }
    let starts = Self.starts.map { Self.reference(setting)[$0 - 1] }
    #expect(best?.pValue == starts.map(\.pValue).min())
  }

  /// Each point counted anew over all rows: slower, and nothing shared with what is tested.
  private static func reference(_ setting: Setting) -> [PromiseProcedure.Point] {
    let rows = setting.rows
    let scores = rows.filter { $0.isRight != nil }.map(\.score).sorted(by: >)
    return (1...78).map { step in
      let rank = Int((Double(step * scores.count) / 80).rounded(.up))
      let routed = rows.filter { $0.score >= scores[rank - 1] }
      var point = PromiseProcedure.Point(threshold: scores[rank - 1])
      point.right = routed.count { $0.isRight == true }
      point.wrong = routed.count { $0.isRight == false }
      point.outOfScopeRouted = routed.count { $0.isRight == nil }
      point.pValue = setting.bound.pValue(
        wrong: point.wrong, right: point.right, outOfScopeRouted: point.outOfScopeRouted)
      return point
    }
  }

  private static func procedure(rate: Double, inScope: Int, outOfScope: Int) -> PromiseProcedure {
    PromiseProcedure(
      bound: MisrouteBound(
        maxMisrouteRate: rate, expectedOutOfScope: 0.18, inScope: inScope,
        outOfScope: outOfScope),
      error: 0.05)
  }

  private func isRefused(rate: Double, inScope: Int, outOfScope: Int) -> Bool {
    let rows = SimulatedRows.flawless(inScope: inScope, outOfScope: outOfScope)
    let procedure = Self.procedure(rate: rate, inScope: inScope, outOfScope: outOfScope)
    if case .refused = procedure.run(rows) { return true }
    return false
  }
}
