import Foundation
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentRouting

/// A file of decision records, one a line, read once and never held.
final class DecisionLog {
  /// So many damaged lines are told; a file of another kind has nothing but.
  private static let mostTold = 20

  /// The file as it was named, for locations.
  let name: String
  private(set) var damagedLines = 0
  /// Lines that hold an error in place of a decision, as `intent route --jsonl` writes them.
  private(set) var errorLines = 0
  /// The fingerprints of the models that decided.
  private(set) var models: Set<String> = []
  /// The intents that were decided about.
  private(set) var intents: Set<String> = []
  private var lines: LineReader

  /// Opens a file; `-` is standard input.
  init(_ path: String) throws {
    name = path == "-" ? StandardInput.name : path
    lines = path == "-" ? StandardInput.lines() : try FileLines.reader(path)
  }

  /// Decides every line again and tallies what differs; damaged lines are told, and do not stop the
  /// others.
  func replay(
    with router: IntentRouter, limit: Int, tell: (String) -> Void
  ) throws -> ComparisonTally {
    var tally = ComparisonTally(limit: limit)
    while let line = try nextLine(tell) {
      guard let recorded = decision(line, tell) else { continue }
      intents.insert(recorded.intent)
      if let model = recorded.model { models.insert(model) }
      tally.add(
        ComparedRow(
          utterance: recorded.text,
          location: SourceLocation(file: name, line: lines.lineNumber), label: .none,
          old: DecisionSide(recorded, map: router.map),
          new: DecisionSide(router.route(recorded.text), hasMap: router.map != nil)))
    }
    guard tally.rows + damagedLines + errorLines > 0 else { throw EmptyLogError(name: name) }
    return tally
  }

  /// Returns the next line that is UTF-8.
  private func nextLine(_ tell: (String) -> Void) throws -> String? {
    while true {
      do {
        return try lines.next()
      } catch {
        guard case .invalidUTF8 = error else { throw error }
        damage("\(error)", tell)
      }
    }
  }

  private func decision(_ line: String, _ tell: (String) -> Void) -> RecordedDecision? {
    do throws(RecordedDecisionError) {
      if let recorded = try RecordedDecision(json: line.utf8) { return recorded }
      errorLines += 1
    } catch {
      damage(
        "\(name):\(lines.lineNumber):\(error.column): \(error.problem); "
          + "mend or remove the line (`intent route --jsonl` writes such lines)", tell)
    }
    return nil
  }

  private func damage(_ message: String, _ tell: (String) -> Void) {
    damagedLines += 1
    if damagedLines <= Self.mostTold { tell("error: \(message)") }
  }

  /// Tells what was passed over.
  func note(_ console: Console, _ command: ParsedCommand) {
    if damagedLines > Self.mostTold {
      console.tell("error: \(name): \(damagedLines - Self.mostTold) more damaged lines")
    }
    guard errorLines > 0 else { return }
    console.note(
      "note: \(name): passed over \(errorLines == 1 ? "1 line" : "\(errorLines) lines") with an "
        + "error in place of a decision",
      unlessQuiet: command)
  }
}

/// A log without a line.
struct EmptyLogError: CommandFailure {
  let name: String

  var exitCode: ExitCode { .badData }
  var description: String {
    "\(name): no line in it: write one with `intent route M --jsonl < utterances.jsonl > \(name)`"
  }
}
