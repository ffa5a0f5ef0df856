import IntentCommandLine
import IntentCommandSupport
import IntentRouting

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
  /// JSON Lines keeps its place by an object with the error, else by an empty line.
  func write(
    _ utterance: Result<String, UtteranceError>, json: (String) -> String,
    text: (String) -> String
  ) throws {
    switch utterance {
    case .success(let utterance):
      try console.output.writeLine(
        isJSON ? json(utterance) : text(utterance))
    case .failure(let error):
      console.tell("error: \(error)")
      try console.output.writeLine(isJSONLines ? error.json : "")
    }
  }

  /// Shows control characters as pictures, so that a line stays one line and a terminal obeys
  /// nobody's text.
  static func onOneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar.value < 0x20
            ? Unicode.Scalar(0x2400 + scalar.value) ?? " "
            : scalar.value == 0x7F ? "\u{2421}" : scalar
        }))
  }

  /// Returns what is done, in words.
  static func action(_ action: Decision.Action) -> String {
    switch action {
    case .run(let call): "run \(spell(call))"
    case .confirm(let call): "confirm \(spell(call))"
    case .handOver(let reason, let fallback):
      "hand over: \(reason.rawValue)" + (fallback.map { " (fallback \($0.skill))" } ?? "")
    }
  }

  private static func spell(_ call: SkillCall) -> String {
    let arguments = call.arguments.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }
    return ([call.skill] + arguments).joined(separator: " ")
  }
}
