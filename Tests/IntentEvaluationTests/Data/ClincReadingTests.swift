import Testing

@testable import IntentEvaluation

struct ClincReadingTests {
  private let file = """
    {"oos_val": [["v", "oos"]], "train": [["hi", "greet"],
     ["bye", "part"]], "meta": {"a": [1, 2]}, "oos_train": [["who", "oos"]],
     "val": [["val", "greet"]], "test": [["test", "greet"]], "oos_test": [["t", "oos"]]}
    """

  static let splits: [(DatasetReader, [String])] = [
    (DatasetReader(), ["hi", "bye", "who"]),
    (DatasetReader(split: "val"), ["v", "val"]),
    (DatasetReader(split: "oos_val"), ["v"]),
    (DatasetReader(role: .test), ["test", "t"]),
    (DatasetReader(split: "val", role: .test), ["v", "val"]),
    (DatasetReader(role: .outOfScope), ["who"]),
    (DatasetReader(split: "test", role: .outOfScope), ["t"]),
  ]

  @Test(arguments: splits)
  func splitAndRoleChooseTheKeys(reader: DatasetReader, expected: [String]) throws {
    #expect(try reader.read(file, name: "a.json").rows.map(\.utterance) == expected)
  }

  @Test func rowsKnowLineAndColumn() throws {
    let rows = try DatasetReader().read(file, name: "a.json").rows
    let expected = [place("a.json", 1, 39), place("a.json", 2, 2), place("a.json", 2, 57)]
    #expect(rows.map(\.location) == expected)
  }

  @Test func anUnknownSplitIsAnErrorThatListsTheOthers() {
    let error = DatasetReader(split: "dev").error(in: #"{"train":[],"val":[]}"#, name: "a.json")
    #expect(error == .splitNotFound(path: "a.json", split: "dev", found: ["train", "val"]))
  }

  static let malformed: [(String, Int, String)] = [
    (#"{"train":[["a","b","c"]]}"#, 19, "expected a pair [text, intent]"),
    (#"{"train":[["a"]]}"#, 15, "expected a pair [text, intent]"),
    (#"{"train":["a"]}"#, 11, "expected a pair [text, intent]"),
    (#"{"train":[["a",3]]}"#, 16, "expected a string"),
    (#"{"train":[["a","b"]}"#, 20, "expected a comma or ] in the array"),
    (#"{"train":[["a","b"]],"train":[]}"#, 22, "a key appears twice"),
    (#"{"train":[["a","b"]]}{}"#, 22, "more text after the JSON value"),
    (#"{"val":[x],"train":[["a","b"]]}"#, 9, "expected a JSON value"),
    (#"["train"]"#, 1, "expected an object"),
  ]

  @Test(arguments: malformed)
  func badJSONIsAnErrorWithItsColumn(text: String, column: Int, problem: String) {
    let error = DatasetReader(format: .clinc).error(in: text, name: "a.json")
    guard case .badJSON(let found, problem, _) = error else {
      Issue.record("got \(String(describing: error))")
      return
    }
    #expect(found == place("a.json", 1, column))
  }

  @Test func emptyTextAndIntentAreErrors() {
    let reader = DatasetReader(format: .clinc)
    #expect(
      reader.error(in: #"{"train":[["","b"]]}"#, name: "a") == .emptyText(place("a", 1, 12)))
    #expect(
      reader.error(in: #"{"train":[["a",""]]}"#, name: "a")
        == .emptyIntent(place("a", 1, 16), snippet: "a"))
    #expect(reader.error(in: #"{"train":[]}"#, name: "a") == .noRows(path: "a"))
  }
}
