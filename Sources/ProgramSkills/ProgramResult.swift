/// What became of a program.
public struct ProgramResult: Hashable, Sendable {
  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    /// By itself, with an exit status; 0 is success.
    case exited(status: Int32)
    /// By a signal that nobody here sent.
    case killed(signal: Int32)
    /// It was stopped for running beyond its time limit.
    case timedOut(Duration)
    /// It was stopped for writing more than its output limit.
    case wroteTooMuch(limit: Int)
    /// It was stopped because nobody waits for it any more.
    case cancelled
  }

  public let ending: Ending
  /// What it wrote on standard output, at most the limit.
  public let output: [UInt8]
  /// What it wrote on standard error, at most the limit; the rest is dropped.
  public let errorOutput: [UInt8]

  /// Whether it ended by itself with exit status 0.
  public var succeeded: Bool { ending == .exited(status: 0) }
}
