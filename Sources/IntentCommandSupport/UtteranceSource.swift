import Foundation
package import IntentCommandLine

/// The utterances that a command works on: its arguments, or the lines of standard input.
package struct UtteranceSource {
  package static let arguments = PositionalDefinition(
    "TEXT", help: "Utterances, one an argument; without any, one a line on standard input.",
    arity: .anyNumber)

  package static let jsonLines = OptionDefinition.flag(
    "jsonl", help: "Read JSON Lines ({\"text\": …}) from standard input and write JSON Lines.")

  private let command: ParsedCommand
  private let console: Console

  package init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  /// Calls `body` with each utterance in order, or with the reason why a line holds none.
  ///
  /// Returns the exit code: bad lines do not stop the others, but are not forgotten.
  package func visit(
    _ body: (Result<String, UtteranceError>) throws -> Void
  ) throws -> ExitCode {
    let texts = command.arguments("TEXT")
    guard texts.isEmpty else {
      for text in texts { try body(.success(text)) }
      return .success
    }
    var lines = StandardInput.lines()
    var code = ExitCode.success
    while let item = next(&lines) {
      if case .failure = item { code = .badData }
      if lines.lineNumber == 1 { hintAtJSONLines(item) }
      try body(item)
    }
    return code
  }

  private func next(_ lines: inout LineReader) -> Result<String, UtteranceError>? {
    do {
      guard let line = try lines.next() else { return nil }
      return command.flag("jsonl") ? Self.text(of: line, lines.lineNumber) : .success(line)
    } catch {
      return .failure(UtteranceError(message: "\(error)"))
    }
  }

  /// A user who pipes objects in wants their texts routed, not the braces.
  private func hintAtJSONLines(_ first: Result<String, UtteranceError>) {
    guard !command.flag("jsonl"), case .success(let line) = first, line.hasPrefix("{\"") else {
      return
    }
    console.tell(
      "note: standard input looks like JSON Lines, read as plain text; --jsonl reads the objects")
  }

  private static func text(of line: String, _ number: Int) -> Result<String, UtteranceError> {
    guard let row = try? JSONDecoder().decode(Row.self, from: Data(line.utf8)) else {
      return .failure(
        UtteranceError(
          message: line.allSatisfy(\.isWhitespace)
            ? "standard input:\(number): a blank line, where --jsonl needs an object with a \"text\""
            : "standard input:\(number): not an object with a \"text\": \(line.prefix(60))"))
    }
    return .success(row.text)
  }

  private struct Row: Decodable {
    var text: String
  }
}

/// A line of standard input that holds no utterance.
package struct UtteranceError: Error, CustomStringConvertible {
  /// Where, what, and what to do.
  package let message: String

  package var description: String { message }

  /// The line that stands for it in JSON Lines output.
  package var json: String {
    let bytes = (try? JSONEncoder().encode(["error": message])) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}
