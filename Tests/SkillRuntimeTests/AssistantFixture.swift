import Foundation
import IntentRouting
import Testing

@testable import SkillRuntime

/// Assistants over a shelf, with a router that decides by a table.
struct AssistantFixture {
  let shelf = Shelf()

  func registry(
    _ script: (@Sendable (SkillContext) async throws -> String)? = nil
  ) throws -> SkillRegistry {
    var skills: [any Skill] = [AddThing(shelf: shelf), EmptyShelf(shelf: shelf)]
    if let script { skills.append(ScriptedSkill(body: script)) }
    return try SkillRegistry([SkillGroup("sample", skills)])
  }

  func assistant(
    _ actions: [String: Decision.Action], _ policy: AssistantPolicy = AssistantPolicy(),
    responder: (any HandOverResponder)? = nil,
    script: (@Sendable (SkillContext) async throws -> String)? = nil
  ) throws -> Assistant {
    Assistant(
      router: ScriptedRouter(actions: actions), skills: try registry(script), policy: policy,
      responder: responder, confirmations: ConfirmationDesk(timeToAnswer: .seconds(86_400)))
  }

  /// An assistant whose "go" runs until the flag is raised.
  func blocked(_ overlap: AssistantPolicy.Overlap) throws -> (Assistant, Flag) {
    var policy = AssistantPolicy()
    policy.overlap = overlap
    let release = Flag()
    var actions = ["go": Decision.Action.run("do_script")]
    for thing in ["lamp", "chair", "table"] { actions[thing] = .run("add_thing") }
    let assistant = try assistant(actions, policy) { _ in
      while !release.isRaised { try await Task.sleep(for: .milliseconds(2)) }
      return "gone"
    }
    return (assistant, release)
  }
}

/// The events of a turn in a few words each.
func names(
  _ events: AsyncThrowingStream<AssistantEvent, any Error>
) async throws -> [String] {
  var names: [String] = []
  for try await event in events {
    switch event {
    case .decided: names.append("decided")
    case .asked(let parameter, _): names.append("asked \(parameter.name)")
    case .confirmationNeeded(let question): names.append("confirm \(question.call.skill)")
    case .permissionNeeded(let needed, _):
      names.append("permission \(needed.map(\.name).joined(separator: ", "))")
    case .skillStarted(let call): names.append("started \(call.skill)")
    case .skillProgress(let progress): names.append("progress \(progress.text)")
    case .skillFinished(let result): names.append("finished \(result.text)")
    case .undone(_, let text): names.append("undone \(text)")
    case .handedOver(let reason): names.append("handed over \(reason.rawValue)")
    case .text(let text): names.append("text \(text)")
    case .done: names.append("done")
    case .failed(let error): names.append("failed \(error)")
    }
  }
  return names
}

/// Raised once, seen by everybody.
final class Flag: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var raised = false

  var isRaised: Bool { lock.withLock { raised } }
  func raise() { lock.withLock { raised = true } }
}
