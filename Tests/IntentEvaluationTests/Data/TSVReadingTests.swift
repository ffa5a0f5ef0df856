import Testing

@testable import IntentEvaluation

struct TSVReadingTests {
  @Test func quotesAreTextUnlessTheyEncloseTheField() throws {
    let text =
      "text\tintent\nsay \"hi\"\ta\n\"open\tb\n\"a \"\"b\"\" c\"\td\n\"a\" or \"b\"\te\r\nx,y\tf"
    let expected = [
      DataSample("say \"hi\"", "a"), DataSample("\"open", "b"), DataSample("a \"b\" c", "d"),
      DataSample("\"a\" or \"b\"", "e"), DataSample("x,y", "f"),
    ]
    #expect(try DatasetReader().read(text, name: "a.tsv").samples == expected)
  }

  @Test func badRowIsAnErrorWithItsPlace() {
    let error = DatasetReader().error(in: "text\tintent\n\"a\tb\"\tc\n", name: "a.tsv")
    #expect(
      error == .tooManyFields(place("a.tsv", 2), found: 3, expected: 2, snippet: "\"a b\" c"))
  }
}
