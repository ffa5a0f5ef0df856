import Testing

@testable import IntentEvaluation

struct FormatRecognitionTests {
  static let names: [(String, DataFormat)] = [
    ("a.csv", .csv), ("A.CSV", .csv), ("a.tsv", .tsv), ("a.tab", .tsv), ("x/y.z/a.jsonl", .jsonl),
    ("a.ndjson", .jsonl), ("a.ft", .fasttext), ("a.fasttext", .fasttext), ("a.yml", .rasa),
    ("a.b.yaml", .rasa),
  ]

  @Test(arguments: names)
  func theExtensionDecidesFirst(name: String, expected: DataFormat) throws {
    let source = try SourceText(name: name, bytes: Array("__label__a b".utf8))
    #expect(FormatRecognition(source).format == expected)
  }

  static let contents: [(String, DataFormat)] = [
    ("text,intent\n", .csv), ("text\tintent\n", .tsv), ("__label__a b", .fasttext),
    ("\n{\"text\":\"a\"}", .jsonl), ("{\n \"train\": [\n", .clinc), ("{", .jsonl), ("[", .jsonl),
    ("{\"id\":1}", .jsonl), ("version: \"3.1\"\nnlu:\n", .rasa), ("# c\n---\nnlu:\n", .rasa),
    ("#", .csv), ("# c", .csv), ("\u{FEFF}__label__a b", .fasttext), ("\n", .csv),
    ("say [x], y", .csv), ("<<<<<<< HEAD\n", .csv),
  ]

  @Test(arguments: contents, ["<stdin>", "a.txt", "csv", "a.json", "dir.csv/file"])
  func elseTheContentDecides(content: (String, DataFormat), name: String) throws {
    let source = try SourceText(name: name, bytes: Array(content.0.utf8))
    #expect(FormatRecognition(source).format == content.1)
  }

  @Test func theOptionOverridesBoth() throws {
    let data = try DatasetReader(format: .fasttext).read("__label__a b", name: "a.csv")
    #expect(data.samples == [DataSample("b", "a")])
  }

  @Test func theRawValuesAreTheOptionsWords() {
    let words = DataFormat.allCases.map(\.rawValue)
    #expect(words == ["csv", "tsv", "jsonl", "fasttext", "clinc", "rasa"])
  }
}
