/// What is wrong with one argument of a call.
public struct ArgumentProblem: Error, Hashable, Sendable {
  /// The argument's name; a nested one as `address.street` or `items[2]`.
  public let argument: String
  /// What was found and what is expected.
  public let problem: String
}

extension ArgumentProblem: CustomStringConvertible {
  public var description: String { "argument \(argument): \(problem)" }
}
