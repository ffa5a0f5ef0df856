import Foundation
import TestSupport
import Testing

@testable import IntentClassification

struct SoftmaxTests {
  @Test(arguments: [1, 2, 3, 15, 16, 17, 150, 999, 2000])
  func probabilitiesAddUpToOne(count: Int) {
    var generator = TestGenerator(seed: UInt64(count))
    for magnitude in [0, 1, 10, 100, 1e4, 1e30] as [Float] {
      let (probabilities, _) = softmax(generator.floats(count, magnitude: magnitude))
      #expect(abs(probabilities.reduce(0) { $0 + Double($1) } - 1) < 1e-6)
      #expect(probabilities.allSatisfy { (0...1).contains($0) })
    }
  }

  @Test(arguments: [0.25, 1, 3] as [Float])
  func probabilitiesAreThoseOfTheFormula(inverseTemperature: Float) {
    var generator = TestGenerator(seed: 5)
    let logits = generator.floats(40, magnitude: 8)
    let (probabilities, _) = softmax(logits, inverseTemperature: inverseTemperature)
    let powers = logits.map { Foundation.exp(Double($0 * inverseTemperature)) }
    for (probability, power) in zip(probabilities, powers) {
      let expected = power / powers.reduce(0, +)
      #expect(abs(Double(probability) - expected) <= 2e-6 * expected)
    }
  }

  @Test(arguments: [-4096, -1, 64, 8192] as [Float])
  func shiftOfAllLogitsChangesNothing(shift: Float) {
    // Multiples of 1/64, which the shift leaves exact.
    var generator = TestGenerator(seed: 3)
    let logits = generator.floats(50, magnitude: 512).map { $0.rounded() / 64 }
    #expect(softmax(logits.map { $0 + shift }).probabilities == softmax(logits).probabilities)
  }

  @Test(
    arguments: [
      ([0], 0), ([1, 3, 2], 1), ([2, 2, 1], 0), ([-5, -1, -1], 1), ([0, 0, 0], 0),
      ([-.infinity, 0], 1), ([-1e38, 1e38], 1),
    ] as [([Float], Int)])
  func largestLogitIsTheBestAndOfEqualOnesTheFirst(_ logits: [Float], _ best: Int) {
    #expect(softmax(logits).summary.best == best)
    #expect(plainSoftmax(logits).best == best)
  }

  @Test func oneLogitIsCertain() {
    let (probabilities, summary) = softmax([-123])
    #expect(probabilities == [1])
    #expect(summary.margin == .infinity && summary.logOdds == .infinity)
    #expect(summary.negativeEntropy == 0)
  }

  @Test(
    arguments: [
      [1e38, -1e38, 0], [.greatestFiniteMagnitude, -.greatestFiniteMagnitude], [0, -200, -1e9],
      [.leastNonzeroMagnitude, 0], [-.infinity, 1, 2],
    ] as [[Float]])
  func extremeLogitsGiveProbabilities(_ logits: [Float]) {
    let (probabilities, _) = softmax(logits)
    #expect(abs(probabilities.reduce(0) { $0 + Double($1) } - 1) < 1e-6)
    #expect(probabilities.allSatisfy { $0.isFinite && $0 >= 0 })
  }

  @Test(
    arguments: [
      [.nan, 1], [1, .nan], [.nan, .nan], [.infinity, 1], [.infinity, .infinity],
      [-.infinity, -.infinity],
    ] as [[Float]])
  func logitsThatAreNoNumbersDoNotTrap(_ logits: [Float]) {
    // No model file gives such logits; should one come through, there is still an answer.
    let (probabilities, summary) = softmax(logits)
    #expect(probabilities.count == 2 && (0...1).contains(summary.best))
  }

  @Test(arguments: UInt64(1)...20)
  func summaryIsThatOfTheProbabilities(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    let logits = generator.floats(12, magnitude: 4)
    let (probabilities, summary) = softmax(logits, inverseTemperature: 0.5)
    let sorted = logits.sorted(by: >).map { Double($0) * 0.5 }
    let best = Double(probabilities[summary.best])
    #expect(abs(summary.topLogit - sorted[0]) < 1e-6)
    #expect(abs(summary.margin - (sorted[0] - sorted[1])) < 1e-6)
    #expect(abs(summary.logOdds - Foundation.log(best / (1 - best))) < 1e-4)
    let entropy = probabilities.reduce(0) { $0 + Double($1) * Foundation.log(Double($1)) }
    #expect(abs(summary.negativeEntropy - entropy) < 1e-5)
    #expect(plainSoftmax(logits, inverseTemperature: 0.5).best == summary.best)
  }

  @Test func exponentialInSinglePrecisionIsAccurate() {
    for x in stride(from: Float(-86.9), through: 0, by: 0.0137) {
      let expected = Foundation.exp(Double(x))
      #expect(abs(Double(Numerics.exp(x)) - expected) <= 3e-7 * expected, "\(x)")
    }
  }

  private func softmax(
    _ logits: [Float], inverseTemperature: Float = 1
  ) -> (probabilities: [Float], summary: SoftmaxSummary) {
    var values = logits
    let summary = values.withUnsafeMutableBufferPointer {
      Numerics.softmaxSummary($0, inverseTemperature: inverseTemperature)
    }
    return (values, summary)
  }

  private func plainSoftmax(
    _ logits: [Float], inverseTemperature: Float = 1
  ) -> (probabilities: [Float], best: Int) {
    var values = logits
    let best = values.withUnsafeMutableBufferPointer {
      Numerics.softmax($0, inverseTemperature: inverseTemperature)
    }
    return (values, best)
  }
}
