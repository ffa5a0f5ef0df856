/// Why an output stream can't be written.
package enum OutputError: Error, Equatable, Sendable {
  /// The reader at the other end of the pipe is gone, as with `| head`.
  case closedPipe(target: String)
  /// The system refused to write, for example since the disk is full.
  case writeFailed(target: String, reason: String)
}

extension OutputError: CommandFailure {
  /// Always `.inputOutput`.
  package var exitCode: ExitCode { .inputOutput }

  /// Where writing failed, and why.
  package var description: String {
    switch self {
    case .closedPipe(let target): "\(target): the reader has closed the pipe"
    case .writeFailed(let target, let reason): "\(target): can't be written: \(reason)"
    }
  }
}
