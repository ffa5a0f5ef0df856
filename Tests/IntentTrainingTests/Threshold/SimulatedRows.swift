import TestSupport

@testable import IntentTraining

/// Held-out rows of a model that is surer where it is right.
enum SimulatedRows {
  typealias Row = (score: Double, isRight: Bool?)

  /// Returns rows with scores in 0...1; `skill` from 0 (scores say nothing) to 1 (they say all).
  static func rows(
    inScope: Int, outOfScope: Int, accuracy: Double = 0.93, skill: Double, seed: UInt64
  ) -> [Row] {
    var generator = TestGenerator(seed: seed)
    let inScopeRows: [Row] = (0..<inScope).map { _ in
      let isRight = Double.random(in: 0..<1, using: &generator) < accuracy
      return (score(isHigh: isRight, skill, using: &generator), isRight)
    }
    let others: [Row] = (0..<outOfScope).map { _ in
      (score(isHigh: false, skill, using: &generator), nil)
    }
    return inScopeRows + others
  }

  private static func score(
    isHigh: Bool, _ skill: Double, using generator: inout TestGenerator
  ) -> Double {
    let noise = Double.random(in: 0...1, using: &generator)
    return skill * (isHigh ? 1 : 0) * 0.5 + (1 - skill * 0.5) * noise
  }

  /// Returns rows that every threshold routes right.
  static func flawless(inScope: Int, outOfScope: Int) -> [Row] {
    rows(inScope: inScope, outOfScope: outOfScope, accuracy: 1, skill: 1, seed: 1)
  }

  /// Returns rows as a threshold selector takes them: "play" for every utterance, where wrong
  /// ones meant "stop".
  static func scored(_ rows: [Row], predicted: String = "play") -> [ScoredRow] {
    rows.map { row in
      ScoredRow(
        score: row.score, predicted: predicted, gold: row.isRight.map { $0 ? predicted : "stop" })
    }
  }
}
