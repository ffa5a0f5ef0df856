import IntentRouting

// One turn, step by step. Everything here ends the turn exactly once, by its outcome.
extension Assistant {
  typealias Outcome = Transcript.Outcome

  /// Does what a request wishes, tells its stream, and writes the turn down.
  func perform(_ request: TurnRequest) async {
    var outcome: Outcome
    do {
      outcome = try await follow(request)
    } catch {
      outcome = .failed(failure(error))
    }
    if case .failed(let error) = outcome, machine.state.isBusy || waiting == nil {
      settle(error)
    }
    transcript.append(Transcript.Turn(utterance: request.utterance, outcome: outcome))
    if case .failed(let error) = outcome {
      request.events.yield(.failed(error))
    } else {
      request.events.yield(.done)
    }
    request.events.finish()
  }

  private func follow(_ request: TurnRequest) async throws -> Outcome {
    switch request.wish {
    case .utterance(let text): return try await decide(text, request.events)
    case .confirmation(let token): return try await confirmed(token, request.events)
    case .refusal: return try refused()
    case .resumption:
      guard let turn = waiting, case .permission = turn.need else {
        throw AssistantError.nothingWaits
      }
      waiting = nil
      return try await act(turn.decision, turn.arguments, request.events)
    }
  }

  private func decide(_ text: String, _ events: Events) async throws -> Outcome {
    machine.move(to: .deciding)
    let turn = waiting
    waiting = nil
    let decision = router.route(text)
    events.yield(.decided(decision))
    if let turn, case .argument(let parameter) = turn.need, !decision.isLocal {
      var arguments = turn.arguments
      arguments[parameter.name] = .string(text)
      return try await act(turn.decision, arguments, events)
    }
    // A question that another utterance passes over is closed.
    if let turn, case .confirmation(let question) = turn.need { desk.withdraw(question.token) }
    return try await act(decision, nil, events)
  }

  /// Does what a decision says, with arguments found so far.
  private func act(
    _ decision: Decision, _ known: [String: JSONValue]?, _ events: Events
  ) async throws -> Outcome {
    switch decision.action {
    case .handOver(let reason, _): return try await handOver(decision, reason, events)
    case .run(let call), .confirm(let call):
      let (parameters, missing) = try await needs(of: call)
      let arguments = known ?? filled(call, parameters, decision.utterance)
      guard missing.isEmpty else {
        if machine.state != .awaitingPermission { machine.move(to: .awaitingPermission) }
        events.yield(.permissionNeeded(missing, call))
        return wait(WaitingTurn(need: .permission, decision: decision, arguments: arguments))
      }
      if let parameter = parameters.first(where: {
        $0.isRequired && arguments[$0.name] == nil
      }) {
        machine.move(to: .awaitingInput)
        events.yield(.asked(parameter, call))
        return wait(
          WaitingTurn(need: .argument(parameter), decision: decision, arguments: arguments))
      }
      return try await consent(decision, arguments, events)
    }
  }

  /// Runs what the gate gives leave for, and asks about the rest.
  private func consent(
    _ decision: Decision, _ arguments: [String: JSONValue], _ events: Events
  ) async throws -> Outcome {
    if let permit = decision.permit() {
      return try await carryOut(permit, arguments, events)
    }
    guard let question = desk.ask(about: decision) else { throw AssistantError.nothingWaits }
    machine.move(to: .awaitingConfirmation)
    events.yield(.confirmationNeeded(question))
    return wait(
      WaitingTurn(need: .confirmation(question), decision: decision, arguments: arguments))
  }

  private func confirmed(_ token: ConfirmationToken, _ events: Events) async throws -> Outcome {
    guard let turn = waiting, case .confirmation(let question) = turn.need,
      question.token == token
    else { throw AssistantError.nothingWaits }
    let missing = try await needs(of: question.call).missingPermissions
    guard missing.isEmpty else {
      // Taken back since the question was asked: the question stays open.
      events.yield(.permissionNeeded(missing, question.call))
      return .waiting(machine.state)
    }
    waiting = nil
    do {
      return try await carryOut(try desk.redeem(token), turn.arguments, events)
    } catch let error as ConfirmationError {
      throw AssistantError.confirmation(error)
    }
  }

  private func refused() throws -> Outcome {
    guard let turn = waiting else { throw AssistantError.nothingWaits }
    if case .confirmation(let question) = turn.need { desk.withdraw(question.token) }
    waiting = nil
    machine.move(to: .cancelled)
    return .waiting(.cancelled)
  }

  private func wait(_ turn: WaitingTurn) -> Outcome {
    waiting = turn
    return .waiting(machine.state)
  }

  /// The arguments that the map fixes and those that are the whole text.
  private func filled(
    _ call: SkillCall, _ parameters: [SkillParameter], _ utterance: String
  ) -> [String: JSONValue] {
    var arguments = call.arguments
    for parameter in parameters
    where parameter.finding == .wholeText && arguments[parameter.name] == nil {
      arguments[parameter.name] = .string(utterance)
    }
    return arguments
  }

  /// What a call takes before it can run; taking back takes nothing.
  private func needs(
    of call: SkillCall
  ) async throws -> (parameters: [SkillParameter], missingPermissions: [SkillPermission]) {
    if call.skill == policy.undoSkill { return ([], []) }
    let skill = try skills.skill(call.skill)
    var missing: [SkillPermission] = []
    for permission in skill.permissions {
      if await permissions?.isGranted(permission) != true { missing.append(permission) }
    }
    return (skill.parameters, missing)
  }

  /// Moves to the state in which a turn ends that went wrong.
  private func settle(_ error: AssistantError) {
    switch error {
    case .cancelled, .skill(.cancelled):
      if machine.state.successors.contains(.cancelled) { machine.move(to: .cancelled) }
    default:
      if machine.state.successors.contains(.failed) { machine.move(to: .failed) }
    }
  }

  private func failure(_ error: any Error) -> AssistantError {
    switch error {
    case let error as AssistantError: error
    case let error as SkillError: .skill(error)
    case let error as UndoError: .undo(error)
    case is CancellationError: .cancelled
    default: .handOver("\(error)")
    }
  }
}
