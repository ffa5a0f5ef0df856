import Foundation
import Testing

/// `intent train`, end to end.
struct TrainTests {
  private let sample: SampleModel

  init() throws { sample = try SampleModel.shared.get() }

  @Test func trainingTellsWhatCameOut() throws {
    let result = sample.training
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.contains("5 intents"))
    #expect(result.output.contains("10 out of scope"))
    #expect(result.output.contains("threshold"))
    #expect(!result.error.contains("epoch"), "no progress where there is no terminal")
  }

  @Test func theTrainerGivesTheSameBytesByItselfAndWithAnyNumberOfThreads() throws {
    let expected = try sample.folder.bytes("sample.intentmodel")
    for (program, threads) in [(BuiltProgram.trainer, "1"), (BuiltProgram.intent, "2")] {
      let out = sample.folder.path("threads-\(threads).intentmodel")
      let arguments = SampleModel.arguments(in: sample.folder, out: out)
      let result = try program.run(arguments + ["--threads", threads])
      #expect(result.code == 0, "\(result.error)")
      #expect(try sample.folder.bytes("threads-\(threads).intentmodel") == expected)
    }
  }

  @Test func anotherSeedGivesAnotherModel() throws {
    let out = sample.folder.path("seed-2.intentmodel")
    let arguments = SampleModel.arguments(in: sample.folder, out: out) + ["--seed", "2"]
    #expect(try BuiltProgram.intent.run(arguments).code == 0)
    #expect(
      try sample.folder.bytes("seed-2.intentmodel")
        != sample.folder.bytes("sample.intentmodel"))
  }

  @Test func rowsAreSetAsideWithoutAValidationFile() throws {
    let result = try BuiltProgram.intent.run(
      "train", sample.folder.path("train.csv"), "--config", sample.folder.path("config.json"),
      "--out", sample.folder.path("alone.intentmodel"))
    #expect(result.code == 0, "\(result.error)")
    #expect(!result.output.contains(" 0 held out"))
  }

  @Test func trainingReadsStandardInput() throws {
    let result = try BuiltProgram.intent.run(
      ["train", "-", "--config", sample.folder.path("config.json")]
        + ["--out", sample.folder.path("piped.intentmodel")],
      input: SampleData.training)
    #expect(result.code == 0, "\(result.error)")
  }

  @Test(arguments: [
    ("text,intent\nhello,\n", "train.csv:2"),
    ("text,intent\n\"hello,greeting\n", "train.csv:2"),
    ("words,label\nhello,greeting\n", "train.csv:1"),
    ("text,intent\n", "train.csv"),
  ])
  func badDataLeavesTheOldModelUntouched(data: String, place: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("the old model", to: "m.intentmodel")
    let path = try folder.write(data, to: "train.csv")
    let result = try BuiltProgram.intent.run(
      "train", path, "--out", folder.path("m.intentmodel"))
    #expect(result.code == 65)
    #expect(result.error.contains(place), "\(result.error)")
    #expect(try folder.text("m.intentmodel") == "the old model")
    #expect(try Self.names(in: folder) == ["m.intentmodel", "train.csv"])
  }

  @Test func aMissingOutputFolderIsToldAndNothingIsLeft() throws {
    let out = sample.folder.path("nowhere/m.intentmodel")
    let result = try BuiltProgram.intent.run(SampleModel.arguments(in: sample.folder, out: out))
    #expect(result.code == 74)
    #expect(result.error.contains("nowhere"))
    #expect(!FileManager.default.fileExists(atPath: sample.folder.path("nowhere")))
  }

  @Test func aMissingTrainingFileIsNamed() throws {
    let result = try BuiltProgram.intent.run(
      "train", sample.folder.path("none.csv"), "--out", sample.folder.path("n.intentmodel"))
    #expect(result.code == 66)
    #expect(result.error.contains("none.csv"))
  }

  @Test func anUnknownHyperparameterIsNamed() throws {
    let configuration = try sample.folder.write("{\"epoch\": 3}", to: "wrong.json")
    let result = try BuiltProgram.intent.run(
      "train", sample.folder.path("train.csv"), "--config", configuration,
      "--out", sample.folder.path("n.intentmodel"))
    #expect(result.code == 65)
    #expect(result.error.contains("epoch"))
  }

  @Test func aMissingSiblingTellsWhereItWasLookedFor() throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "intent")
    try FileManager.default.copyItem(at: BuiltProgram.intent.url, to: copy)
    let result = try BuiltProgram(url: copy).run("train", "a.csv", "--out", "b.intentmodel")
    #expect(result.code == 70)
    #expect(result.error.contains(folder.path("intent-train")), "\(result.error)")
  }

  private static func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }
}
