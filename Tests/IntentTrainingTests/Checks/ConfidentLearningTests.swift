import Foundation
import Testing

@testable import IntentTraining

struct ConfidentLearningTests {
  @Test func aRowThatSpeaksForAnotherLabelIsSuspected() {
    let suspicions = Self.suspicions([
      (0, [0.9, 0.1]), (0, [0.9, 0.1]), (1, [0.1, 0.9]), (1, [0.9, 0.1]),
    ])
    #expect(suspicions.map(\.row) == [3])
    #expect(suspicions.map(\.label) == [0])
    // Label 0's rows give it 0.9 each; label 1's give it 0.9 and 0.1, so 0.5 is usual.
    #expect(abs((suspicions.first?.margin ?? 0) - log(0.9 / 0.9 / (0.1 / 0.5))) < 1e-6)
  }

  @Test func theLikeliestMistakeStandsFirst() {
    let suspicions = Self.suspicions([
      (0, [0.9, 0.1]), (0, [0.9, 0.1]), (1, [0.2, 0.8]), (1, [0.9, 0.1]), (1, [0.999, 0.001]),
      (1, [0.1, 0.9]),
    ])
    #expect(suspicions.map(\.row) == [4, 3])
  }

  /// Label 1 is hard: its own rows give it 0.3 each. Half of that is no sign of a mistake where
  /// label 0 has 0.6, though 0 is the more probable.
  @Test func aLabelIsHeldToWhatIsUsualForIt() {
    let rows: [(Int, [Float])] =
      Array(repeating: (0, [0.95, 0.05]), count: 6) + Array(repeating: (1, [0.6, 0.3]), count: 6)
    #expect(Self.suspicions(rows).isEmpty)
  }

  @Test func withoutRowsNothingIsSuspected() {
    #expect(Self.suspicions([]).isEmpty)
  }

  @Test func aPredictionKeepsTheBestFive() {
    let values: [Float] = [0.05, 0.3, 0.1, 0.2, 0.3, 0.04, 0.01]
    values.withUnsafeBufferPointer { buffer in
      let prediction = OutOfFoldPrediction(buffer, label: 6)
      #expect(prediction.own == 0.01)
      #expect(prediction.guesses.map(\.label) == [1, 4, 3, 2, 0])
    }
  }

  private static func suspicions(
    _ rows: [(label: Int, probabilities: [Float])]
  ) -> [ConfidentLearning.Suspicion] {
    ConfidentLearning(
      labels: rows.map(\.label),
      predictions: rows.map { row in
        row.probabilities.withUnsafeBufferPointer { OutOfFoldPrediction($0, label: row.label) }
      }
    ).suspicions()
  }
}
