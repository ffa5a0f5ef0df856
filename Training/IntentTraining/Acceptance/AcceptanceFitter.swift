import IntentClassification
import IntentEvaluation

/// Fits the acceptance score on rows that the network was not trained on.
struct AcceptanceFitter {
  /// One held-out row: what the score may weigh, and whether acting on the best intent is right.
  struct Row: Sendable {
    var evidence: [Double]
    var isRight: Bool
    var isOutOfScope: Bool
    /// Whether it is a made row beside the real out-of-scope rows.
    var isStandIn = false
  }

  /// How much of the out-of-scope weight stand-ins carry beside real rows.
  private static let standInShare = 0.3

  /// Too few right or wrong rows would only be learned by heart.
  private static let fewestOfEachKind = 10
  private static let folds = 5

  /// The share of arrivals assumed to be out of scope.
  var expectedOutOfScope: Double

  /// Returns the score fitted on all rows; nil when there are too few right or wrong ones.
  func fit(_ rows: [Row]) -> AcceptanceScore? {
    let right = rows.count(where: \.isRight)
    guard min(right, rows.count - right) >= Self.fewestOfEachKind else { return nil }
    let columns = Columns(rows.map(\.evidence))
    let model = LogisticRegression(
      rows.map { columns.standardized($0.evidence) }, isTrue: rows.map(\.isRight),
      weights: weights(rows))
    return AcceptanceScore(terms: columns.terms(weights: model.weights), bias: model.bias)
  }

  /// The score where too few rows were held out to fit one: the confidence, brought down by words
  /// that no training row has and by what the command view refuses. Without it a model of one
  /// intent would be sure of every text.
  static let unfitted = AcceptanceScore(
    terms: AcceptanceEvidence.names.map { name in
      switch name {
      case "confidence_log_odds": term(weight: 1, -6...6)
      // One unknown word in four weighs as much as a confidence of 95 %.
      case "unknown_words": term(weight: -12, 0...1)
      case "command_log_odds": term(weight: 1, -6...0)
      default: term(weight: 0, 0...0)
      }
    }, bias: 0)

  private static func term(weight: Double, _ range: ClosedRange<Double>) -> AcceptanceScore.Term {
    AcceptanceScore.Term(
      weight: weight, mean: 0, deviation: 1, lowest: range.lowerBound, highest: range.upperBound)
  }

  /// Returns each row's score by a fit on the other four fifths: no row is scored by a fit that
  /// saw it. Nil where ``fit(_:)`` is.
  func outOfFoldScores(_ rows: [Row], seed: UInt64) -> [Double]? {
    let folds = foldNumbers(rows, seed: seed)
    var scores = [Double](repeating: 0, count: rows.count)
    for fold in 0..<Self.folds {
      let others = rows.indices.filter { folds[$0] != fold }.map { rows[$0] }
      guard let score = fit(others) else { return nil }
      for index in rows.indices where folds[index] == fold {
        scores[index] = score.score(AcceptanceEvidence(values: rows[index].evidence))
      }
    }
    return scores
  }

  /// Deals rows of each kind (right, wrong, out of scope, made) evenly into the folds.
  private func foldNumbers(_ rows: [Row], seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed ^ 0x666F_6C64_7300)
    var folds = [Int](repeating: 0, count: rows.count)
    for kind in 0..<4 {
      var members = rows.indices.filter { Self.kind(rows[$0]) == kind }
      generator.shuffle(&members)
      for (position, index) in members.enumerated() { folds[index] = position % Self.folds }
    }
    return folds
  }

  private static func kind(_ row: Row) -> Int {
    row.isStandIn ? 3 : row.isOutOfScope ? 2 : row.isRight ? 1 : 0
  }

  /// Out-of-scope rows are weighted to the expected share of arrivals.
  private func weights(_ rows: [Row]) -> [Double] {
    let standIns = rows.count(where: \.isStandIn)
    let real = rows.count(where: \.isOutOfScope) - standIns
    let odds = expectedOutOfScope / (1 - expectedOutOfScope)
    let total = odds * Double(rows.count - real - standIns)
    let share = standIns == 0 ? 0 : real == 0 ? 1 : Self.standInShare
    return rows.map { row in
      guard row.isOutOfScope else { return 1 }
      return row.isStandIn
        ? total * share / Double(standIns) : total * (1 - share) / Double(real)
    }
  }
}

/// Mean, deviation and range of each column of the evidence.
private struct Columns {
  private let means: [Double]
  private let deviations: [Double]
  private let ranges: [ClosedRange<Double>]

  init(_ rows: [[Double]]) {
    let count = Double(rows.count)
    let columns = rows[0].indices.map { column in rows.map { $0[column] } }
    let means = columns.map { $0.reduce(0, +) / count }
    self.means = means
    deviations = zip(columns, means).map { column, mean in
      let variance = column.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
      return variance > 1e-18 ? variance.squareRoot() : 1
    }
    ranges = columns.map { ($0.min() ?? 0)...($0.max() ?? 0) }
  }

  func standardized(_ row: [Double]) -> [Double] {
    row.indices.map { (row[$0] - means[$0]) / deviations[$0] }
  }

  func terms(weights: [Double]) -> [AcceptanceScore.Term] {
    weights.indices.map {
      AcceptanceScore.Term(
        weight: weights[$0], mean: means[$0], deviation: deviations[$0],
        lowest: ranges[$0].lowerBound, highest: ranges[$0].upperBound)
    }
  }
}
