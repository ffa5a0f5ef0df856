/// A program with several commands: parses its arguments and writes its help.
package struct CommandSuite: Sendable {
  /// What a command line asks for.
  package enum Request: Sendable {
    /// Run this command here.
    case run(ParsedCommand)
    /// Run the program of this name beside this one, with these arguments.
    case runSibling(program: String, arguments: [String])
    /// Print this help.
    case help(String)
    /// Print this version.
    case version(String)
  }

  /// The program's name, as it is typed.
  package let program: String
  /// The program's version.
  package let version: String
  /// What the program is for, in one sentence.
  package let abstract: String
  /// The commands, in the order of the help.
  package let commands: [CommandDefinition]

  /// Makes a program of commands; two commands of one name are a caller's bug.
  package init(program: String, version: String, abstract: String, commands: [CommandDefinition]) {
    let names = commands.flatMap(\.names)
    precondition(Set(names).count == names.count, "two commands of \(program) have one name")
    precondition(!names.contains("help"), "the command `help` is there by itself")
    self.program = program
    self.version = version
    self.abstract = abstract
    self.commands = commands
  }

  /// Returns what the arguments (without the program's own name) ask for.
  ///
  /// Without any argument that is the help. A command that a sibling runs is passed on unread.
  package func parse(_ arguments: [String]) throws(UsageError) -> Request {
    guard let first = arguments.first else { return .help(help()) }
    switch first {
    case "--help", "-h": return .help(help())
    case "--version": return .version("\(program) \(version)")
    case "help": return try helpRequest(arguments.dropFirst())
    case _ where first.hasPrefix("-"): throw unknownOption(first)
    default: return try request(for: command(named: first), arguments.dropFirst())
    }
  }

  /// Returns the command of a name or an alias.
  package func command(named name: String) throws(UsageError) -> CommandDefinition {
    if let command = commands.first(where: { $0.names.contains(name) }) { return command }
    let nearest = Suggestion.nearest(to: name, in: commands.flatMap(\.names) + ["help"])
    throw .unknownCommand(name, suggestion: nearest, command: program)
  }

  /// Returns the program's help: its commands, each with its sentence.
  package func help(width: Int = 80) -> String {
    HelpFormatter(program: program, width: width).help(of: self)
  }

  /// Returns a command's help: usage, arguments, options and examples.
  package func help(for command: CommandDefinition, width: Int = 80) -> String {
    HelpFormatter(program: program, width: width).help(of: command)
  }

  private func helpRequest(_ arguments: ArraySlice<String>) throws(UsageError) -> Request {
    guard let name = arguments.first, !["--help", "-h"].contains(name) else {
      return .help(help())
    }
    return try request(for: command(named: name), ["--help"])
  }

  private func request(
    for command: CommandDefinition, _ arguments: ArraySlice<String>
  ) throws(UsageError) -> Request {
    if let sibling = command.sibling {
      return .runSibling(program: sibling, arguments: [command.name] + arguments)
    }
    let words = arguments.prefix { $0 != "--" }
    let ownsLetter = command.options.contains { $0.short == "h" }
    if words.contains("--help") || (!ownsLetter && words.contains("-h")) {
      return .help(help(for: command))
    }
    var parser = CommandParser(
      command, command: "\(program) \(command.name)", arguments: arguments)
    return .run(try parser.parse())
  }

  private func unknownOption(_ argument: String) -> UsageError {
    let form = String(argument.prefix { $0 != "=" })
    let typed = String(form.drop { $0 == "-" })
    guard !typed.isEmpty else { return .emptyOptionName(argument: argument, command: program) }
    let nearest = Suggestion.nearest(to: typed, in: ["help", "version"])
    return .unknownOption(form, suggestion: nearest.map { "--\($0)" }, command: program)
  }
}
