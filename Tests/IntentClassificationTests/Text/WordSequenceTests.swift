import IntentClassification
import Testing

struct WordSequenceTests {
  @Test(arguments: [
    ("Turn it on!", "turn it on"), ("turn, it on", "turn it on"), ("打开，灯", "打開燈"),
    ("Ｏｎ", "on"), ("don\u{2019}t", "DON'T"),
  ])
  func textsThatDifferInMarksOrCaseHaveTheSameWords(_ text: String, _ other: String) {
    #expect(WordSequence.hashes(of: text) == WordSequence.hashes(of: other))
  }

  @Test func orderAndRepetitionCount() {
    #expect(WordSequence.hashes(of: "a b") == WordSequence.hashes(of: "b a").reversed())
    #expect(WordSequence.hashes(of: "a a").count == 2)
  }

  @Test(arguments: ["", " ", "?!", "\u{1F44D}"])
  func textWithoutWordsHasNone(_ text: String) {
    #expect(WordSequence.hashes(of: text) == [])
  }
}
