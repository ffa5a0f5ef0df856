package import IntentCommandLine

/// A program of commands from its arguments to its exit code.
///
/// Every error of the package ends here as one message on standard error and the exit code that
/// fits; nothing is printed twice and nothing escapes as a crash.
package struct CommandProgram {
  /// Runs one command and returns the exit code.
  package typealias Action = (ParsedCommand, Console) throws -> ExitCode

  private let suite: CommandSuite
  private let actions: [String: Action]

  /// Joins a suite with the actions of its commands, by name.
  package init(_ suite: CommandSuite, actions: [String: Action]) {
    self.suite = suite
    self.actions = actions
  }

  /// Runs the program and ends the process.
  package func run(_ arguments: [String]) -> Never {
    Terminal.ignoreBrokenPipes()
    Terminal.leaveOnInterrupt()
    let console = Console()
    do {
      let code = try perform(arguments, console)
      try console.output.flush()
      Terminal.leave(with: code)
    } catch {
      Self.fail(error, console)
    }
  }

  private func perform(_ arguments: [String], _ console: Console) throws -> ExitCode {
    switch try suite.parse(arguments) {
    case .help(let text), .version(let text):
      try console.output.writeLine(text)
      return .success
    case .runSibling(let program, let arguments):
      try SiblingProgram(program).replaceProcess(arguments: arguments)
    case .run(let command):
      guard let action = actions[command.name] else {
        preconditionFailure("the command \(command.name) has no action")
      }
      return try action(command, console)
    }
  }

  private static func fail(_ error: any Error, _ console: Console) -> Never {
    // What was decided before the failure is still the user's.
    try? console.output.flush()
    let code = FailureCode.of(error)
    if case OutputError.closedPipe = error { Terminal.leave(with: code) }
    console.tell("error: \(error)")
    Terminal.leave(with: code)
  }
}
