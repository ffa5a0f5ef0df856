import Foundation
import Testing

@testable import IntentEvaluation

/// Compares with Python's csv module and with the real `fasttext`; skipped where they are missing.
struct PeerTests {
  private static let python = PeerCommand("python3")
  private static let fastText = PeerCommand("fasttext")

  private static let samples: [DataSample] = {
    var generator = DataFuzzGenerator(seed: 7)
    let pieces = ["a", " ", ",", "\"", "\n", "\r\n", "é", "灯", "😀", "\t", "'", ";", "=======", "x"]
    return (0..<500).map { _ in
      let text = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? "a"
      }
      return DataSample("x" + text.joined(), "i" + text.reversed().joined())
    }
  }()

  @Test(.enabled(if: python != nil, "python3 is not installed"))
  func pythonReadsTheCSVThatIsWritten() throws {
    let text = try DatasetWriter(format: .csv).text(of: unlocated(Self.samples))
    let program = """
      import csv, io, json, sys
      data = io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8', newline='')
      for row in csv.DictReader(data, strict=True): print(json.dumps(row))
      """
    let lines = try #require(try Self.python?.output(["-c", program], input: text))
    let rows = try DatasetReader(format: .jsonl).read(lines, name: "python")
    #expect(rows.samples == Self.samples)
  }

  @Test(.enabled(if: python != nil, "python3 is not installed"), arguments: ["excel", "unix"])
  func theCSVThatPythonWritesIsRead(dialect: String) throws {
    let lines = try DatasetWriter(format: .jsonl).text(of: unlocated(Self.samples))
    let program = """
      import csv, io, json, sys
      out = io.TextIOWrapper(sys.stdout.buffer, encoding='utf-8', newline='')
      rows = csv.DictWriter(out, ['text', 'intent'], dialect='\(dialect)')
      rows.writeheader()
      for line in sys.stdin.buffer: rows.writerow(json.loads(line))
      out.flush()
      """
    let text = try #require(try Self.python?.output(["-c", program], input: lines))
    #expect(try DatasetReader(format: .csv).read(text, name: "python").samples == Self.samples)
  }

  @Test(.enabled(if: fastText != nil, "fasttext is not installed"))
  func fastTextCountsTheSameLabels() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = try train(in: folder)
    let model = folder.path + "/model.bin"
    let output = try #require(try Self.fastText?.output(["dump", model, "dict"]))
    let labels = output.split(separator: "\n").filter { $0.hasSuffix(" label") }
    let expected = rows.rowCounts.map { "__label__\($0.key) \($0.value) label" }
    #expect(labels.map(String.init).sorted() == expected.sorted())
  }

  /// Writes training lines, trains the smallest model on them and returns the rows as read.
  private func train(in folder: URL) throws -> Dataset {
    let samples = (0..<300).map { DataSample("words \($0), \"开灯\" 😀", "intent/灯_\($0 % 7)") }
    let text = try DatasetWriter(format: .fasttext).text(of: unlocated(samples))
    let path = folder.path + "/train.txt"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let options = ["-epoch", "1", "-dim", "2", "-minCount", "1", "-thread", "1", "-bucket", "10"]
    let output = folder.path + "/model"
    _ = try Self.fastText?.output(["supervised", "-input", path, "-output", output] + options)
    return try DatasetReader().read(contentsOf: path)
  }
}
