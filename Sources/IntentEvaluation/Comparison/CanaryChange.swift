public import IntentRouting

/// What becomes of the canaries of a map between two models.
public struct CanaryChange: Sendable {
  /// The canaries of the new router's map that do not reach their skills with it.
  public let failures: [CanaryCheck.Failure]
  /// How many canaries there are.
  public let count: Int
  /// Those that break the rule: direct ones, and others that the old router took to their skills.
  public let broken: [CanaryCheck.Failure]

  /// Tries the canaries of the new router's map with both; without an old one only direct canaries
  /// can break.
  public init(old: IntentRouter?, new: IntentRouter) {
    let check = CanaryCheck(new)
    failures = check.failures
    count = check.count
    broken = check.failures.filter { failure in
      let canary = failure.canary
      return canary.kind == .direct
        || old?.route(canary.phrase).call?.skill == canary.skill.name
    }
  }
}
