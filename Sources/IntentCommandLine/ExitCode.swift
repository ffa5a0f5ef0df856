/// What the process tells the shell when it ends (the numbers follow `sysexits.h`).
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// Done; abstaining from a decision is done, too.
  case success = 0
  /// A check or a floor that was asked for failed.
  case checkFailed = 1
  /// The command line is wrong.
  case usage = 64
  /// A data, model or routes file is damaged or malformed.
  case badData = 65
  /// An input file is missing or can't be opened.
  case missingInput = 66
  /// A fault of this program.
  case internalFault = 70
  /// Reading or writing failed on the way.
  case inputOutput = 74
  /// The remote side can't be reached, or refused.
  case remoteUnavailable = 75
  /// The user pressed Control-C.
  case interrupted = 130
}
