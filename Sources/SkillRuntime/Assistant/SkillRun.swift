import Foundation

/// One run of a skill against its clocks: the first end counts, whatever the skill does afterwards.
///
/// A skill that ignores being cancelled is left behind: it holds up nobody, and what it returns or
/// reports later is dropped.
final class SkillRun<Value: Sendable>: Sendable {
  typealias Operation = @Sendable (SkillRun<Value>) async throws -> Value

  private struct State {
    var continuation: CheckedContinuation<Value, any Error>?
    var ending: Result<Value, any Error>?
    var lastSign = ContinuousClock.now
    var tasks: [Task<Void, Never>] = []
  }

  private let skill: String
  private let policy: AssistantPolicy
  private let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private var state = State()

  private init(_ skill: String, _ policy: AssistantPolicy) {
    self.skill = skill
    self.policy = policy
  }

  /// Runs an operation and returns its value, or throws the first of its error, a passed limit,
  /// and being cancelled.
  static func value(
    of skill: String, within policy: AssistantPolicy, _ operation: @escaping Operation
  ) async throws -> Value {
    let run = SkillRun(skill, policy)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { run.start($0, operation) }
    } onCancel: {
      run.end(.failure(SkillError.cancelled(skill: skill)))
    }
  }

  /// Notes a sign of life; returns whether anybody still listens.
  func showsLife() -> Bool {
    lock.withLock {
      state.lastSign = .now
      return state.ending == nil
    }
  }

  private func start(
    _ continuation: CheckedContinuation<Value, any Error>, _ operation: @escaping Operation
  ) {
    let ending = lock.withLock {
      // What was cancelled before it began does not begin.
      if state.ending == nil {
        state.continuation = continuation
        state.tasks = [
          Task { [self] in await work(operation) }, Task { [self] in await watchClocks() },
        ]
      }
      return state.ending
    }
    if let ending { continuation.resume(with: ending) }
  }

  private func work(_ operation: Operation) async {
    do {
      end(.success(try await operation(self)))
    } catch {
      end(.failure(error))
    }
  }

  private func end(_ ending: Result<Value, any Error>) {
    let (continuation, tasks) = lock.withLock {
      guard state.ending == nil else {
        return (CheckedContinuation<Value, any Error>?.none, [Task<Void, Never>]())
      }
      state.ending = ending
      defer { state.continuation = nil }
      return (state.continuation, state.tasks)
    }
    for task in tasks { task.cancel() }
    continuation?.resume(with: ending)
  }

  /// Ends the run when one of its clocks has run out.
  private func watchClocks() async {
    let deadline = ContinuousClock.now + policy.totalTime
    while !Task.isCancelled {
      let sign = lock.withLock { state.lastSign }
      let now = ContinuousClock.now
      if now >= deadline {
        return end(.failure(SkillError.timedOut(skill: skill, after: policy.totalTime)))
      }
      if now >= sign + policy.idleTime {
        return end(.failure(SkillError.stalled(skill: skill, after: policy.idleTime)))
      }
      try? await Task.sleep(until: min(deadline, sign + policy.idleTime))
    }
  }
}
