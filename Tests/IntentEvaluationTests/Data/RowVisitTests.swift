import Foundation
import TestSupport
import Testing

@testable import IntentEvaluation

struct RowVisitTests {
  private static let files = [
    ("rows.csv", "text,intent\nhello,greet\n\"a \"\"b\"\"\",part\n"),
    ("rows.tsv", "hello\tgreet\nbye\tpart\n"), ("rows.txt", "__label__greet hello\n"),
    ("rows.jsonl", "{\"text\": \"hello\", \"intent\": \"greet\"}\n"),
  ]

  @Test(arguments: files)
  func visitedRowsAreThoseThatAreRead(name: String, text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(.init(text.utf8), to: name).path
    var visited: [LabeledUtterance] = []
    try DatasetReader(role: .test).visit(contentsOf: path) { visited.append($0) }
    #expect(try visited == DatasetReader(role: .test).read(contentsOf: path).rows)
    #expect(!visited.isEmpty)
  }

  @Test func aBadRowIsThrownBehindThoseBeforeIt() throws {
    let folder = try TemporaryFolder()
    let text = "text,intent\nhello,greet\nbye\n"
    let path = try folder.write(.init(text.utf8), to: "rows.csv").path
    var visited: [String] = []
    #expect(throws: DataError.self) {
      try DatasetReader().visit(contentsOf: path) { visited.append($0.utterance) }
    }
    #expect(visited == ["hello"])
  }
}
