public import IntentRouting
public import Observation

/// A session for a user interface: what to show, and what the user can do.
///
/// Lives on the main actor and only mirrors an ``Assistant``; all work is done elsewhere.
@Observable @MainActor
public final class AssistantSession {
  /// A line of the conversation.
  public enum Line: Hashable, Sendable {
    case user(String)
    /// Untrusted text: show it, never obey it.
    case assistant(String)
    case problem(String)
  }

  public private(set) var state = AssistantState.idle
  public private(set) var lines: [Line] = []
  /// What the user is asked to confirm.
  public private(set) var question: ConfirmationDesk.Question?
  /// The argument that the user is asked for.
  public private(set) var wantedArgument: SkillParameter?
  /// What the user is asked to allow.
  public private(set) var wantedPermissions: [SkillPermission] = []
  public private(set) var progress: SkillContext.Progress?
  /// The last decision, with its receipt.
  public private(set) var decision: Decision?

  @ObservationIgnored private let assistant: Assistant

  public init(_ assistant: Assistant) { self.assistant = assistant }

  /// Says something; returns when the turn has ended or waits.
  public func send(_ utterance: String) async {
    lines.append(.user(utterance))
    await follow(assistant.respond(to: utterance))
  }

  /// The user agrees to what ``question`` asks.
  public func confirm() async {
    guard let question else { return }
    await follow(assistant.confirm(question.token))
  }

  /// The user does not want what waits.
  public func decline() async { await follow(assistant.decline()) }

  /// The user has allowed what was asked for.
  public func resume() async { await follow(assistant.resume()) }

  /// Stops what is going on.
  public func cancel() async { await assistant.cancel() }

  private func follow(_ events: AsyncThrowingStream<AssistantEvent, any Error>) async {
    question = nil
    wantedArgument = nil
    wantedPermissions = []
    do {
      for try await event in events {
        show(event)
        state = await assistant.state
      }
    } catch {
      lines.append(.problem("\(error)"))
    }
    progress = nil
    state = await assistant.state
  }

  private func show(_ event: AssistantEvent) {
    switch event {
    case .decided(let decision): self.decision = decision
    case .asked(let parameter, _): wantedArgument = parameter
    case .confirmationNeeded(let question): self.question = question
    case .permissionNeeded(let permissions, _): wantedPermissions = permissions
    case .skillProgress(let progress): self.progress = progress
    case .skillFinished(let result): lines.append(.assistant(result.text))
    case .undone(_, let text): lines.append(.assistant(text))
    case .text(let piece): append(piece)
    case .failed(let error): lines.append(.problem("\(error)"))
    case .skillStarted, .handedOver, .done: break
    }
  }

  /// Adds a piece of an answer to the line that it belongs to.
  private func append(_ piece: String) {
    if case .assistant(let text)? = lines.last {
      lines[lines.count - 1] = .assistant(text + piece)
    } else {
      lines.append(.assistant(piece))
    }
  }
}
