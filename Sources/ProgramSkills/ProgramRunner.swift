import Dispatch

/// Runs local programs within their limits.
public enum ProgramRunner {
  /// Runs a program to its end and returns what came of it.
  ///
  /// A program that goes beyond its time or writes beyond its output limit, or whose caller is
  /// cancelled, is stopped with all that it started: asked to end, and a little later killed.
  /// Throws when it could not be started. Safe from any thread; waits on a thread of its own.
  public static func run(
    _ invocation: ProgramInvocation
  ) async throws(ProgramError) -> ProgramResult {
    let child = ChildProcess(invocation)
    let result: Result<ProgramResult, ProgramError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: child.run()) }
      }
    } onCancel: {
      child.cancel()
    }
    return try result.get()
  }
}
