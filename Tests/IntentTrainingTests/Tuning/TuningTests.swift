import IntentClassification
import IntentEvaluation
import Testing

@testable import IntentTraining

struct TuningTests {
  @Test func theFirstCandidateIsTheGivenOneAndNoneIsTriedTwice() {
    var candidates = ConfigurationCandidates(base: TrainingConfiguration(), seed: 1)
    var seen: [TrainingConfiguration] = []
    for _ in 0..<50 {
      if let next = candidates.next(best: seen.first) { seen.append(next) }
    }
    #expect(seen.first == TrainingConfiguration())
    #expect(Set(seen).count == 50)
  }

  @Test func theSeedGivesTheOrder() {
    #expect(Self.candidates(seed: 3) == Self.candidates(seed: 3))
    #expect(Self.candidates(seed: 3) != Self.candidates(seed: 4))
  }

  @Test func everyCandidateCanBeTrainedAndIsNoLargerModel() {
    let base = TrainingConfiguration()
    for candidate in Self.candidates(seed: 5, count: 200) {
      for parameter in TrainingConfiguration.parameters {
        #expect(parameter.accepts(parameter.get(candidate)), "\(parameter.name)")
      }
      #expect(candidate.hiddenSize << candidate.bucketBits <= base.hiddenSize << base.bucketBits)
    }
  }

  @Test func theTunedModelIsNeverWorseOnTheHeldOutRowsAndTheCardTellsHow() throws {
    for trials in [1, 4] {
      let model = try Self.tuned(trials: trials)
      let plain = try SmallTraining.trainer().fit(Self.data)
      let tuning = try #require(model.classifier.description.tuning)
      let accuracy = try #require(model.classifier.description.validationAccuracy)
      let untuned = try #require(plain.classifier.description.validationAccuracy)
      #expect(accuracy >= untuned)
      #expect(tuning.trials == trials)
      #expect(tuning.accuracy >= tuning.untunedAccuracy)
      #expect(tuning.best.count == trials)
      #expect(tuning.untunedValidationAccuracy == untuned)
      #expect(tuning.isKept == ((tuning.validationAccuracy ?? 0) > untuned))
    }
  }

  @Test func theNumbersOfTheCardMakeTheSameModelAgain() throws {
    let tuned = try Self.tuned(trials: 8)
    let card = tuned.classifier.description
    var trainer = SmallTraining.trainer()
    // Where nothing better was found the configuration is the one that was given.
    if card.tuning?.isKept == true {
      for (name, value) in card.configuration {
        TrainingConfiguration.parameters.first { $0.name == name }?
          .set(&trainer.configuration, value)
      }
    }
    let again = try trainer.fit(Self.data)
    var expected = card
    expected.tuning = nil
    #expect(again.classifier.description == expected)
    #expect(again.classifier.thresholds == tuned.classifier.thresholds)
    for row in SmallTraining.rows + SmallTraining.outOfScope {
      #expect(
        again.classifier.classify(row.utterance).best
          == tuned.classifier.classify(row.utterance).best)
    }
  }

  @Test func twoRowsAreTunedWithoutHarm() throws {
    let rows = [SmallTraining.rows[0], SmallTraining.rows[40]]
    let model = try SmallTraining.trainer().fitTuned(
      TrainingData(training: rows), within: .zero, elapsed: { .zero })
    #expect(model.classifier.description.tuning?.trials == 1)
    #expect(model.classifier.description.tuning?.isKept == false)
  }

  /// Mislabelled rows leave something to win.
  private static let data = TrainingData(
    training: SmallTraining.rows.enumerated().map { number, row in
      number % 9 == 0
        ? LabeledUtterance(
          utterance: row.utterance, intent: "light_off", location: row.location) : row
    })

  private static func tuned(trials: Int) throws -> TrainedModel {
    // A clock that stands still until so many trials are done.
    var done = 0
    return try SmallTraining.trainer().fitTuned(
      data, within: .seconds(10), elapsed: { done >= trials ? .seconds(20) : .zero },
      progress: { done = $0.trials })
  }

  private static func candidates(seed: UInt64, count: Int = 20) -> [TrainingConfiguration] {
    var candidates = ConfigurationCandidates(base: TrainingConfiguration(), seed: seed)
    return (0..<count).compactMap { _ in candidates.next(best: nil) }
  }
}
