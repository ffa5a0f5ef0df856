import IntentClassification
package import IntentCommandLine
import IntentEvaluation
import IntentRouting

/// Maps the errors of all modules to exit codes.
package enum FailureCode {
  /// Returns the exit code with which an error ends the process.
  package static func of(_ error: any Error) -> ExitCode {
    switch error {
    case let error as any CommandFailure: error.exitCode
    case let error as DataError: code(error)
    case let error as ModelFileError: code(error)
    case let error as RouteMapError: code(error)
    default: .internalFault
    }
  }

  private static func code(_ error: DataError) -> ExitCode {
    switch error {
    case .fileNotFound, .isDirectory, .unreadable: .missingInput
    default: .badData
    }
  }

  private static func code(_ error: ModelFileError) -> ExitCode {
    switch error {
    case .missing, .isDirectory, .unreadable: .missingInput
    case .unwritable: .inputOutput
    default: .badData
    }
  }

  private static func code(_ error: RouteMapError) -> ExitCode {
    if case .invalid = error { .badData } else { .missingInput }
  }
}
