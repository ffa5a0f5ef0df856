public import IntentClassification

/// Decides what to do about an utterance: run a skill on the device, ask, or hand over.
///
/// An immutable value, safe from any thread. It runs nothing itself.
public struct IntentRouter: Sendable {
  /// The model that decisions rest on.
  public let classifier: IntentClassifier
  /// The mapping from intents to skills; without one every trusted intent is handed over.
  public let map: RouteMap?
  /// A copy with other numbers answers "what if".
  var policy: RoutingPolicy

  /// Joins a model and a route map.
  public init(classifier: IntentClassifier, map: RouteMap? = nil) {
    self.classifier = classifier
    self.map = map
    policy = RoutingPolicy(map: map, classifier: classifier)
  }

  /// Returns the decision for an utterance, without running anything.
  ///
  /// Costs one classification, a few microseconds. Abstaining is a decision, not an error.
  public func route(_ utterance: String) -> Decision {
    policy.decide(utterance, classifier.classify(utterance)) { isTrusted in
      holdsSeveralCommands(utterance, isTrusted: isTrusted)
    }
  }

  /// Below this the parts of a trusted text that a mere comma divides are taken for a command and its
  /// reason: of "turn it up, it's too dim" both halves sound like commands, the second faintly.
  private static let certainty = 0.9

  /// Tells whether two parts of an utterance would each be trusted, with different intents.
  func holdsSeveralCommands(_ utterance: String, isTrusted: Bool) -> Bool {
    let strong = CommandSplitter.parts(of: utterance, at: .strong)
    if disagree(strong, least: 0) { return true }
    let all = CommandSplitter.parts(of: utterance, at: .all)
    // Without a weak joint the parts are the same, and have been looked at.
    return all != strong && disagree(all, least: isTrusted ? Self.certainty : 0)
  }

  /// Tells whether two of the parts would each be trusted, with at least the given acceptance and
  /// with different intents.
  private func disagree(_ parts: [String], least: Double) -> Bool {
    var trusted: Set<Intent> = []
    for part in parts {
      let classification = classifier.classify(part)
      guard classification.acceptance >= least || classification.trainingIntent != nil else {
        continue
      }
      if let intent = policy.trustedIntent(classification) { trusted.insert(intent) }
      if trusted.count > 1 { return true }
    }
    return false
  }

  /// What in the map does not fit the model: intents that the model does not know, intents
  /// of the model that the map leaves out, and thresholds chosen for another model.
  public var warnings: [RouteMapWarning] {
    guard let map else { return [] }
    let mismatches = map.mismatches(with: classifier.intents.map(\.name))
    guard map.hasThresholds, map.model != classifier.fingerprint else { return mismatches }
    return mismatches + [
      .foreignThresholds(path: map.path, named: map.model, model: classifier.fingerprint)
    ]
  }
}
