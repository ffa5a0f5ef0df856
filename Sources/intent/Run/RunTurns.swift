import Dispatch
import IntentCommandLine
import IntentCommandSupport
import IntentRouting
import SkillRuntime

/// Follows one turn after the other and prints what comes of each.
struct RunTurns {
  private let assistant: Assistant
  private let command: ParsedCommand
  private let console: Console

  init(_ assistant: Assistant, _ command: ParsedCommand, _ console: Console) {
    self.assistant = assistant
    self.command = command
    self.console = console
  }

  /// Does what an utterance asks for; returns how the turn ended.
  func follow(_ utterance: Result<String, UtteranceError>) throws -> ExitCode {
    switch utterance {
    case .failure(let error):
      console.tell("error: \(error)")
      try console.output.writeLine(command.flag("jsonl") ? error.json : "")
      return .badData
    case .success(let text):
      var turn = RunTurn(utterance: text)
      turn.take(Self.events { assistant.respond(to: text) })
      if let question = turn.question, isConfirmed(question) {
        turn.question = nil
        turn.take(Self.events { assistant.confirm(question.token) })
      }
      try print(turn)
      return turn.problem == nil ? .success : .checkFailed
    }
  }

  private func print(_ turn: RunTurn) throws {
    if command.flag("json") || command.flag("jsonl") {
      return try console.output.writeLine(turn.json)
    }
    if let problem = turn.problem {
      console.tell("error: \(RunTurn.shown(problem))")
    }
    if let text = turn.text { try console.output.writeLine(text) }
  }

  /// Asks on a terminal; anywhere else only `--yes`, the operator's own word, confirms.
  private func isConfirmed(_ question: ConfirmationDesk.Question) -> Bool {
    if command.flag("yes") { return true }
    let canAsk = !command.arguments("TEXT").isEmpty && Terminal.isTerminal(.input)
    guard canAsk else { return false }
    Terminal.writeError(
      "\(DecisionLines.action(.run(question.call))) for "
        + "\"\(DecisionLines.onOneLine(question.utterance))\"? [y/N] ")
    var lines = StandardInput.lines()
    let answer = (try? lines.next())?.lowercased() ?? ""
    return ["y", "yes", "是", "好"].contains(answer)
  }

  /// Waits for the events of a turn.
  private static func events(
    of stream: @escaping @Sendable () -> AsyncThrowingStream<AssistantEvent, any Error>
  ) -> [AssistantEvent] {
    let found = EventList()
    let ended = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        for try await event in stream() { found.events.append(event) }
      } catch {
        found.events.append(.failed(error as? AssistantError ?? .handOver("\(error)")))
      }
      ended.signal()
    }
    ended.wait()
    return found.events
  }

  /// Filled by one task, read behind the semaphore.
  private final class EventList: @unchecked Sendable {
    var events: [AssistantEvent] = []
  }
}
