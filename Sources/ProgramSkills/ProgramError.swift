/// Why a program did not do what it was run for.
public enum ProgramError: Error, Hashable, Sendable {
  /// There is no such file, or it may not be run.
  case notFound(program: String, searched: String)
  /// The system would not start it.
  case notStarted(program: String, reason: String)
  /// The map's command line needs an argument that the call does not have.
  case missingArgument(program: String, argument: String)
  /// What stands for a placeholder cannot be an argument of a program.
  case unfitArgument(program: String, reason: String)
  /// It started, and did not end with exit status 0.
  case failed(program: String, ProgramResult.Ending, errorOutput: String)
}

extension ProgramError: CustomStringConvertible {
  /// What, why, and what to do.
  public var description: String {
    switch self {
    case .notFound(let program, let searched):
      "\(program): no program to run\(searched): check its path, and that it may be run (chmod +x)"
    case .notStarted(let program, let reason): "\(program): could not be started: \(reason)"
    case .missingArgument(let program, let argument):
      "\(program): the call has no argument \"\(argument)\", which the map's command line needs"
    case .unfitArgument(let program, let reason):
      "\(program): what was said cannot be an argument of the program: it has \(reason)"
    case .failed(let program, let ending, let errorOutput):
      "\(program): \(ending)" + (errorOutput.isEmpty ? "" : ": \(errorOutput)")
    }
  }
}

extension ProgramResult.Ending: CustomStringConvertible {
  public var description: String {
    switch self {
    case .exited(let status): "ended with exit status \(status)"
    case .killed(let signal): "was ended by signal \(signal)"
    case .timedOut(let limit): "was stopped after its time limit of \(limit)"
    case .wroteTooMuch(let limit): "was stopped for writing more than its limit of \(limit) bytes"
    case .cancelled: "was stopped: cancelled"
    }
  }
}
