import Testing

@testable import IntentEvaluation

struct OutOfScopeFileTests {
  private let reader = DatasetReader(role: .outOfScope)

  @Test(arguments: [
    ("text,intent\nhi,\n", "a.csv"), ("text\nhi\n", "a.csv"), ("hi\n", "a.csv"), ("hi,\n", "a.csv"),
    ("id\ttext\n1\thi", "a.tsv"), ("hi", "a.txt"), ("{\"text\":\"hi\"}", "a.jsonl"),
    ("{\"text\":\"hi\",\"intent\":null}", "a.jsonl"), ("hi", "a.fasttext"),
    ("__label__ hi", "a.fasttext"), ("{\"oos_train\":[[\"hi\",\"\"]],\"train\":[]}", "a.json"),
    ("nlu:\n- intent: \"\"\n  examples: |\n    - hi\n", "a.yml"),
  ])
  func intentMayBeMissing(text: String, name: String) throws {
    let data = try reader.read(text, name: name)
    #expect(data.samples == [DataSample("hi", "")])
    #expect(data.outOfScopeCount == 1)
  }

  @Test func everyRowCountsAsOutOfScope() throws {
    let data = try reader.read("text,intent\nhi,greet\nwho won,oos\n", name: "a.csv")
    #expect(data.rows.map(\.intent) == ["greet", "oos"])
    #expect(data.outOfScopeCount == 2)
    #expect(data.intents.isEmpty)
  }

  @Test func textMustNotBeEmpty() {
    #expect(
      reader.error(in: "text,intent\n,\n", name: "a.csv") == .emptyText(place("a.csv", 2)))
  }

  @Test(arguments: [DataRole.training, .test])
  func elsewhereTheIntentIsNeeded(role: DataRole) {
    let error = DatasetReader(role: role).error(in: "text,intent\nhi,\n", name: "a.csv")
    #expect(error == .emptyIntent(place("a.csv", 2, 4), snippet: "hi"))
  }
}
