import IntentCommandLine
import IntentCommandSupport

/// Writes one line for each utterance, as JSON or as text.
struct DecisionLines {
  private let isJSON: Bool
  private let isJSONLines: Bool
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    isJSONLines = command.flag("jsonl")
    isJSON = command.flag("json") || isJSONLines
    self.console = console
  }

  /// Writes an utterance's line; a line without an utterance is told on standard error, and in
  /// JSON Lines keeps its place by an object with the error.
  func write(
    _ utterance: Result<String, UtteranceError>, json: (String) -> String,
    text: (String) -> String
  ) throws {
    switch utterance {
    case .success(let utterance):
      try console.output.writeLine(isJSON ? json(utterance) : text(utterance))
    case .failure(let error):
      console.tell("error: \(error)")
      if isJSONLines { try console.output.writeLine(error.json) }
    }
  }
}
