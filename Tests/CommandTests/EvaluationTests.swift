import Foundation
import Testing

/// `intent predict`, `evaluate`, `inspect` and `validate`, end to end.
struct EvaluationTests {
  private let sample: SampleModel

  init() throws { sample = try SampleModel.shared.get() }

  private func evaluate(_ arguments: String...) throws -> ProgramResult {
    try BuiltProgram.intent.run(
      ["evaluate", sample.model, sample.test, "--out-of-scope", sample.outOfScopeTest]
        + arguments)
  }

  @Test func aPredictionsFileHasOneRowForEachRow() throws {
    let out = sample.folder.path("predictions.csv")
    let result = try BuiltProgram.intent.run(
      "predict", sample.model, sample.test, "--out-of-scope", sample.outOfScopeTest, "--out", out)
    let lines = try sample.folder.text("predictions.csv").split(separator: "\n")
    #expect(result.code == 0, "\(result.error)")
    #expect(lines.first == "text,gold,pred,confidence")
    #expect(lines.count == 1 + 33 + 8)
    #expect(lines.count { $0.contains(",oos,") } == 8)
    #expect(lines.dropFirst().allSatisfy { $0.split(separator: ",").count == 4 })
  }

  @Test func predictWritesToStandardOutputByDefault() throws {
    let result = try BuiltProgram.intent.run("predict", sample.model, sample.test)
    #expect(result.lines.count == 34)
  }

  @Test func benchmarkIsAnotherNameOfEvaluate() throws {
    let benchmark = try BuiltProgram.intent.run("benchmark", sample.model, sample.test)
    #expect(benchmark.code == 0)
    #expect(benchmark.output.contains("accuracy (P@1)"))
    #expect(benchmark.output.contains("Most confused pairs"))
  }

  @Test func everyFigureIsPrintedAndWrittenAsJSON() throws {
    let file = sample.folder.path("figures.json")
    let result = try evaluate("--validation", sample.validation, "--json", file)
    let names = ["accuracy", "macro-F1", "AUROC", "ECE", "coverage", "misroute rate", "p50"]
    for name in names { #expect(result.output.contains(name), "\(name)") }
    let figures = try JSONText(sample.folder.text("figures.json"))
    #expect(figures["rows"].number == 41)
    #expect(figures["latency"]["p50_microseconds"].number != nil)
  }

  @Test func anIntentThatTheModelDoesNotKnowCountsAsAnErrorAndIsTold() throws {
    let path = try sample.folder.write("text,intent\nhello,greeting_say\n", to: "unknown.csv")
    let result = try BuiltProgram.intent.run("evaluate", sample.model, path)
    #expect(result.code == 0)
    #expect(result.output.contains("doesn't know"))
    #expect(result.output.contains("greeting_say"))
  }

  @Test func aFloorThatIsMissedEndsWithOne() throws {
    let missed = try evaluate("--min-accuracy", "1")
    #expect(missed.code == 1)
    #expect(missed.error.contains("check failed: accuracy"))
    #expect(try evaluate("--min-accuracy", "0.2").code == 0)
  }

  @Test(.enabled(if: PeerScript.installed != nil, "INTENT_PEERS names no folder of metrics.py"))
  func theFiguresAgreeWithTheScriptThatJudgesPeers() throws {
    let script = try #require(PeerScript.installed)
    let peer = try script.figures(
      test: predictions("test.csv", outOfScope: "out_of_scope_test.csv"),
      validation: predictions("validation.csv", outOfScope: "out_of_scope.csv"))
    let validation = try sample.folder.write(
      SampleData.validation + SampleData.outOfScope.drop { $0 != "\n" }.dropFirst(),
      to: "validation_and_out_of_scope.csv")
    let ours = try JSONText(evaluate("--validation", validation, "--json", "-").output)
    expectEqual(ours["classification"]["accuracy"], peer["acc_in"], "accuracy")
    expectEqual(ours["out_of_scope"]["auroc"], peer["auroc"], "AUROC")
    for (rate, place) in [("1", 0), ("2", 1), ("5", 2)] {
      let thresholds = ours["validation_thresholds"]["rates"][place]
      let plain = peer["cov@\(rate)%"]
      let matched = peer["cov@\(rate)% prior-matched"]
      expectEqual(thresholds["plain"]["coverage"], plain["coverage"], "at \(rate) %")
      expectEqual(thresholds["plain"]["misroute_rate"], plain["misroute"], "at \(rate) %")
      expectEqual(
        thresholds["prior_matched"]["coverage"], matched["coverage"], "matched at \(rate) %")
    }
  }

  @Test func theCardIsPrinted() throws {
    let result = try BuiltProgram.intent.run("inspect", sample.model, "--intents")
    #expect(result.code == 0)
    for text in ["train.csv", "seed 1", "threshold", "light_off  15 rows"] {
      #expect(result.output.contains(text), "\(text) in \(result.output)")
    }
    let json = try JSONText(BuiltProgram.intent.run("inspect", sample.model, "--json").output)
    #expect(json["intents"].list.count == SampleData.intents.count)
  }

  @Test func findingsFailOnlyWhenStrict() throws {
    let path = try sample.folder.write(
      "text,intent\nhello there,greeting\nhello there,farewell\n", to: "contradiction.csv")
    let lenient = try BuiltProgram.intent.run("validate", path)
    #expect(lenient.code == 0)
    #expect(lenient.output.contains("contradiction.csv:3"), "\(lenient.output)")
    #expect(try BuiltProgram.intent.run("validate", path, "--strict").code == 1)
  }

  @Test func rowsThatAlsoStandInTheTestFileAreFound() throws {
    let result = try BuiltProgram.intent.run(
      "validate", sample.folder.path("train.csv"), "--against", sample.folder.path("train.csv"),
      "--strict")
    #expect(result.code == 1)
  }

  /// Returns the path of the predictions for a file of the sample.
  private func predictions(_ name: String, outOfScope: String) throws -> String {
    let out = sample.folder.path("predicted-\(name)")
    let result = try BuiltProgram.intent.run(
      "predict", sample.model, sample.folder.path(name),
      "--out-of-scope", sample.folder.path(outOfScope), "--out", out)
    #expect(result.code == 0, "\(result.error)")
    return out
  }

  private func expectEqual(_ ours: JSONText, _ theirs: JSONText, _ name: String) {
    #expect(ours.number != nil && theirs.number != nil, "\(name) is missing")
    #expect(abs((ours.number ?? 0) - (theirs.number ?? 0)) < 1e-4, "\(name)")
  }
}
