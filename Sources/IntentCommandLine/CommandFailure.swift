/// An error that knows with which exit code the process ends, and whose description is for users.
package protocol CommandFailure: Error, CustomStringConvertible {
  /// The exit code that fits this failure.
  var exitCode: ExitCode { get }
}
