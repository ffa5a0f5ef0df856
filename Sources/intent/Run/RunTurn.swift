import IntentClassification
import IntentRouting
import SkillRuntime

/// What came of one utterance.
struct RunTurn {
  let utterance: String
  /// What waits for a confirmation.
  var question: ConfirmationDesk.Question?
  /// Why it did not end well.
  private(set) var problem: String?
  private var decision: Decision?
  private var result: SkillResult?
  private var undone: (entry: UndoEntry, text: String)?

  init(utterance: String) { self.utterance = utterance }

  /// Takes the events of a turn.
  mutating func take(_ events: [AssistantEvent]) {
    for event in events {
      switch event {
      case .decided(let decision): self.decision = decision
      case .confirmationNeeded(let question): self.question = question
      case .asked(let parameter, let call):
        problem = "\(call.skill) needs the argument \(parameter.name): \(parameter.description)"
      case .permissionNeeded(let permissions, let call):
        problem =
          "\(call.skill) needs a permission: "
          + permissions.map(\.name).joined(separator: ", ")
      case .skillFinished(let result): self.result = result
      case .undone(let entry, let text): undone = (entry, text)
      case .failed(.skill(.unknownSkill(let name, _))):
        problem = "\(name): nothing was run, for the map declares no \"program\" for it"
      case .failed(let error): problem = "\(error)"
      case .skillStarted, .skillProgress, .handedOver, .text, .done: break
      }
    }
  }

  /// What to print; nil where the problem says it all.
  var text: String? {
    if problem != nil { return nil }
    if let result { return Self.shown(result.text) }
    if let undone { return Self.shown(undone.text) }
    if let question {
      return
        "not run: \(DecisionLines.action(.confirm(question.call))) needs a confirmation (--yes)"
    }
    return decision.map { DecisionLines.action($0.action) }
  }

  /// One object: the text, the outcome, and what a program or the decision says.
  var json: String {
    var members: [String: JSONValue] = ["text": .string(utterance), "outcome": .string(outcome)]
    if let decision { members["intent"] = .string(decision.intent.name) }
    if let result {
      members["skill"] = .string(result.call.skill)
      members["answer"] = .string(result.text)
      members["changed"] = .object(result.changes)
      members["identifiers"] = .array(result.identifiers.map(JSONValue.string))
      members["can_be_undone"] = .bool(result.canBeUndone)
    }
    if let undone {
      members["skill"] = .string(undone.entry.skill)
      members["answer"] = .string(undone.text)
    }
    if let question { members["skill"] = .string(question.call.skill) }
    if case .handOver(let reason, _)? = decision?.action {
      members["reason"] = .string(reason.rawValue)
    }
    if let problem { members["error"] = .string(problem) }
    return JSONValue.object(members).text
  }

  private var outcome: String {
    if problem != nil { return "failed" }
    if result != nil { return "finished" }
    if undone != nil { return "undone" }
    return question == nil ? "hand_over" : "confirmation_needed"
  }

  /// Text of others for a terminal: line feeds stay, other control characters become pictures.
  static func shown(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { DecisionLines.onOneLine(String($0)) }.joined(separator: "\n")
  }
}
