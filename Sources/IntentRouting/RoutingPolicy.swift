import IntentClassification

/// The rules from a classification to a decision, in their order: the first that applies decides.
struct RoutingPolicy: Sendable {
  let map: RouteMap?
  /// Numbers to decide by in place of the map's and the model's, to ask "what if"; later ones win.
  var overrides: [Override] = []
  private let thresholds: [AcceptanceThreshold]
  private let modelFingerprint: String

  /// What a map could say about one intent, or about all.
  struct Override: Sendable {
    var intent: Intent?
    var threshold: Double?
    var requiredMargin: Double?
  }

  init(map: RouteMap?, classifier: IntentClassifier) {
    self.map = map
    thresholds = classifier.thresholds
    modelFingerprint = classifier.fingerprint
  }

  /// Decides; `holdsSeveralCommands` is asked only when no earlier rule applies.
  ///
  /// It is told whether the text is trusted as a whole.
  func decide(
    _ utterance: String, _ classification: Classification,
    holdsSeveralCommands: (_ isTrusted: Bool) -> Bool
  ) -> Decision {
    let matter = matter(classification)
    let verdict = verdict(matter, holdsSeveralCommands)
    return Decision(
      utterance: utterance, classification: classification, intent: matter.intent,
      action: verdict.action,
      receipt: matter.numbers.receipt(rule: verdict.rule, modelFingerprint: modelFingerprint))
  }

  /// Returns the intent for which a part of a text would be trusted: no guard applies, two
  /// ideographs being enough for a part, and its score is high enough.
  func trustedIntent(_ classification: Classification) -> Intent? {
    let matter = matter(classification)
    let isReadable =
      classification.evidence == .brief || !RoutingRule.guards.contains { applies($0, to: matter) }
    return isReadable && isTrusted(matter) ? matter.intent : nil
  }

  /// Gathers what the rules look at.
  func matter(_ classification: Classification) -> RoutingMatter {
    // A training utterance means what its rows say, whatever the network makes of it.
    let intent = classification.trainingIntent ?? classification.best.intent
    let route = map?.routes[intent.name]
    return RoutingMatter(
      classification: classification, intent: intent, route: route,
      numbers: numbers(classification, intent, route))
  }

  /// A rule and what follows from it.
  typealias Verdict = (rule: String, action: Decision.Action)

  private func verdict(
    _ matter: RoutingMatter, _ holdsSeveralCommands: (_ isTrusted: Bool) -> Bool
  ) -> Verdict {
    for rule in RoutingRule.order {
      let decides =
        rule == .severalCommands
        ? holdsSeveralCommands(isTrusted(matter)) : applies(rule, to: matter)
      if decides { return verdict(of: rule, matter) }
    }
    return consent(matter)
  }

  /// Whether the scores are high enough.
  func isTrusted(_ matter: RoutingMatter) -> Bool {
    !applies(.lowAcceptance, to: matter) && !applies(.ambiguous, to: matter)
  }

  /// Tells whether a rule applies; whether a text holds several commands is not for the policy to
  /// say.
  func applies(_ rule: RoutingRule, to matter: RoutingMatter) -> Bool {
    return switch rule {
    case .empty, .tooLong, .noKnownWord, .tooShort: rule.guards(against: matter.classification)
    case .severalCommands: false
    case .lowAcceptance:
      matter.needsScores && matter.numbers.acceptance < matter.numbers.threshold.value
    case .ambiguous:
      matter.needsScores && matter.numbers.margin < matter.numbers.requiredMargin
    case .neverLocal: map?.neverLocal.contains(matter.intent.name) == true
    case .unmappedIntent: matter.route == nil
    case .noPromise: !matter.isCovered && map?.withoutPromise == .handOver
    }
  }

  private func verdict(of rule: RoutingRule, _ matter: RoutingMatter) -> Verdict {
    let words = rule == .noPromise ? matter.trust + ", without a promise" : rule.words
    return (words, handOver(rule.reason))
  }

  /// What follows when no rule hands over.
  private func consent(_ matter: RoutingMatter) -> Verdict {
    guard let call = matter.call else { return verdict(of: .unmappedIntent, matter) }
    if call.risk == .destructive {
      return (matter.trust + ", skill is destructive", .confirm(call))
    }
    return matter.isCovered
      ? (matter.trust, .run(call)) : (matter.trust + ", without a promise", .confirm(call))
  }

  private func handOver(_ reason: HandOverReason) -> Decision.Action {
    .handOver(
      reason,
      fallback: map?.fallbackSkill.map {
        SkillCall(skill: $0.name, arguments: [:], risk: $0.risk)
      })
  }

  private func numbers(
    _ classification: Classification, _ intent: Intent, _ route: RouteMap.Route?
  ) -> RoutingNumbers {
    let overrides = overrides.filter { $0.intent == nil || $0.intent == intent }
    return RoutingNumbers(
      classification,
      threshold: overrides.compactMap(\.threshold).last.map { ($0, .override, nil) }
        ?? threshold(route),
      requiredMargin: overrides.compactMap(\.requiredMargin).last ?? route?.margin ?? map?.margin
        ?? 0)
  }

  private func threshold(_ route: RouteMap.Route?) -> RoutingNumbers.Threshold {
    if let value = route?.threshold { return (value, .route, nil) }
    if let value = map?.threshold { return (value, .map, nil) }
    let chosen = route.flatMap { modelThreshold(for: $0.skill.risk) } ?? thresholds[0]
    return (chosen.value, .model, chosen)
  }

  /// The model's threshold for a risk: certified on that risk's own intents, else on all.
  private func modelThreshold(for risk: Risk) -> AcceptanceThreshold? {
    thresholds.first { $0.tier == risk.rawValue }
      ?? thresholds.first {
        $0.tier == nil && $0.maxMisrouteRate == map?.maxMisrouteRate(for: risk)
      }
  }
}
