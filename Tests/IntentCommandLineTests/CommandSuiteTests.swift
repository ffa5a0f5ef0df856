import IntentCommandLine
import Testing

@Suite struct CommandSuiteTests {
  private let suite = SampleSuite.suite

  @Test(arguments: [[], ["--help"], ["-h"], ["help"], ["help", "--help"]])
  func helpOfTheProgramIsShown(_ arguments: [String]) throws {
    guard case .help(let text) = try suite.parse(arguments) else { throw NoHelp() }
    #expect(text == suite.help())
  }

  @Test(arguments: [
    ["help", "train"], ["train", "--help"], ["train", "-h"], ["train", "--bad", "--help"],
    ["train", "--out", "-h"],
  ])
  func helpOfACommandIsShown(_ arguments: [String]) throws {
    guard case .help(let text) = try suite.parse(arguments) else { throw NoHelp() }
    #expect(text == suite.help(for: SampleSuite.train))
  }

  @Test func versionNamesTheProgram() throws {
    guard case .version(let text) = try suite.parse(["--version"]) else { throw NoHelp() }
    #expect(text == "intent 1.2.3")
  }

  @Test func siblingGetsItsArgumentsUnread() throws {
    let request = try suite.parse(["chat", "M", "--help", "--anything"])
    guard case .runSibling(let program, let arguments) = request else { throw NoHelp() }
    #expect(program == "intent-chat")
    #expect(arguments == ["chat", "M", "--help", "--anything"])
  }

  @Test func siblingIsAskedForItsOwnHelp() throws {
    guard case .runSibling(_, let arguments) = try suite.parse(["help", "chat"]) else {
      throw NoHelp()
    }
    #expect(arguments == ["chat", "--help"])
  }

  @Test func ownOptionMayTakeTheLetterOfHelp() throws {
    let command = CommandDefinition(
      name: "serve", abstract: "Serves.",
      options: [.string("host", short: "h", value: "HOST", help: "Where to listen.")])
    let suite = CommandSuite(program: "p", version: "1", abstract: "", commands: [command])
    guard case .run(let parsed) = try suite.parse(["serve", "-h", "::1"]) else { throw NoHelp() }
    #expect(parsed.string("host") == "::1")
    #expect(suite.help(for: command).contains("    --help"))
  }

  private struct NoHelp: Error {}
}
