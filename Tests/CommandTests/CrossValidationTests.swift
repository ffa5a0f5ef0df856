import Foundation
import Testing

/// `intent cross-validate` and `intent train --tune`, end to end.
struct CrossValidationTests {
  private let sample: SampleModel

  init() throws { sample = try SampleModel.shared.get() }

  @Test func theTableHasALineForEachFold() throws {
    let result = try crossValidate("-k", "3", "--out-of-scope", sample.outOfScope)
    #expect(result.code == 0, "\(result.error)")
    #expect(result.lines.first == "3 folds, seed 1: 75 rows, 5 intents, 10 out of scope")
    let first = result.lines.map { $0.prefix { $0 != " " } }
    for name in ["1", "2", "3", "mean", "spread"] { #expect(first.contains(name[...])) }
    #expect(result.output.contains("AUROC") && result.output.contains("misrouted"))
  }

  @Test func theFiguresAreThoseOfTheSeed() throws {
    let one = try crossValidate("--json", "--threads", "1")
    let json = try JSONText(one.output)
    #expect(json["folds"].list.count == 5)
    #expect(json["mean"]["accuracy"].number != nil && json["spread"]["macro_f1"].number != nil)
    #expect(json["mean"]["coverage"].number == nil, "no threshold without out-of-scope rows")
    #expect(try crossValidate("--json", "--threads", "2").output == one.output)
    #expect(try crossValidate("--json", "--seed", "2").output != one.output)
  }

  @Test func moreFoldsThanRowsAreExplained() throws {
    let path = try sample.folder.write("text,intent\nhello,a\ngoodbye,b\n", to: "two.csv")
    let result = try BuiltProgram.intent.run("cross-validate", path)
    #expect(result.code == 65)
    #expect(result.error.contains("5 folds take 5 rows"), "\(result.error)")
  }

  @Test func aTunedModelTellsHowItWasFoundAndIsNoWorse() throws {
    let out = sample.folder.path("tuned.intentmodel")
    let arguments = SampleModel.arguments(in: sample.folder, out: out)
    let result = try BuiltProgram.intent.run(arguments + ["--tune", "0.02"])
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.contains("trial"), "\(result.output)")
    let card = try BuiltProgram.intent.run("inspect", out)
    #expect(card.output.contains("tuning "), "\(card.output)")
    let tuning = try JSONText(BuiltProgram.intent.run("inspect", out, "--json").output)["card"]
    #expect((tuning["tuning"]["trials"].number ?? 0) >= 1)
    let before = try JSONText(
      BuiltProgram.intent.run("inspect", sample.model, "--json").output)["card"]
    #expect(
      (tuning["validationAccuracy"].number ?? 0) >= (before["validationAccuracy"].number ?? 1))
  }

  /// A configuration that learns next to nothing is left at once, and the printed commands make
  /// the model again.
  @Test func thePrintedCommandsMakeTheTunedModelAgain() throws {
    try sample.folder.write(
      "{\"bucketBits\": 10, \"hiddenSize\": 32, \"epochs\": 1, \"learningRate\": 0.001}",
      to: "poor.json")
    let result = try BuiltProgram.shell(
      "intent train train.csv --validation validation.csv --out-of-scope out_of_scope.csv "
        + "--config=poor.json --tune 0.1 --seed 3 --out 'kept one.intentmodel'",
      in: sample.folder.url)
    #expect(result.output.contains("kept, with"), "\(result.output)\(result.error)")
    let model = sample.folder.path("kept one.intentmodel")
    let before = try BuiltProgram.intent.run("predict", model, sample.test).output
    let commands = result.lines.filter { $0.hasPrefix("  intent ") }
    #expect(commands.count == 2 && !commands[1].contains("--tune"), "\(commands)")
    for command in commands {
      let again = try BuiltProgram.shell(command, in: sample.folder.url)
      #expect(again.code == 0, "\(again.error)")
    }
    #expect(try BuiltProgram.intent.run("predict", model, sample.test).output == before)
    #expect(!(try BuiltProgram.intent.run("inspect", model).output.contains("tuning ")))
  }

  private func crossValidate(_ options: String...) throws -> ProgramResult {
    try BuiltProgram.intent.run(
      ["cross-validate", sample.folder.path("train.csv")]
        + ["--config", sample.folder.path("config.json")] + options)
  }
}
