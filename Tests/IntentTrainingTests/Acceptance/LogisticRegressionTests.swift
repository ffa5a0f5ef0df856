import Foundation
import TestSupport
import Testing

@testable import IntentTraining

struct LogisticRegressionTests {
  @Test func withoutColumnsTheBiasIsTheLogOddsOfTheShare() {
    let model = LogisticRegression(
      [[], [], [], []], isTrue: [true, true, true, false], weights: [1, 1, 1, 1])
    #expect(model.weights.isEmpty)
    #expect(abs(model.bias - log(3)) < 1e-9)
  }

  @Test func weightsCountRowsSoManyTimes() {
    let weighted = LogisticRegression(
      [[0.5], [-1], [2]], isTrue: [true, false, true], weights: [3, 2, 1])
    let repeated = LogisticRegression(
      [[0.5], [0.5], [0.5], [-1], [-1], [2]], isTrue: [true, true, true, false, false, true],
      weights: [1, 1, 1, 1, 1, 1])
    #expect(abs(weighted.weights[0] - repeated.weights[0]) < 1e-9)
    #expect(abs(weighted.bias - repeated.bias) < 1e-9)
  }

  @Test func twoOppositeRowsGiveTheClosedForm() {
    let model = LogisticRegression([[1], [-1]], isTrue: [true, false], weights: [1, 1])
    // By symmetry the bias is 0; then w = 2 / (1 + e^w).
    let weight = model.weights[0]
    #expect(abs(model.bias) < 1e-9)
    #expect(abs(weight - 2 / (1 + exp(weight))) < 1e-9)
    #expect(abs(weight - 0.6748) < 1e-3)
  }

  @Test(arguments: 0..<12)
  func slopesVanishAtTheSolution(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    let rows = (0..<200).map { _ in
      (0..<5).map { _ in Double.random(in: -2...2, using: &generator) }
    }
    let isTrue = rows.map { row in
      row[0] - 2 * row[1] + Double.random(in: -1...1, using: &generator) > 0.5
    }
    let weights = rows.map { _ in Double.random(in: 0.1...4, using: &generator) }
    let model = LogisticRegression(rows, isTrue: isTrue, weights: weights)
    #expect(largestSlope(model, rows, isTrue, weights) < 1e-6)
  }

  /// A column in which one row stands twenty deviations out must not throw Newton's method off.
  @Test(arguments: 0..<12)
  func outliersDoNotThrowItOff(seed: UInt64) {
    var generator = TestGenerator(seed: seed + 100)
    var rows = (0..<100).map { _ in
      (0..<3).map { _ in Double.random(in: -1...1, using: &generator) }
    }
    rows[0][0] = 20
    rows[1][1] = -40
    rows[2][2] = 60
    let isTrue = rows.indices.map { $0 % 2 == 0 }
    let weights = rows.map { _ in 1.0 }
    let model = LogisticRegression(rows, isTrue: isTrue, weights: weights)
    #expect(largestSlope(model, rows, isTrue, weights) < 1e-6)
  }

  @Test(arguments: [1, 50, 500])
  func separableRowsStayFinite(count: Int) {
    let rows = (0..<2 * count).map { [$0 < count ? -1.0 : 1.0, Double($0 % 3)] }
    let model = LogisticRegression(
      rows, isTrue: rows.map { $0[0] > 0 }, weights: rows.map { _ in 1 })
    #expect(model.weights.allSatisfy { $0.isFinite && abs($0) < 20 })
    #expect(model.bias.isFinite && abs(model.bias) < 20)
    #expect(model.probability([1, 1]) > 0.5)
    #expect(model.probability([-1, 1]) < 0.5)
  }

  @Test func aColumnOfZerosWeighsNothing() {
    let rows = (0..<40).map { [0.0, Double($0 % 5)] }
    let model = LogisticRegression(
      rows, isTrue: rows.map { $0[1] > 2 }, weights: rows.map { _ in 1 })
    #expect(model.weights[0] == 0)
    #expect(model.weights[1] > 0)
  }

  @Test func twinColumnsShareTheirWeight() {
    let rows = (0..<60).map { number in
      [Double](repeating: Double(number % 7) - 3, count: 2)
    }
    let isTrue = rows.indices.map { rows[$0][0] > 0 || $0 % 11 == 0 }
    let model = LogisticRegression(rows, isTrue: isTrue, weights: rows.map { _ in 1 })
    #expect(abs(model.weights[0] - model.weights[1]) < 1e-8)
  }

  /// The largest slope of the penalised log-likelihood: 0 at its only maximum.
  private func largestSlope(
    _ model: LogisticRegression, _ rows: [[Double]], _ isTrue: [Bool], _ weights: [Double]
  ) -> Double {
    var slopes = model.weights.map { -$0 } + [0]
    for (index, row) in rows.enumerated() {
      let error = ((isTrue[index] ? 1 : 0) - model.probability(row)) * weights[index]
      for (column, value) in (row + [1]).enumerated() { slopes[column] += error * value }
    }
    return slopes.map(abs).max() ?? 0
  }
}
