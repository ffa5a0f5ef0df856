/// Why an input stream can't be read.
package enum InputError: Error, Equatable, Sendable {
  /// The system refused to read on.
  case readFailed(source: String, reason: String)
  /// A line holds a byte that isn't UTF-8; `column` counts bytes from 1 in the line, `offset` from
  /// 0 in the whole stream.
  case invalidUTF8(source: String, line: Int, column: Int, offset: Int)
}

extension InputError: CommandFailure {
  /// `.badData` for what isn't UTF-8, else `.inputOutput`.
  package var exitCode: ExitCode {
    if case .invalidUTF8 = self { .badData } else { .inputOutput }
  }

  /// Where reading failed, why, and what to do.
  package var description: String {
    switch self {
    case .readFailed(let source, let reason): "\(source): can't be read: \(reason)"
    case .invalidUTF8(let source, let line, let column, let offset):
      "\(source):\(line):\(column): not UTF-8 (byte \(offset) of the input);"
        + " convert it first, for example with `iconv -f LATIN1 -t UTF-8`"
    }
  }
}
