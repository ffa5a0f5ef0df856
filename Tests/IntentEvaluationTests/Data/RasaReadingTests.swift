import Testing

@testable import IntentEvaluation

struct RasaReadingTests {
  @Test func intentsAndExamplesAreReadAndTheRestIsPassedOver() throws {
    let text = """
      # our data
      ---
      version: "3.1"
      intents:
      - greet
      nlu: # the list
      - intent: greet   # hello
        examples: |
          - hey there, [Bob](name)!

          -   # not a comment
      - lookup: city
        examples: |
          - Paris
      - synonym: x
        examples: |
          - y
      - regex: zip
        examples: |
          - \\d{5}
      - intent: 'faq/it''s: open'
        metadata:
          sentiment: neutral
        examples: |-
          - from [Paris]{"entity":"city"} to [the sea](place:sea)
      # between
      - examples: |
          - 开[客厅](room)的灯
        intent: "开灯, \\"全部\\""

      rules:
      - rule: say hi
        steps:
        - intent: greet
      """
    let expected = [
      DataSample("hey there, Bob!", "greet"), DataSample("# not a comment", "greet"),
      DataSample("from Paris to the sea", "faq/it's: open"),
      DataSample("开客厅的灯", "开灯, \"全部\""),
    ]
    let data = try DatasetReader().read(text, name: "nlu.yml")
    #expect(data.samples == expected)
    #expect(data.rows.map(\.location.line) == [9, 11, 25, 28])
  }

  @Test func theListMayBeIndented() throws {
    let text = "nlu:\r\n  - intent: a\r\n    examples: |\r\n    - b\r\n"
    // The block must be deeper than its key, or there is no example in it.
    #expect(DatasetReader().error(in: text, name: "a.yml")?.description.contains(":4:") == true)
    let deeper = "nlu:\r\n  - intent: a\r\n    examples: |\r\n      - b\r\n"
    #expect(try DatasetReader().read(deeper, name: "a.yml").samples == [DataSample("b", "a")])
  }

  static let annotations: [(String, String)] = [
    ("go to [Paris](city)", "go to Paris"),
    ("[a b](x)[c](y:z)", "a bc"),
    (#"[Paris]{"entity": "city", "role": "to"} now"#, "Paris now"),
    (#"[Paris][{"entity":"city"},{"entity":"place"}] now"#, "Paris now"),
    ("[not one]", "[not one]"), ("[no] (space)", "[no] (space)"), ("[](x)", "[](x)"),
    ("[a]()", "[a]()"), ("[a](:v)", "[a](:v)"), ("[a](e:)", "[a](e:)"), ("[a](open", "[a](open"),
    ("[[a](b)", "[a"), ("a](b)", "a](b)"), ("[", "["), ("[a]", "[a]"), ("[灯](x)", "灯"),
  ]

  @Test(arguments: annotations)
  func annotationsAreReducedToTheirWords(example: String, expected: String) throws {
    let text = "nlu:\n- intent: a\n  examples: |\n    - \(example)\n"
    #expect(
      try DatasetReader().read(text, name: "a.yml").samples == [DataSample(expected, "a")])
  }

  @Test func aLongTextOfBracketsIsReadInOneGo() throws {
    let brackets = String(repeating: "[a](", count: 100_000)
    let text = "nlu:\n- intent: a\n  examples: |\n    - \(brackets)\n"
    #expect(try DatasetReader().read(text, name: "a.yml").samples == [DataSample(brackets, "a")])
  }

  static let malformed: [(String, Int, String)] = [
    ("nlu: [a]\n", 1, "nlu: holds no list"),
    ("nlu:\n- intent: a\n", 2, "an intent without examples"),
    ("nlu:\n- intent: a\n  examples: |\n", 2, "an intent without examples"),
    ("nlu:\n- examples: |\n    - b\n", 2, "an entry without an intent"),
    ("nlu:\n- intent: a\n  regex: b\n", 2, "an entry with an intent and another kind"),
    ("nlu:\n- intent: a\n  example: |\n    - b\n", 3, "an unknown key in the nlu list"),
    (
      "nlu:\n- intent: a\n  examples:\n  - b\n", 3,
      "examples must be a block, written examples: |"
    ),
    (
      "nlu:\n- intent: a\n  examples: >\n    - b\n", 3,
      "examples must be a block, written examples: |"
    ),
    (
      "nlu:\n- intent: a\n  examples: |\n    - b\n    # c\n", 5,
      "an example that does not begin with a dash"
    ),
    (
      "nlu:\n- intent: a\n  examples: |\n    - b\n     - c\n", 5,
      "an example that is not indented like the first"
    ),
    ("nlu:\n- intent: [a]\n", 2, "a name that YAML reads otherwise needs quotes"),
    ("nlu:\n- intent: a: b\n", 2, "a name that YAML reads otherwise needs quotes"),
    ("nlu:\n- intent: 'a\n", 2, "a quoted name that never ends"),
    ("nlu:\n- intent: \"a\n", 2, "a quoted name that is broken"),
    ("nlu:\n- intent: 'a' b\n", 2, "more text after the quoted name"),
    ("nlu:\n-\n  intent: a\n", 2, "an empty entry of a list"),
    ("nlu:\n- just text\n", 2, "expected a key and a colon"),
    ("nlu:\n- intent: a\n\t examples: |\n", 3, "a tab in the indentation"),
    ("nlu:\n- regex: a\n examples: |\n", 3, "unexpected indentation"),
    ("nlu:\n- regex: a\nnlu:\n", 3, "a second nlu: list"),
    ("version: 1\n...\n", 2, "expected a key and a colon"),
    ("- intent: a\n", 1, "expected a key and a colon"),
  ]

  @Test(arguments: malformed)
  func otherYAMLIsAnErrorWithItsLine(text: String, line: Int, problem: String) {
    let error = DatasetReader().error(in: text, name: "a.yml")
    guard case .badYAML(let found, problem, _) = error else {
      Issue.record("got \(String(describing: error))")
      return
    }
    #expect(found.line == line)
  }

  @Test func emptyTextsIntentsAndFilesAreErrors() {
    let reader = DatasetReader()
    let empty = "nlu:\n- intent: a\n  examples: |\n    -\n"
    #expect(reader.error(in: empty, name: "a.yml") == .emptyText(place("a.yml", 4, 6)))
    let nameless = "nlu:\n- intent:\n  examples: |\n    - b\n"
    #expect(
      reader.error(in: nameless, name: "a.yml")
        == .emptyIntent(place("a.yml", 2), snippet: "b"))
    #expect(reader.error(in: "version: 1\n", name: "a.yml") == .noRows(path: "a.yml"))
    #expect(reader.error(in: "nlu:\n", name: "a.yml") == .noRows(path: "a.yml"))
  }
}
