import Foundation
import TestSupport
import Testing

@testable import IntentEvaluation

struct CheckedReadingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (
      "a.csv", "text,intent\none,a\ntwo\nthr\"ee,a\nfour,\n,a\n\"five\"x,a\nsix,a,b\nlast,a\n",
      [3, 4, 5, 6, 7, 8]
    ),
    ("a.csv", "text,intent\none,a\n<<<<<<< ours\ntwo,a\n", [3]),
    ("a.csv", "text,intent\none,a\n\"never,a\nlast,a\n", [3]),
    ("a.tsv", "text\tintent\none\ta\ntwo\nlast\ta\n", [3]),
    (
      "a.jsonl",
      "{\"text\":\"one\",\"intent\":\"a\"}\n{\"text\":\n{\"intent\":\"a\"}\n"
        + "{\"text\":\"last\",\"intent\":\"a\"}\n", [2, 3]
    ),
    ("a.ft", "__label__a one\ntwo\n__label__a\n__label__a last\n", [2, 3]),
  ])
  func everyRowThatCannotBeReadIsAFindingAndTheRestIsRead(
    name: String, text: String, lines: [Int]
  ) throws {
    let reading = CheckedReading()
    try reading.read([write(text, to: name)], by: DatasetReader())
    let places = reading.findings.findings.map { finding in
      Int(finding.place.split(separator: ":").dropLast(0)[1]) ?? 0
    }
    #expect(places == lines, "\(reading.findings.findings)")
    #expect(reading.findings.findings.allSatisfy { $0.severity == .error })
    #expect(reading.table.count > 0 && reading.table.utterance(0) == "one")
  }

  @Test func aFileOfAnotherFormatIsGivenUpAfterAHundredRows() throws {
    let text = "text,intent\n" + String(repeating: "only one field\n", count: 5000)
    let reading = CheckedReading()
    try reading.read(
      [write(text, to: "a.csv"), write("text,intent\none,a\n", to: "b.csv")],
      by: DatasetReader())
    #expect(reading.findings.count == 101)
    #expect(reading.findings.findings.last?.message.contains("--format") == true)
    #expect(reading.table.count == 1, "the next file is read")
  }

  @Test func aFileThatCannotBeReadAtAllIsAnError() throws {
    #expect(throws: DataError.self) {
      try CheckedReading().read([folder.url.path + "/none.csv"], by: DatasetReader())
    }
  }

  @Test func aTableGivesItsRowsBack() throws {
    let path = try write("text,intent\none,a\n二,b\n\"th,ree\",oos\n", to: "a.csv")
    let reading = CheckedReading()
    try reading.read([path], by: DatasetReader())
    let rows = try DatasetReader().read(contentsOf: path).rows
    #expect((0..<reading.table.count).map { reading.table.row($0) } == rows)
  }

  @Test func aListKeepsSoManyOfAKindAndCountsAll() {
    var list = FindingList(mostOfAKind: 2)
    for line in 1...5 {
      list.add(DataFinding(kind: .leak, severity: .error, place: "a:\(line)", message: ""))
    }
    list.add(DataFinding(kind: .nearLeak, severity: .note, place: "a:6", message: ""))
    #expect(list.findings.map(\.place) == ["a:1", "a:2", "a:6"])
    #expect(list.count == 6)
    #expect(list.blockingCount == 5)
    #expect(list.cutKinds == [.leak])
  }

  private func write(_ text: String, to name: String) throws -> String {
    try folder.write(Data(text.utf8), to: name).path
  }
}
