import Testing

@testable import IntentEvaluation

struct JSONLinesReadingTests {
  @Test(arguments: [
    #"{"text":"hi","intent":"greet"}"#, #" { "label" : "greet" , "utt" : "hi" } "#,
    #"{"id":-1.5e+3,"Text":"hi","more":[1,{"a":[]},null,true],"Intent":"greet","label":3}"#,
    #"{"query":"\u0068\u0069","class":"greet"}"#,
  ])
  func textAndIntentAreFoundByTheirKeys(line: String) throws {
    #expect(
      try DatasetReader().read(line, name: "a.jsonl").samples == [DataSample("hi", "greet")])
  }

  @Test func optionsChooseTheKeys() throws {
    let reader = DatasetReader(textColumn: "q", intentColumn: "topic")
    let data = try reader.read(#"{"q":"hi","topic":"greet","text":"x"}"#, name: "a.jsonl")
    #expect(data.samples == [DataSample("hi", "greet")])
  }

  @Test func escapesAreResolved() throws {
    let line = #"{"text":"\"\\\/\b\f\n\r\t\u4f60\uD83D\uDE00\u00e9","intent":"a\u0020b"}"#
    let expected = DataSample("\"\\/\u{8}\u{C}\n\r\t你😀é", "a b")
    #expect(try DatasetReader().read(line, name: "a.jsonl").samples == [expected])
  }

  static let malformed: [(String, Int, String)] = [
    (#"{"text":"a","intent":"b""#, 25, "expected a comma or } in the object"),
    (#"{"text":"a" "intent":"b"}"#, 13, "expected a comma or } in the object"),
    (#"{"text":"a","intent":"b"} x"#, 27, "more text after the JSON value"),
    (#"{"text":"a","intent":"b",}"#, 26, "expected a string"),
    (#"{"text":"a","intent"}"#, 21, "expected a colon after the key"),
    (#"{"text":"a","intent":"b}"#, 22, "the string that begins here never ends"),
    (#"{"text":"a","intent":}"#, 22, "expected a JSON value"),
    (#"{"text":"a","intent":nul}"#, 22, "expected a JSON value"),
    (#"{"text":"a","n":01,"intent":"b"}"#, 18, "expected a comma or } in the object"),
    (#"{"text":"a","n":1.,"intent":"b"}"#, 17, "expected a JSON value"),
    (#"{"text":"a\x","intent":"b"}"#, 11, "an unknown escape"),
    (#"{"text":"a\u12","intent":"b"}"#, 11, "expected four hexadecimal digits"),
    (#"{"text":"a\u+123","intent":"b"}"#, 11, "expected four hexadecimal digits"),
    (#"{"text":"a\uD83D","intent":"b"}"#, 11, "half of a surrogate pair"),
    (#"{"text":"a\uDE00","intent":"b"}"#, 11, "half of a surrogate pair"),
    (#"{"text":"a\uD83D\u0041","intent":"b"}"#, 11, "half of a surrogate pair"),
    (#"{"text":"a\u0000","intent":"b"}"#, 11, "a zero character"),
    ("{\"text\":\"a\tb\",\"intent\":\"b\"}", 11, "a control character in a string"),
    (#"["a","b"]"#, 1, "expected an object"),
    (#"{"text":"a","intent":3}"#, 22, "the value of \"intent\" is not a string"),
    (#"{"text":["a"],"intent":"b"}"#, 9, "the value of \"text\" is not a string"),
    ("   ", 4, "expected an object"),
  ]

  @Test(arguments: malformed)
  func badLineIsAnErrorWithItsColumn(line: String, column: Int, problem: String) {
    let text = "{\"text\":\"a\",\"intent\":\"b\"}\n" + line + "\n"
    guard case .badJSON(let found, problem, _) = DatasetReader().error(in: text, name: "a.jsonl")
    else {
      Issue.record("got \(String(describing: DatasetReader().error(in: text, name: "a.jsonl")))")
      return
    }
    #expect(found == place("a.jsonl", 2, column))
  }

  @Test func missingAndDoubledKeysAreErrors() {
    let reader = DatasetReader()
    #expect(
      reader.error(in: #"{"utter":"a","intent":"b"}"#, name: "a.jsonl")
        == .noTextKey(place("a.jsonl", 1), found: ["utter", "intent"]))
    #expect(
      reader.error(in: #"{"text":"a","goal":"b"}"#, name: "a.jsonl")
        == .noIntentKey(place("a.jsonl", 1), found: ["text", "goal"]))
    #expect(
      reader.error(in: #"{"text":"a","text":"b","intent":"b"}"#, name: "a.jsonl")
        == .ambiguousColumn(place("a.jsonl", 1, 20), column: "text"))
  }

  @Test func endlessNestingIsAnErrorNotACrash() {
    let deep = String(repeating: "[", count: 1_000_000)
    let error = DatasetReader().error(in: "{\"a\":\(deep)", name: "a.jsonl")
    guard case .badJSON(_, "the JSON is nested too deeply", _) = error else {
      Issue.record("got \(String(describing: error))")
      return
    }
  }
}
