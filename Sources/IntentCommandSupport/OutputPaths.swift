import Foundation
package import IntentCommandLine

/// Guards the files that a command reads against being written over by it.
package enum OutputPaths {
  /// Throws where an output names the same file as an input, through links or not.
  package static func check(_ output: String?, against inputs: [String?]) throws {
    guard let output, output != "-" else { return }
    for input in inputs.compactMap({ $0 }) where input != "-" {
      guard identity(output) != identity(input) else {
        throw OutputConflict(output: output, input: input)
      }
    }
  }

  private static func identity(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

/// An output that would destroy an input.
package struct OutputConflict: CommandFailure {
  package let output: String
  package let input: String

  package var exitCode: ExitCode { .usage }

  package var description: String {
    "\(output): would be written over the input \(input): name another file"
  }
}
