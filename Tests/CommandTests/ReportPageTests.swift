import Foundation
import Testing

/// `intent evaluate --html` and `--robustness`, end to end.
struct ReportPageTests {
  private let sample: SampleModel

  init() throws { sample = try SampleModel.shared.get() }

  private func evaluate(_ arguments: String...) throws -> ProgramResult {
    try BuiltProgram.intent.run(["evaluate", sample.model] + arguments)
  }

  @Test func thePageAndTheJSONTellTheSameFigures() throws {
    let folder = try TemporaryFolder()
    let result = try evaluate(
      sample.test, "--out-of-scope", sample.outOfScopeTest, "--validation", sample.validation,
      "--robustness", "--seed", "7", "--html", folder.path("page.html"), "--json",
      folder.path("figures.json"))
    #expect(result.code == 0, "\(result.error)")
    let page = try folder.text("page.html")
    let figures = try JSONText(folder.text("figures.json"))
    let accuracy = try #require(figures["classification"]["accuracy"].number)
    #expect(page.contains("<strong>\(String(format: "%.1f %%", 100 * accuracy))</strong>"))
    #expect(page.contains("--seed 7 --html"))
    #expect(page.contains("test.csv:"))
    #expect(figures["robustness"]["seed"].number == 7)
    #expect(figures["robustness"]["variations"].list.count == 17)
    #expect(!figures["risk_curve"].list.isEmpty && !figures["mistakes"].list.isEmpty)
    #expect(result.output.contains("Robustness, seed 7"))
    #expect(result.output.contains("Sentences that must not run"))
  }

  @Test func theSameCommandGivesTheSamePage() throws {
    let folder = try TemporaryFolder()
    let arguments = [
      "evaluate", sample.model, sample.test, "--robustness", "--no-latency", "--html",
      folder.path("page.html"),
    ]
    #expect(try BuiltProgram.intent.run(arguments).code == 0)
    let first = try folder.bytes("page.html")
    #expect(try BuiltProgram.intent.run(arguments).code == 0)
    #expect(try folder.bytes("page.html") == first)
  }

  @Test func aFileSortedByIntentGivesTheFiguresOfTheShuffledOne() throws {
    let folder = try TemporaryFolder()
    let lines = SampleData.test.split(separator: "\n")
    let sorted = lines.dropFirst().sorted { Self.intent($0) < Self.intent($1) }
    let outputs = try [lines.dropFirst().shuffled(), sorted].map { rows in
      let path = try folder.write(
        ([lines[0]] + rows).joined(separator: "\n") + "\n", to: "rows.csv")
      return try evaluate(path, "--robustness", "--no-latency").output
    }
    #expect(outputs[0].contains("accuracy (P@1)"))
    #expect(outputs[0] == outputs[1])
  }

  private static func intent(_ line: Substring) -> Substring {
    line.split(separator: ",").last ?? line
  }

  @Test func anIntentThatNoRowHasIsTold() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text,intent\nturn off the hall light,light_off\n", to: "one.csv")
    let result = try evaluate(path)
    #expect(result.code == 0)
    #expect(result.output.contains("no row has"))
    #expect(result.output.contains("message_delete"))
  }

  @Test func aPageIsNeverWrittenOverAnInputOrIntoNothing() throws {
    let over = try evaluate(sample.test, "--html", sample.test)
    #expect(over.code != 0)
    #expect(over.error.contains("would be written over the input"))
    let nowhere = try evaluate(sample.test, "--html", "/nowhere/at/all/page.html")
    #expect(nowhere.code != 0)
    #expect(nowhere.error.contains("page.html"))
    #expect(nowhere.output.isEmpty)
  }
}
