import Foundation
import Testing

/// Help, wrong command lines, and files that aren't what they should be.
struct UsageTests {
  private let sample: SampleModel

  init() throws { sample = try SampleModel.shared.get() }

  @Test(arguments: [["--help"], ["help"], ["-h"], []])
  func theProgramPrintsItsHelp(arguments: [String]) throws {
    let result = try BuiltProgram.intent.run(arguments)
    #expect(result.code == 0)
    let commands = [
      "train", "calibrate", "classify", "route", "predict", "evaluate", "inspect", "validate",
      "cross-validate", "explain", "diff", "replay",
    ]
    for command in commands {
      #expect(result.output.contains(command))
    }
  }

  @Test(arguments: [
    "train", "calibrate", "classify", "route", "predict", "evaluate", "benchmark", "inspect",
    "validate", "cross-validate", "explain", "diff", "replay",
  ])
  func everyCommandPrintsItsHelp(command: String) throws {
    let result = try BuiltProgram.intent.run(command, "--help")
    #expect(result.code == 0)
    #expect(result.output.contains("intent \(command == "benchmark" ? "evaluate" : command)"))
    #expect(try BuiltProgram.intent.run("help", command).output == result.output)
  }

  @Test func theVersionIsPrinted() throws {
    let result = try BuiltProgram.intent.run("--version")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("intent "))
  }

  @Test(arguments: [
    (["rout"], "did you mean `route`"), (["classify"], "MODEL"),
    (["route", "m", "--route", "r"], "--routes"), (["route", "m", "--nonsense"], "--nonsense"),
    (["classify", "m", "--top", "none"], "--top"), (["train", "a.csv"], "--out"),
    (["train", "a.csv", "--out", "b", "--threads", "0"], "--threads"),
    (["evaluate", "m", "t", "--min-accuracy", "90"], "--min-accuracy"),
  ])
  func aWrongCommandLineIsExplained(arguments: [String], hint: String) throws {
    let result = try BuiltProgram.intent.run(arguments)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.error.contains(hint), "\(result.error)")
  }

  @Test(arguments: ["classify", "route", "predict", "evaluate", "inspect"])
  func aMissingModelIsNamed(command: String) throws {
    let path = sample.folder.path("none.intentmodel")
    let arguments = [command, path] + (command == "inspect" ? [] : [sample.test])
    let result = try BuiltProgram.intent.run(arguments)
    #expect(result.code == 66)
    #expect(result.error.contains("none.intentmodel"))
  }

  @Test func aDamagedModelIsRefused() throws {
    var bytes = try sample.folder.bytes("sample.intentmodel")
    bytes[bytes.count / 2] ^= 1
    let path = try sample.folder.write(bytes, to: "damaged.intentmodel").path
    let result = try BuiltProgram.intent.run("classify", path, "hello")
    #expect(result.code == 65)
    #expect(result.error.contains("damaged.intentmodel"))
    #expect(try BuiltProgram.intent.run("inspect", sample.test).code == 65)
    #expect(try BuiltProgram.intent.run("inspect", sample.folder.url.path).code == 66)
  }

  @Test func aBrokenMapIsToldWithItsPlace() throws {
    let path = try sample.folder.write("{\n  \"version\": 1,\n  \"rotes\": {}\n}", to: "bad.json")
    let result = try BuiltProgram.intent.run("route", sample.model, "hi", "--routes", path)
    #expect(result.code == 65)
    #expect(result.error.contains("bad.json:3:3"), "\(result.error)")
    let missing = try BuiltProgram.intent.run(
      "route", sample.model, "hi", "--routes", sample.folder.path("none.json"))
    #expect(missing.code == 66)
  }

  @Test func aPredictionsFileInAMissingFolderIsAnErrorOfOutput() throws {
    let result = try BuiltProgram.intent.run(
      "predict", sample.model, sample.test, "--out", sample.folder.path("nowhere/p.csv"))
    #expect(result.code == 74)
  }

  @Test func errorsBeginInOneWay() throws {
    for arguments in [["rout"], ["inspect", sample.folder.path("none")]] {
      #expect(try BuiltProgram.intent.run(arguments).error.hasPrefix("error: "))
    }
  }
}
