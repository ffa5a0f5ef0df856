import IntentRouting
import Testing

struct JSONDocumentTests {
  @Test func everyKindOfValueIsRead() {
    let text = #"{"a": null, "b": [true, false], "c": -1.5e2, "d": "x", "e": {}, "f": []}"#
    let expected: [String: JSONValue] = [
      "a": .null, "b": .array([.bool(true), .bool(false)]), "c": .number(-150),
      "d": .string("x"), "e": .object([:]), "f": .array([]),
    ]
    let document = JSONDocument(text.utf8)
    #expect(document.problems.isEmpty)
    #expect(document.root?.value == .object(expected))
  }

  @Test func keysAndValuesKeepTheirPlaces() throws {
    let document = JSONDocument("{\r\n  \"灯😀\": [1,\n 22]}".utf8)
    guard case .object(let members) = document.root?.content, let member = members.first,
      case .array(let elements) = member.value.content
    else { throw Unreadable() }
    #expect(member.keyPosition.line == 2)
    #expect(member.keyPosition.column == 3)
    #expect(member.value.position.column == 9)
    #expect(elements.map(\.position.line) == [2, 3])
    #expect(elements.map(\.position.column) == [10, 2])
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u706F""#, "é灯"),
    (#""\ud83d\uDE00""#, "😀"),
    (#""\u0000""#, "\0"),
    ("\"\u{2028}\u{7F}\"", "\u{2028}\u{7F}"),
  ])
  func escapesAreResolved(text: String, expected: String) {
    #expect(JSONDocument(text.utf8).root?.value == .string(expected))
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("10.25", 10.25), ("1E+2", 100), ("1e-2", 0.01),
    ("9007199254740992", 9_007_199_254_740_992), ("1e300", 1e300),
  ])
  func numbersAreRead(text: String, expected: Double) {
    #expect(JSONDocument(text.utf8).root?.value == .number(expected))
  }

  @Test func aByteOrderMarkDoesNotCount() {
    let document = JSONDocument([0xEF, 0xBB, 0xBF] + Array(" 1".utf8))
    #expect(document.root?.value == .number(1))
    #expect(document.root?.position.column == 2)
  }

  @Test func sixtyFourLevelsAreReadAndNoMore() {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(JSONDocument(deepest.utf8).problems.isEmpty)
    let deeper = JSONDocument("[\(deepest)]".utf8)
    #expect(deeper.problems.map(\.fault) == [.tooDeep(limit: 64)])
    #expect(deeper.problems.first?.position.column == 65)
  }

  @Test func aMillionOpenBracketsAreAnError() {
    let text = String(repeating: "[{\"a\":", count: 500_000)
    #expect(JSONDocument(text.utf8).problems.map(\.fault) == [.tooDeep(limit: 64)])
  }

  @Test func slipsThatLeaveTheValueCertainAreToldTogether() {
    let document = JSONDocument("{'a': 1, // one\n \"b\": [1 2,], \"a\": 3}".utf8)
    #expect(
      document.problems.map(\.fault) == [
        .wrongQuotes(found: "single quotes"), .comment, .missingComma, .trailingComma,
        .duplicateKey("a", firstOnLine: 1),
      ])
    let expected: [String: JSONValue] = [
      "a": .number(1), "b": .array([.number(1), .number(2)]),
    ]
    #expect(document.root?.value == .object(expected))
  }

  @Test func readingStopsAfterFiftySlips() {
    let document = JSONDocument(Array(String(repeating: "# no\n", count: 1000).utf8))
    #expect(document.problems.count == 50)
    #expect(document.root == nil)
  }

  @Test func keysThatLookAlikeInAnyUnicodeFormAreTheSame() {
    let document = JSONDocument("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8)
    #expect(document.problems.map(\.fault) == [.duplicateKey("é", firstOnLine: 1)])
  }

  private struct Unreadable: Error {}
}
