import IntentEvaluation
import Testing

@testable import IntentTraining

struct TrainingDataTests {
  private static let play = LabeledRows.rows("play", ["play a song", "play it", "some music"])
  private static let chatter = LabeledRows.rows("oos", ["who are you", "nice weather"])

  @Test func outOfScopeRowsInTheTrainingDataAreSetApart() {
    let split = TrainingData(
      training: Self.chatter + Self.play, outOfScope: LabeledRows.outOfScope(["why is that"])
    ).split(seed: 1)
    #expect(split.training == Self.play)
    #expect(split.outOfScope.map(\.utterance) == ["who are you", "nice weather", "why is that"])
  }

  @Test func outOfScopeRowsInTheValidationDataAreSetApart() {
    let split = TrainingData(training: Self.play, validation: Self.chatter + Self.play)
      .split(seed: 1)
    #expect(split.validation == Self.play)
    #expect(split.outOfScope == Self.chatter)
  }

  @Test func givenValidationRowsAreTakenAsTheyAre() {
    let many = LabeledRows.rows("play", (0..<50).map { "song \($0) of the \($0 * 7) songs" })
    let split = TrainingData(training: many, validation: Self.play).split(seed: 1)
    #expect(split.training == many)
    #expect(split.validation == Self.play)
  }

  @Test func withoutValidationRowsATenthIsSetAside() {
    let many = LabeledRows.rows("play", (0..<50).map { "song \($0) by \($0 * 7) of \($0 * 3)" })
    let split = TrainingData(training: many).split(seed: 1)
    #expect(split.validation.count == 5)
    #expect(split.training.count == 45)
  }

  @Test func filesAreNamedOnceInTheirOrderAndWithoutTheirFolder() {
    let rows = ["b/two.csv", "a/one.csv", "b/two.csv"].map {
      LabeledUtterance(
        utterance: "hi", intent: "greet", location: SourceLocation(file: $0, line: 2))
    }
    #expect(TrainingData(training: rows).files == ["two.csv", "one.csv"])
  }

  @Test func fingerprintFollowsEveryTextAndIntent() {
    let data = TrainingData(training: Self.play)
    let others = [
      TrainingData(training: Self.play + Self.chatter),
      TrainingData(training: Self.play.reversed()),
      TrainingData(training: LabeledRows.rows("plays", Self.play.map(\.utterance))),
      TrainingData(training: LabeledRows.rows("play", ["play a song", "play it", "some musi"])),
    ]
    #expect(TrainingData(training: Self.play).fingerprint == data.fingerprint)
    #expect(data.fingerprint.count == 16)
    #expect(Set((others + [data]).map(\.fingerprint)).count == 5)
  }
}
