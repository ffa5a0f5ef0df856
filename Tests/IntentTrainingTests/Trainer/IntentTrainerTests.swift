import Foundation
import IntentClassification
import IntentEvaluation
import IntentRouting
import TestSupport
import Testing

@testable import IntentTraining

struct IntentTrainerTests {
  private static let data = TrainingData(
    training: SmallTraining.rows, outOfScope: SmallTraining.outOfScope)

  @Test func theNumberOfThreadsDoesNotChangeTheFile() throws {
    let file = try SmallTraining.trainer(threads: 1).fit(Self.data).file
    for threads in [1, 2, 3, 8] {
      #expect(try SmallTraining.trainer(threads: threads).fit(Self.data).file == file)
    }
  }

  @Test func anotherSeedGivesAnotherFile() throws {
    let files = try (1...3).map { try SmallTraining.trainer(seed: $0).fit(Self.data).file }
    #expect(Set(files).count == 3)
  }

  @Test func anotherRowGivesAnotherFingerprint() throws {
    let first = try SmallTraining.fit(SmallTraining.rows)
    let second = try SmallTraining.fit(SmallTraining.rows.dropLast())
    #expect(first.classifier.fingerprint != second.classifier.fingerprint)
    #expect(
      first.classifier.description.data.fingerprint
        != second.classifier.description.data.fingerprint)
  }

  @Test func theFileOpensAndClassifiesAsTheTrainerDoes() throws {
    let trained = try SmallTraining.trainer().fit(Self.data)
    let folder = try TemporaryFolder()
    let url = try folder.write(trained.file, to: "small.intentmodel")
    let opened = try IntentClassifier(contentsOf: url)
    for row in SmallTraining.rows.prefix(10) {
      let classification = opened.classify(row.utterance)
      let expected = trained.classifier.classify(row.utterance)
      #expect(classification.ranking == expected.ranking)
      #expect(classification.acceptance == expected.acceptance)
    }
    #expect(opened.intents.map(\.name) == ["light_off", "music_play", "timer_set"])
    #expect(opened.fingerprint == trained.classifier.fingerprint)
  }

  @Test func theCardTellsHowTheModelWasMade() throws {
    let card = try SmallTraining.trainer(seed: 5).fit(Self.data).classifier.description
    #expect(card.seed == 5)
    #expect(card.data.files == ["rows.csv"])
    #expect((card.data.trainingRows, card.data.validationRows) == (81, 9))
    #expect((card.data.outOfScopeRows, card.data.negativeRows) == (30, 0))
    #expect(card.data.rowsPerIntent == ["music_play": 27, "timer_set": 27, "light_off": 27])
    #expect(card.configuration == SmallTraining.configuration.values)
    #expect(try #require(card.validationAccuracy) > 0.6)
  }

  @Test func progressIsToldAfterEachPass() throws {
    var told: [TrainingProgress] = []
    _ = try SmallTraining.trainer().fit(Self.data) { told.append($0) }
    #expect(told.map(\.epoch) == Array(1...6))
    #expect(told.allSatisfy { $0.epochs == 6 && $0.validationAccuracy != nil })
  }

  @Test func withoutHeldOutRowsNoAccuracyIsTold() throws {
    var told: [TrainingProgress] = []
    let rows = Array(SmallTraining.rows.prefix(4))
    let trained = try SmallTraining.trainer().fit(TrainingData(training: rows)) { told.append($0) }
    #expect(told.allSatisfy { $0.validationAccuracy == nil })
    #expect(trained.classifier.description.validationAccuracy == nil)
  }

  @Test func outOfScopeRowsInTheTrainingDataAreNoIntent() throws {
    let oos = LabeledRows.rows("oos", ["who are you", "how old is the sun"])
    let none = LabeledRows.rows("NLU_fallback", ["tell me about rome"])
    let trained = try SmallTraining.fit(oos + SmallTraining.rows + none)
    #expect(trained.classifier.intents.map(\.name) == ["light_off", "music_play", "timer_set"])
    #expect(trained.classifier.description.data.outOfScopeRows == 3)
  }

  @Test func withoutOutOfScopeRowsTheThresholdsSaySo() throws {
    var rows = SmallTraining.rows
    let validation = rows.indices.filter { $0 % 3 == 0 }.map { rows[$0] }
    rows = rows.indices.filter { $0 % 3 != 0 }.map { rows[$0] }
    let trained = try SmallTraining.trainer()
      .fit(TrainingData(training: rows, validation: validation))
    for threshold in trained.classifier.thresholds {
      #expect(threshold.basis == .estimate)
      #expect(threshold.refusal?.contains("out-of-scope untested") == true)
      #expect(threshold.expectedOutOfScope == nil)
    }
  }

  @Test func aValidationRowOfAnUnknownIntentCountsAsWrong() throws {
    let known = LabeledRows.rows("music_play", ["play one one by that band"])
    let unknown = LabeledRows.rows("door_open", ["open the door"])
    let trained = try SmallTraining.trainer().fit(
      TrainingData(training: SmallTraining.rows, validation: known + unknown))
    let accuracy = try #require(trained.classifier.description.validationAccuracy)
    #expect(accuracy <= 0.5)
    #expect(!trained.classifier.intents.contains(Intent("door_open")))
  }

  @Test func noRowsAreAnError() {
    #expect(throws: TrainingError.noRows) { try SmallTraining.fit([]) }
    #expect(throws: TrainingError.noRows) {
      try SmallTraining.fit(LabeledRows.rows("oos", ["who are you"]))
    }
  }

  @Test func moreIntentsThanAModelHoldsAreAnError() {
    let rows = (0...IntentTrainer.mostIntents).flatMap { LabeledRows.rows("i\($0)", ["text"]) }
    #expect(throws: TrainingError.tooManyIntents(found: 10_001, limit: 10_000)) {
      try SmallTraining.fit(rows)
    }
  }

  @Test func rowsToRefuseAreCountedAndTeachTheCommandView() throws {
    var data = TrainingData(training: SmallTraining.rows)
    data.negatives = LabeledRows.outOfScope(["i played one song by that band yesterday"])
    let trained = try SmallTraining.trainer().fit(data)
    #expect(trained.classifier.description.data.negativeRows == 1)
    #expect(trained.file != (try SmallTraining.fit(SmallTraining.rows).file))
  }
}
