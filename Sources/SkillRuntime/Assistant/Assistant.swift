public import Foundation
public import IntentRouting

/// One session: decides on utterances, runs skills, asks, waits for confirmations, takes back.
///
/// The engine below any user interface. Several assistants share a router, a registry and a ledger;
/// turns of one assistant come one after the other. Every request gives a stream of events that ends
/// with ``AssistantEvent/done`` or ``AssistantEvent/failed(_:)``; whoever lets go of the stream
/// cancels the turn.
public actor Assistant {
  public nonisolated let sessionID: String
  public nonisolated let policy: AssistantPolicy
  /// What has been said and done.
  public internal(set) var transcript: Transcript

  nonisolated let router: any DecisionSource
  nonisolated let skills: SkillRegistry
  nonisolated let ledger: UndoLedger?
  nonisolated let permissions: (any PermissionProbe)?
  nonisolated let responder: (any HandOverResponder)?
  nonisolated let store = SessionStore()
  nonisolated let desk: ConfirmationDesk
  nonisolated let now: @Sendable () -> Date
  var machine = StateMachine()
  var waiting: WaitingTurn?

  private nonisolated let inbox = TurnInbox()
  private var queue: [TurnRequest] = []
  private var current: (request: TurnRequest, task: Task<Void, Never>)?

  /// Begins a session.
  ///
  /// Without a ledger nothing can be taken back; without a probe a skill that names permissions does
  /// not run; without a responder what is handed over gets the map's fallback skill, or no answer.
  public init(
    router: any DecisionSource, skills: SkillRegistry, policy: AssistantPolicy = AssistantPolicy(),
    ledger: UndoLedger? = nil, permissions: (any PermissionProbe)? = nil,
    responder: (any HandOverResponder)? = nil, confirmations: ConfirmationDesk = ConfirmationDesk(),
    sessionID: String = UUID().uuidString, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.router = router
    self.skills = skills
    self.policy = policy
    self.ledger = ledger
    self.permissions = permissions
    self.responder = responder
    desk = confirmations
    self.sessionID = sessionID
    self.now = now
    transcript = Transcript(capacity: policy.transcriptLength)
  }

  /// Where the session stands.
  public var state: AssistantState { machine.state }

  /// Decides on an utterance and does what was decided.
  public nonisolated func respond(
    to utterance: String
  ) -> AsyncThrowingStream<AssistantEvent, any Error> {
    request(.utterance(utterance))
  }

  /// Runs what waits for a confirmation. Only for the application, on the user's own act: nothing
  /// that is said or returned leads here.
  public nonisolated func confirm(
    _ token: ConfirmationToken
  ) -> AsyncThrowingStream<AssistantEvent, any Error> {
    request(.confirmation(token))
  }

  /// Drops what waits for a confirmation, an argument or a permission.
  public nonisolated func decline() -> AsyncThrowingStream<AssistantEvent, any Error> {
    request(.refusal)
  }

  /// Goes on with what waits for a permission, after the user was asked for it.
  public nonisolated func resume() -> AsyncThrowingStream<AssistantEvent, any Error> {
    request(.resumption)
  }

  /// Cancels the turn that is going on and those that wait in the queue.
  public func cancel() {
    for request in queue { request.events.finish(throwing: AssistantError.cancelled) }
    queue = []
    current?.task.cancel()
  }

  private nonisolated func request(
    _ wish: TurnRequest.Wish
  ) -> AsyncThrowingStream<AssistantEvent, any Error> {
    AsyncThrowingStream { continuation in
      let request = TurnRequest(wish: wish, events: continuation)
      continuation.onTermination = { [weak self] reason in
        guard case .cancelled = reason, let self else { return }
        Task { await self.abandon(request.id) }
      }
      // The order of calls is kept by the inbox: tasks may overtake each other.
      inbox.add(request)
      Task { await self.takeRequests() }
    }
  }

  private func takeRequests() {
    for request in inbox.takeAll() {
      if current == nil {
        start(request)
      } else {
        overlap(request)
      }
    }
  }

  private func overlap(_ request: TurnRequest) {
    switch policy.overlap {
    case .refuse: request.events.finish(throwing: AssistantError.busy)
    case .queue: queue.append(request)
    case .replace:
      cancel()
      queue = [request]
    }
  }

  private func start(_ request: TurnRequest) {
    let task = Task {
      await perform(request)
      current = nil
      if !queue.isEmpty { start(queue.removeFirst()) }
    }
    current = (request, task)
  }

  /// Cancels a turn that nobody listens to.
  private func abandon(_ id: UUID) {
    queue.removeAll { $0.id == id }
    if current?.request.id == id { current?.task.cancel() }
  }
}
