package import IntentCommandLine

/// Where a command writes: results to standard output, all else to standard error.
package struct Console: Sendable {
  package let output: OutputWriter

  /// Makes the console of this process.
  package init() {
    output = OutputWriter.standard(.output)
  }

  /// Writes a diagnostic line to standard error.
  package func tell(_ message: String) {
    Terminal.writeError(message + "\n")
  }

  /// Writes a diagnostic line unless the user asked for quiet.
  package func note(_ message: String, unlessQuiet command: ParsedCommand) {
    if !command.flag("quiet") { tell(message) }
  }
}
