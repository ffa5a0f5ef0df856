import Foundation
import TestSupport
import Testing

@testable import IntentTraining

struct CalibrationFitterTests {
  private typealias Row = CalibrationFitter.Row

  @Test(arguments: [0.3, 1, 2.5, 6])
  func recoversTheTemperatureThatMadeTheLabels(temperature: Double) {
    let fitted = CalibrationFitter.temperature(Self.rows(1000, temperature: temperature))
    #expect(abs(log(fitted / temperature)) < 0.15)
  }

  @Test func withoutRowsItIsOne() {
    #expect(CalibrationFitter.temperature([]) == 1)
  }

  /// One wrong row among 100,000 once made the model unsure of everything, and a handful of right
  /// ones sure of everything.
  @Test(arguments: [0, 1])
  func oneRowMovesTheTemperatureLittle(label: Int) {
    let temperature = CalibrationFitter.temperature([Row(logits: [5, 0, -1], label: label)])
    #expect((0.5...4).contains(temperature))
    #expect((temperature < 1) == (label == 0))
  }

  @Test func allOfManyRowsRightStayWithinTheRange() {
    let rows = [Row](repeating: Row(logits: [2, 0, -1], label: 0), count: 1000)
    let temperature = CalibrationFitter.temperature(rows)
    #expect((0.05...0.5).contains(temperature))
  }

  @Test func logitsOfOneIntentLeaveItAtOne() {
    let temperature = CalibrationFitter.temperature([Row(logits: [3], label: 0)])
    #expect(abs(temperature - 1) < 1e-9)
  }

  @Test(arguments: [[Float(3)], [1, 1, 1], [1000, -1000], [-1000, 1000]])
  func oddLogitsGiveAFiniteTemperature(logits: [Float]) {
    let temperature = CalibrationFitter.temperature([Row(logits: logits, label: 0)])
    #expect(temperature.isFinite && temperature > 0)
  }

  @Test func orderOfTheRowsHardlyMatters() {
    let rows = Self.rows(300, temperature: 2)
    let temperature = CalibrationFitter.temperature(rows)
    #expect(abs(CalibrationFitter.temperature(rows.reversed()) - temperature) < 1e-9)
  }

  /// Random logits with labels drawn by their soft-max at a temperature.
  private static func rows(_ count: Int, temperature: Double) -> [Row] {
    var generator = TestGenerator(seed: 3)
    return (0..<count).map { _ in
      let logits = generator.floats(4, magnitude: 5)
      let weights = logits.map { exp(Double($0) / temperature) }
      var rest = Double.random(in: 0..<1, using: &generator) * weights.reduce(0, +)
      let label = weights.firstIndex {
        rest -= $0
        return rest < 0
      }
      return Row(logits: logits, label: label ?? 3)
    }
  }
}
