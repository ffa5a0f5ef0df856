import IntentEvaluation
import Testing

@testable import IntentTraining

struct CrossValidatorTests {
  private let data = Dataset(rows: SmallTraining.rows + SmallTraining.outOfScope)

  @Test func everyRowIsMeasuredOnOnce() throws {
    let report = try Self.validator().report(on: data)
    #expect(report.folds.count == 3)
    #expect(report.folds.map(\.rows).reduce(0, +) == 90)
    #expect(report.rows == 90 && report.outOfScopeRows == 30 && report.intents == 3)
    #expect((report.mean.accuracy ?? 0) > 0.8)
    #expect(report.mean.auroc != nil && report.mean.coverage != nil)
  }

  @Test func meanAndSpreadAreThoseOfTheFolds() throws {
    let report = try Self.validator().report(on: data)
    let values = report.folds.compactMap(\.accuracy)
    let mean = values.reduce(0, +) / 3
    let squares = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
    #expect(abs((report.mean.accuracy ?? 0) - mean) < 1e-12)
    #expect(abs((report.spread.accuracy ?? 0) - (squares / 2).squareRoot()) < 1e-12)
  }

  @Test func theFiguresDoNotDependOnTheThreadsButOnTheSeed() throws {
    let one = try Self.validator(threads: 1).report(on: data)
    #expect(try Self.validator(threads: 3).report(on: data) == one)
    #expect(try Self.validator(seed: 2).report(on: data) != one)
  }

  @Test func withoutOutOfScopeRowsNoThresholdIsMeasured() throws {
    let report = try Self.validator().report(on: Dataset(rows: SmallTraining.rows))
    #expect(report.mean.auroc == nil && report.mean.coverage == nil)
    #expect(report.mean.misrouteRate == nil && report.mean.refused == nil)
  }

  @Test func intentsOfFewerRowsThanFoldsAreTold() throws {
    let rare = LabeledRows.rows("volume_up", ["louder", "make it loud please"])
    let report = try Self.validator().report(on: Dataset(rows: SmallTraining.rows + rare))
    #expect(report.scarceIntents == ["volume_up"])
  }

  @Test func fewerRowsThanFoldsAreAnError() {
    let twins = LabeledRows.rows("light_off", Array(repeating: "turn off the hall light", count: 9))
    for rows in [twins, Array(SmallTraining.rows.prefix(2))] {
      let error = #expect(throws: TrainingError.self) {
        try Self.validator().report(on: Dataset(rows: rows))
      }
      #expect(error?.description.contains("3 folds") == true)
    }
    #expect(throws: TrainingError.noRows) { try Self.validator().report(on: Dataset(rows: [])) }
  }

  private static func validator(threads: Int = 2, seed: UInt64 = 1) -> CrossValidator {
    var validator = CrossValidator()
    validator.configuration = SmallTraining.configuration
    validator.folds = 3
    validator.threads = threads
    validator.seed = seed
    return validator
  }
}
