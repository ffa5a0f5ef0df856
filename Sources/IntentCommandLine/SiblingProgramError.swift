/// Why the program beside this one can't be run.
package enum SiblingProgramError: Error, Equatable, Sendable {
  /// The system doesn't tell where the running program stands.
  case folderUnknown(name: String)
  /// Nothing stands at the path.
  case missing(name: String, path: String)
  /// Something stands at the path, but can't be run.
  case notRunnable(path: String, reason: String)
}

extension SiblingProgramError: CommandFailure {
  /// Always `.internalFault`: the installation is incomplete.
  package var exitCode: ExitCode { .internalFault }

  /// Which program, where it was looked for, and how to build it.
  package var description: String {
    switch self {
    case .folderUnknown(let name):
      "\(name): can't be found, since the system doesn't tell where this program stands;"
        + " run `\(name)` itself"
    case .missing(let name, let path):
      "\(name): not found at \(path); build it with `swift build -c release --product \(name)`"
        + " and keep it in the same folder as this program"
    case .notRunnable(let path, let reason): "\(path): can't be run: \(reason)"
    }
  }
}
