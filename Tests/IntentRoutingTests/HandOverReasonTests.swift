import Testing

@testable import IntentRouting

struct HandOverReasonTests {
  /// The words are a contract: scripts compare them.
  @Test func wordsAreThoseOfTheContract() {
    #expect(
      HandOverReason.allCases.map(\.rawValue) == [
        "empty", "no_known_word", "too_short", "too_long", "several_commands", "low_acceptance",
        "ambiguous", "never_local", "unmapped_intent", "no_promise",
      ])
  }
}
