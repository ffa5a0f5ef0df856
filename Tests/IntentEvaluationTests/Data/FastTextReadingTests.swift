import Testing

@testable import IntentEvaluation

struct FastTextReadingTests {
  @Test func labelAndTextAreParted() throws {
    let text = "__label__a turn it off\r\n\n__label__b/开灯  two , blanks\n__label__c\tx__label__y"
    let expected = [
      DataSample("turn it off", "a"), DataSample(" two , blanks", "b/开灯"),
      DataSample("x__label__y", "c"),
    ]
    let data = try DatasetReader().read(text, name: "a.ft")
    #expect(data.samples == expected)
    #expect(data.rows.map(\.location.line) == [1, 3, 4])
  }

  static let malformed: [(String, DataError)] = [
    ("turn it off", .noLabel(place("a.ft", 2), snippet: "turn it off")),
    ("__label__a __label__b x", .severalLabels(place("a.ft", 2, 12), labels: labels)),
    ("__label__a x __label__b", .severalLabels(place("a.ft", 2, 14), labels: labels)),
    ("x __label__a", .noLabel(place("a.ft", 2), snippet: "x __label__a")),
    ("__label__a", .emptyText(place("a.ft", 2, 11))),
    ("__label__a ", .emptyText(place("a.ft", 2, 12))),
    ("__label__ x", .emptyIntent(place("a.ft", 2), snippet: "x")),
    ("__label__a x\ry", .strayCarriageReturn(place("a.ft", 2, 13))),
    ("=======", .mergeMarker(place("a.ft", 2), marker: "=======")),
  ]
  private static let labels = ["__label__a", "__label__b"]

  @Test(arguments: malformed)
  func badLineIsAnErrorWithItsPlace(line: String, expected: DataError) {
    #expect(DatasetReader().error(in: "__label__a x\n" + line, name: "a.ft") == expected)
  }
}
