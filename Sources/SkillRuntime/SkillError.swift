/// Why a skill did not do what it was called for.
public enum SkillError: Error, Hashable, Sendable {
  /// No skill of that name is registered.
  case unknownSkill(String, known: [String])
  /// The skill is switched off.
  case switchedOff(String)
  /// The arguments do not fit; each problem names its argument.
  case arguments(skill: String, [ArgumentProblem])
  /// The application registered nothing under a type that a skill asks for.
  case missingDependency(type: String)
  /// The skill threw; in its own words.
  case failed(skill: String, reason: String)
  /// The skill ran beyond its total time.
  case timedOut(skill: String, after: Duration)
  /// The skill showed no sign of life for too long.
  case stalled(skill: String, after: Duration)
  /// The turn was cancelled while the skill ran.
  case cancelled(skill: String)
}

extension SkillError: CustomStringConvertible {
  /// What, where, and what to do.
  public var description: String {
    switch self {
    case .unknownSkill(let name, let known):
      "no skill \"\(name)\" is registered (have: \(known.joined(separator: ", ")))"
    case .switchedOff(let name): "the skill \"\(name)\" is switched off"
    case .arguments(let skill, let problems):
      "\(skill): " + problems.map(\.description).joined(separator: "; ")
    case .missingDependency(let type):
      "nothing is registered as \(type): add it to the registry's dependencies"
    case .failed(let skill, let reason): "\(skill) failed: \(reason)"
    case .timedOut(let skill, let limit): "\(skill) was given up after \(limit)"
    case .stalled(let skill, let limit): "\(skill) was given up: no sign of life for \(limit)"
    case .cancelled(let skill): "\(skill) was cancelled"
    }
  }
}
