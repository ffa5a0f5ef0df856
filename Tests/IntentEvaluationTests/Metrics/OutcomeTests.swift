import IntentEvaluation
import Testing

struct OutcomeTests {
  @Test func onlyTheTrueIntentIsRight() {
    #expect(Outcome.sample("a", "a", 0.5).isRight)
    #expect(!Outcome.sample("b", "a", 0.5).isRight)
    #expect(!Outcome.sample(nil, "a", 0.5).isRight)
  }

  @Test func outOfScopeIsWhatHasNoIntent() {
    #expect(Outcome.sample("a", "b", 0.5).isInScope)
    #expect(!Outcome.sample(nil, "b", 0.5).isInScope)
  }

  @Test func anOutcomeWithoutAFiniteScoreIsABug() async {
    await #expect(processExitsWith: .failure) {
      _ = Outcome(gold: nil, predicted: "a", score: .nan, confidence: 0, isRouted: false)
    }
    await #expect(processExitsWith: .failure) {
      _ = Outcome(gold: nil, predicted: "a", score: 0, confidence: .infinity, isRouted: false)
    }
  }

  @Test func anOutcomeWithoutAPredictedIntentIsABug() async {
    await #expect(processExitsWith: .failure) {
      _ = Outcome(gold: nil, predicted: "", score: 0, confidence: 0, isRouted: false)
    }
  }
}
