extension Terminal {
  /// The width to lay out for when a terminal doesn't tell its own.
  package static let usualWidth = 80

  /// Returns whether a stream may be coloured and redrawn: it is a terminal that understands
  /// escape sequences (`TERM` isn't `dumb`).
  package static func canRedraw(_ stream: Stream) -> Bool {
    canRedraw(isTerminal: isTerminal(stream), environment: environment)
  }

  /// Returns whether colours are allowed on a stream; `NO_COLOR` (no-color.org) forbids them.
  package static func allowsColours(_ stream: Stream) -> Bool {
    allowsColours(isTerminal: isTerminal(stream), environment: environment)
  }

  static func canRedraw(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    isTerminal && environment("TERM") != "dumb"
  }

  static func allowsColours(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    let isForbidden = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    return canRedraw(isTerminal: isTerminal, environment: environment) && !isForbidden
  }
}

extension Terminal {
  /// Writes a line to standard error; a failure is not reported, since there is nowhere to.
  package static func printError(_ line: String) { writeError(line + "\n") }

  /// Writes a text as it is to standard error; a failure is not reported.
  package static func writeError(_ text: String) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { try? SystemCall.send($0, to: Stream.error.rawValue) }
  }
}
