import IntentCommandLine
import Testing

@Suite struct CommandParserTests {
  @Test func optionsStandAnywhereBetweenArguments() throws {
    let command = try SampleSuite.run(
      "train", "--seed", "7", "a.csv", "--out=M", "b.csv", "-q", "--max-misroute", "0.1")
    #expect(command.name == "train")
    #expect(command.positionals == ["a.csv", "b.csv"])
    #expect(command.arguments("TRAIN") == ["a.csv", "b.csv"])
    #expect(command.integer("seed") == 7)
    #expect(command.string("out") == "M")
    #expect(command.number("max-misroute") == 0.1)
    #expect(command.flag("quiet"))
  }

  @Test func whatIsNotGivenIsNil() throws {
    let command = try SampleSuite.run("train", "a.csv", "-o", "M")
    #expect(command.integer("seed") == nil)
    #expect(command.number("max-misroute") == nil)
    #expect(command.string("format") == nil)
    #expect(command.strings("out-of-scope").isEmpty)
    #expect(!command.flag("quiet"))
  }

  @Test func repeatableOptionKeepsTheOrder() throws {
    let command = try SampleSuite.run(
      "train", "a", "--out", "M", "--out-of-scope", "x", "--out-of-scope=y")
    #expect(command.strings("out-of-scope") == ["x", "y"])
    #expect(command.string("out-of-scope") == "y")
  }

  @Test func shortOptionTakesItsValue() throws {
    #expect(try SampleSuite.run("classify", "M", "-k", "5").integer("top") == 5)
    #expect(try SampleSuite.run("classify", "M", "-k=5").integer("top") == 5)
  }

  @Test(arguments: ["-5", "-0.25", "-.5", "-1e3"])
  func negativeNumberIsAValue(_ number: String) throws {
    let command = try SampleSuite.run("classify", "M", number, "--bias", number)
    #expect(command.number("bias") == Double(number))
    #expect(command.arguments("TEXT") == [number])
  }

  @Test func valueMayHoldAnEqualsSignOrBeEmpty() throws {
    #expect(try SampleSuite.run("train", "a", "--out=a=b").string("out") == "a=b")
    #expect(try SampleSuite.run("train", "a", "--out=").string("out") == "")
    #expect(try SampleSuite.run("train", "a", "--out=--x").string("out") == "--x")
  }

  @Test func twoDashesEndTheOptions() throws {
    let command = try SampleSuite.run("classify", "M", "--", "--jsonl", "--", "-h")
    #expect(command.arguments("TEXT") == ["--jsonl", "--", "-h"])
    #expect(!command.flag("jsonl"))
  }

  @Test func loneDashIsStandardInput() throws {
    #expect(try SampleSuite.run("train", "-", "--out", "-").positionals == ["-"])
  }

  @Test func aliasGivesTheCommand() throws {
    #expect(try SampleSuite.run("benchmark", "a.csv", "M").name == "evaluate")
  }

  @Test func variadicPlaceLeavesTheLaterOnesTheirShare() throws {
    let command = try SampleSuite.run("evaluate", "a.csv", "b.csv", "M")
    #expect(command.arguments("FILE") == ["a.csv", "b.csv"])
    #expect(command.argument("MODEL") == "M")
  }

  @Test func optionalPlaceMayBeEmpty() throws {
    #expect(try SampleSuite.run("explain", "M").argument("TEXT") == nil)
    #expect(try SampleSuite.run("explain", "M", "hello").argument("TEXT") == "hello")
  }

  @Test func unknownNameAskedForIsABugOfTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = try SampleSuite.run("explain", "M").flag("nothing")
    }
  }

  @Test func kindAskedForMustBeThatOfTheDefinition() async {
    await #expect(processExitsWith: .failure) {
      _ = try SampleSuite.run("train", "a", "--out", "M").integer("out")
    }
  }

  @Test func optionDefinedTwiceIsABugOfTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = CommandDefinition(
        name: "x", abstract: "", options: [.flag("a", help: ""), .flag("a", help: "")])
    }
  }
}
