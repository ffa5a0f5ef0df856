import Testing

@testable import IntentCommandLine

@Suite struct SuggestionTests {
  private let names = ["train", "classify", "evaluate", "validate", "threshold", "light_on"]

  @Test(arguments: [
    ("trian", "train"), ("TRAIN", "train"), ("treshold", "threshold"), ("eval", "evaluate"),
    ("light-on", "light_on"), ("clasify", "classify"), ("valdiate", "validate"),
  ])
  func nearestNameIsSuggested(_ typed: String, _ meant: String) {
    #expect(Suggestion.nearest(to: typed, in: names) == meant)
  }

  @Test(arguments: ["", "x", "serve", "t", "completely different"])
  func nothingIsSuggestedWhenNothingIsNear(_ typed: String) {
    #expect(Suggestion.nearest(to: typed, in: names) == nil)
  }

  @Test func prefixOfTwoNamesIsNoSuggestion() {
    #expect(Suggestion.nearest(to: "in", in: ["inspect-it", "insert-it"]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3),
    ("ab", "ba", 1),
  ])
  func distanceCountsEditsAndSwaps(_ left: String, _ right: String, _ expected: Int) {
    #expect(Suggestion.distance(Array(left), Array(right)) == expected)
    #expect(Suggestion.distance(Array(right), Array(left)) == expected)
  }
}
