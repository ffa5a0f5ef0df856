import IntentRouting
import Testing

struct JSONFaultTests {
  @Test(arguments: malformedTexts)
  func aMalformedTextIsToldWithPlaceAndRemedy(text: String, expected: String) {
    #expect(RouteMapExamples.complaints(about: text).first == "routes.json:\(expected)")
  }

  private static let malformedTexts = malformedStructures + malformedStrings + malformedWords

  private static let malformedStructures = [
    ("", "1:1: the file is empty: begin with {\"version\": 1}"),
    (" \n\t", "2:2: the file is empty: begin with {\"version\": 1}"),
    ("{\"version\": 1,}", "1:14: a comma behind the last entry: remove it"),
    ("{\"version\": 1\n\"margin\": 0}", "1:14: no comma between two entries: add one here"),
    (
      "{\"version\": 1,\n \"version\": 1}",
      "2:2: key \"version\" is already on line 1: remove or rename one of the two"
    ),
    ("/* a */ {\"version\": 1}", "1:1: a comment, which JSON does not have: remove it"),
    (
      "{\"version\": 1} x",
      "1:16: \"x\" behind the end of the outermost value: remove what follows, "
        + "or the bracket that closes too early"
    ),
    (
      "{\n\"version\": [1",
      "2:14: the file ends inside the \"[\" opened on line 2: add the closing \"]\""
    ),
    ("{", "1:2: the file ends inside the \"{\" opened on line 1: add the closing \"}\""),
    ("{\"version\":", "1:12: the file ends where a value should stand: add the value"),
    ("{\"version\"", "1:11: found the end of the file, expected \":\" behind the key"),
    ("{\"version\" = 1}", "1:12: found \"=\", expected \":\" behind the key"),
    ("{\"a\": [1}}", "1:9: found \"}\", expected \",\" or \"]\""),
    ("{,}", "1:2: found \",\", expected a key in double quotes"),
    ("[1,,2]", "1:4: found \",\", expected a value"),
    ("{\u{A0}}", "1:2: found \"\\u00a0\", expected a key in double quotes"),
    (
      String(repeating: "[", count: 65), "1:65: nested deeper than 64 levels: flatten it"
    ),
  ]

  private static let malformedStrings = [
    (
      "{\"version: 1}\n",
      "1:2: the string that begins here has no closing quote on its line: add one, or write \\n"
    ),
    ("{'version': 1}", "1:2: a string in single quotes: use straight double quotes (\")"),
    ("[“a”]", "1:2: a string in curly quotes: use straight double quotes (\")"),
    ("[\"a\tb\"]", "1:4: a control character inside a string: write \\t"),
    ("[\"a\u{1}b\"]", "1:4: a control character inside a string: write \\u0001"),
    (
      "[\"C:\\dir\"]",
      "1:5: \\d is not an escape: use \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits"
    ),
    (
      "[\"\\u12g4\"]",
      "1:3: \\u12 is not an escape: use \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits"
    ),
  ]

  private static let malformedWords = [
    ("{version: 1}", "1:2: version stands without quotes: put it into double quotes"),
    ("[True]", "1:2: True is not JSON: write true"),
    ("[None]", "1:2: None is not JSON: write null"),
    (
      "[12345678901234567890]",
      "1:2: 12345678901234567890 cannot be kept exactly as a number: write it as a string"
    ),
  ]

  @Test(arguments: ["01", "+1", ".5", "1.", "-", "1e", "0x1F", "1_000", "-Infinity", "1.2.3"])
  func aNumberFollowsTheGrammar(text: String) {
    #expect(JSONDocument("[\(text)]".utf8).problems.map(\.fault) == [.badNumber(text)])
  }

  @Test(arguments: ["1e999", "-1e999", "1e-999", "9007199254740994"])
  func aNumberThatCannotBeKeptIsToldNotRounded(text: String) {
    #expect(JSONDocument("[\(text)]".utf8).problems.map(\.fault) == [.numberOutOfRange(text)])
  }

  @Test(arguments: [#"\ud83d"#, #"\ude00"#, #"\ud83dx"#, #"\ud83d\n"#, #"\ud83d\u0041"#])
  func halfOfASurrogatePairIsAnError(text: String) {
    let fault = JSONFault.loneSurrogate(String(text.prefix(6)))
    #expect(JSONDocument("[\"\(text)\"]".utf8).problems.map(\.fault) == [fault])
  }

  @Test(arguments: [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE7, 0x81], [0xF5, 0x80, 0x80, 0x80],
  ])
  func bytesThatAreNotUTF8AreToldWithTheirPlace(bytes: [UInt8]) {
    let problem = JSONDocument(Array("{\n\"é".utf8) + bytes).problems.first
    #expect(problem?.fault == .invalidUTF8(byte: bytes[0]))
    #expect(problem?.position.line == 2)
    #expect(problem?.position.column == 3)
    #expect(problem?.fault.description.hasSuffix("save the file as UTF-8") == true)
  }

  @Test(arguments: [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B]])
  func utf16IsRecognised(bytes: [UInt8]) {
    let expected = ["routes.json:1:1: UTF-16, not UTF-8: save the file as UTF-8"]
    #expect(RouteMapExamples.complaints(aboutBytes: bytes) == expected)
  }
}
