import Foundation
import IntentRouting

// Running skills, taking calls back, and letting others answer.
extension Assistant {
  typealias Events = AsyncThrowingStream<AssistantEvent, any Error>.Continuation

  /// Does what a permit gives leave for: runs the skill, or takes the last call back.
  func carryOut(
    _ permit: consuming Permit, _ arguments: [String: JSONValue], _ events: Events
  ) async throws -> Outcome {
    if permit.call.skill == policy.undoSkill { return try await undo(permit, events) }
    return .finished(try await run(permit, arguments, events))
  }

  /// Runs the skill of a permit and returns what came of it.
  private func run(
    _ permit: consuming Permit, _ arguments: [String: JSONValue], _ events: Events
  ) async throws -> SkillResult {
    let name = permit.call.skill
    let utterance = permit.utterance
    let caller = Self.caller(permit.source)
    // The closure that runs must be able to run once: it takes the permit out of the box.
    let box = PermitBox(permit)
    machine.move(to: .running)
    events.yield(.skillStarted(SkillCall(skill: name, arguments: arguments, risk: box.risk)))
    let outcome: RegisteredSkill.Outcome
    do {
      outcome = try await SkillRun.value(of: name, within: policy) { [self] run in
        let context = makeContext(caller, utterance) { progress in
          if run.showsLife() { events.yield(.skillProgress(progress)) }
        }
        return try await skills.run(box.take(), arguments: arguments, context: context)
      }
    } catch let error as SkillError {
      throw error
    } catch is CancellationError {
      throw SkillError.cancelled(skill: name)
    } catch {
      throw SkillError.failed(skill: name, reason: "\(error)")
    }
    let result = await recorded(outcome, utterance)
    machine.move(to: .completed)
    events.yield(.skillFinished(result))
    return result
  }

  /// Takes the last call back.
  private func undo(_ permit: consuming Permit, _ events: Events) async throws -> Outcome {
    let (call, utterance) = (permit.call, permit.utterance)
    let caller = Self.caller(permit.source)
    machine.move(to: .running)
    guard let ledger else { throw UndoError.nothingToUndo }
    events.yield(.skillStarted(call))
    let undone: UndoneCall
    do {
      undone = try await SkillRun.value(of: call.skill, within: policy) {
        [self] run in
        let context = makeContext(caller, utterance) { progress in
          if run.showsLife() { events.yield(.skillProgress(progress)) }
        }
        return try await ledger.undoLast(with: skills, context: context)
      }
    } catch  where !(error is SkillError || error is UndoError || error is CancellationError) {
      throw SkillError.failed(skill: call.skill, reason: "\(error)")
    }
    machine.move(to: .completed)
    events.yield(.undone(undone.entry, text: undone.text))
    return .undone(undone.entry)
  }

  /// Lets the responder answer, else the map's fallback skill, else nobody.
  func handOver(
    _ decision: Decision, _ reason: HandOverReason, _ events: Events
  ) async throws -> Outcome {
    machine.move(to: .handedOver)
    events.yield(.handedOver(reason))
    if let responder {
      let text = try await answer(responder, decision, events)
      machine.move(to: .completed)
      return .answered(reason, text: text)
    }
    if let permit = decision.fallbackPermit(), (try? skills.skill(permit.call.skill)) != nil {
      let arguments = permit.call.arguments
      return try await carryOut(permit, arguments, events)
    }
    machine.move(to: .completed)
    return .answered(reason, text: "")
  }

  private func answer(
    _ responder: any HandOverResponder, _ decision: Decision, _ events: Events
  ) async throws -> String {
    var text = ""
    for try await piece in responder.answer(decision, transcript: transcript) {
      text += piece
      events.yield(.text(piece))
    }
    try Task.checkCancellation()
    return text
  }

  /// Writes a call into the ledger, if it can be taken back and that succeeds.
  private func recorded(_ outcome: RegisteredSkill.Outcome, _ utterance: String) async
    -> SkillResult
  {
    var result = outcome.result
    guard let draft = outcome.undo, let ledger else {
      result.canBeUndone = false
      return result
    }
    let entry = UndoEntry(
      id: UUID(), skill: result.call.skill, utterance: utterance, date: now(),
      record: draft.record, fingerprint: draft.fingerprint)
    // What was done is done: a ledger that cannot be written takes only the way back.
    result.canBeUndone = (try? await ledger.append(entry)) != nil
    return result
  }

  private static func caller(_ source: Permit.Source) -> SkillContext.Caller {
    source == .gate ? .localRoute : .user
  }

  private nonisolated func makeContext(
    _ caller: SkillContext.Caller, _ utterance: String,
    _ onProgress: @escaping @Sendable (SkillContext.Progress) -> Void
  ) -> SkillContext {
    SkillContext(
      sessionID: sessionID, caller: caller, utterance: utterance, store: store, now: now,
      dependencies: skills.dependencies, onProgress: onProgress)
  }
}

/// Carries a permit into the closure that uses it up.
private final class PermitBox: Sendable {
  let risk: Risk
  private let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private var permit: Permit?

  init(_ permit: consuming Permit) {
    risk = permit.call.risk
    self.permit = consume permit
  }

  /// Returns the permit, once.
  func take() throws -> Permit {
    lock.lock()
    defer { lock.unlock() }
    guard let permit = permit.take() else { throw CancellationError() }
    return permit
  }
}
