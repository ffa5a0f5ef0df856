/// Everything that is wrong with the skills that an application registers.
public struct RegistrationError: Error, Hashable, Sendable {
  /// One thing that is wrong.
  public enum Problem: Hashable, Sendable {
    /// Two skills have one name.
    case duplicateName(String, groups: [String])
    /// A name that neither a route map nor a language model could use.
    case badName(String, group: String)
    /// A skill without a word on what it does.
    case noDescription(String)
    /// The list of parameters and the type of the arguments do not agree.
    case parameters(skill: String, problem: String)
  }

  /// In the order of registration.
  public let problems: [Problem]
}

extension RegistrationError: CustomStringConvertible {
  /// One line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension RegistrationError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .duplicateName(let name, let groups):
      "skill \"\(name)\" is registered twice (in \(groups.joined(separator: " and "))): "
        + "rename one of the two"
    case .badName(let name, let group):
      "skill \"\(name)\" in \(group): a name has 1 to 64 of A-Z a-z 0-9 _ -"
    case .noDescription(let name): "skill \"\(name)\": describe what it does and when to use it"
    case .parameters(let skill, let problem): "skill \"\(skill)\": \(problem)"
    }
  }
}
