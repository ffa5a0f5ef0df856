import IntentClassification

/// Which phrases of a route map do not reach the skill that the map names for them.
///
/// A pure function of a router, model and map: run it before a new map or a new model takes
/// effect, and refuse what fails ``isPassed``. Costs one decision a phrase.
public struct CanaryCheck: Sendable {
  /// A phrase that does not reach its skill, and what was decided instead.
  public struct Failure: Sendable {
    /// The phrase and the skill that it must reach.
    public let canary: RouteMap.Canary
    /// Where the phrase goes instead.
    public let decision: Decision
  }

  /// How many phrases were tried.
  public let count: Int
  /// The phrases that do not reach their skills, in the order of the map.
  public let failures: [Failure]

  /// Tries every phrase of the router's map; without a map there are none.
  public init(_ router: IntentRouter) {
    let canaries = router.map?.canaries ?? []
    count = canaries.count
    failures = canaries.compactMap { canary in
      let decision = router.route(canary.phrase)
      return decision.call?.skill == canary.skill.name
        ? nil : Failure(canary: canary, decision: decision)
    }
  }

  /// The failures of direct phrases: the map or the model must not be used.
  public var broken: [Failure] { failures.filter { $0.canary.kind == .direct } }

  /// Whether every direct phrase reaches its skill; hinted and vague ones are only told.
  public var isPassed: Bool { broken.isEmpty }
}

extension CanaryCheck.Failure: CustomStringConvertible {
  /// The phrase, the skill that it misses and where it goes, without the place.
  public var description: String {
    "canary \(Wording.quote(canary.phrase)) (\(canary.kind.rawValue)) does not reach "
      + "\(canary.skill.name): \(outcome)"
  }

  private var outcome: String {
    let intent = Wording.shorten(decision.intent.name)
    return switch decision.action {
    case .run(let call): "runs \(call.skill) (\(intent))"
    case .confirm(let call): "asks to run \(call.skill) (\(intent))"
    case .handOver(let reason, _): "handed over, \(reason.rawValue) (\(intent))"
    }
  }
}
