package import IntentClassification

/// The rules from a classification to a decision, in their order: the first that applies decides.
struct RoutingPolicy: Sendable {
  private let map: RouteMap?
  private let thresholds: [AcceptanceThreshold]
  private let modelFingerprint: String

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
    let intent = intent(classification)
    let numbers = numbers(classification, intent)
    let distrust = distrust(classification, numbers, intent)
    let verdict =
      refusal(classification) ?? (holdsSeveralCommands(distrust == nil) ? severalCommands : nil)
      ?? distrust ?? consent(classification, numbers, intent)
    return Decision(
      utterance: utterance, classification: classification, intent: intent,
      action: verdict.action,
      receipt: numbers.receipt(rule: verdict.rule, modelFingerprint: modelFingerprint))
  }

  /// Returns the intent for which a part of a text would be trusted: no guard applies, two
  /// ideographs being enough for a part, and its score is high enough.
  func trustedIntent(_ classification: Classification) -> Intent? {
    let intent = intent(classification)
    let isTrusted =
      (classification.evidence == .brief || refusal(classification) == nil)
      && distrust(classification, numbers(classification, intent), intent) == nil
    return isTrusted ? intent : nil
  }

  /// A rule and what follows from it.
  private typealias Verdict = (rule: String, action: Decision.Action)

  /// A training utterance means what its rows say, whatever the network makes of it.
  private func intent(_ classification: Classification) -> Intent {
    classification.trainingIntent ?? classification.best.intent
  }

  /// Guards that look at the text alone.
  private func refusal(_ classification: Classification) -> Verdict? {
    classification.guardAgainstRouting.map { ($0.rule, handOver($0.reason)) }
  }

  private var severalCommands: Verdict {
    ("parts of the text are commands of their own", handOver(.severalCommands))
  }

  /// Rules about the scores. A training utterance is trusted without, but not for what cannot be
  /// undone.
  private func distrust(
    _ classification: Classification, _ numbers: Numbers, _ intent: Intent
  ) -> Verdict? {
    if classification.trainingIntent != nil, risk(intent) != .destructive { return nil }
    if numbers.acceptance < numbers.threshold.value {
      return ("acceptance < threshold", handOver(.lowAcceptance))
    }
    if numbers.margin < numbers.requiredMargin {
      return ("margin < required margin", handOver(.ambiguous))
    }
    return nil
  }

  /// What the map says about a trusted intent.
  private func consent(
    _ classification: Classification, _ numbers: Numbers, _ intent: Intent
  ) -> Verdict {
    if map?.neverLocal.contains(intent.name) == true {
      return ("intent is in never_local", handOver(.neverLocal))
    }
    guard let map, let route = map.routes[intent.name] else {
      return ("intent is not in the route map", handOver(.unmappedIntent))
    }
    let call = SkillCall(
      skill: route.skill.name, arguments: route.arguments, risk: route.skill.risk)
    let rule =
      classification.trainingIntent == nil || call.risk == .destructive
      ? "acceptance >= threshold" : "text is a training utterance"
    if call.risk == .destructive { return (rule + ", skill is destructive", .confirm(call)) }
    let isCovered =
      call.risk == .readOnly || numbers.isPromised || classification.trainingIntent != nil
    if isCovered { return (rule, .run(call)) }
    return map.withoutPromise == .confirm
      ? (rule + ", without a promise", .confirm(call))
      : (rule + ", without a promise", handOver(.noPromise))
  }

  private func risk(_ intent: Intent) -> Risk? { map?.routes[intent.name]?.skill.risk }

  private func handOver(_ reason: HandOverReason) -> Decision.Action {
    .handOver(
      reason,
      fallback: map?.fallbackSkill.map {
        SkillCall(skill: $0.name, arguments: [:], risk: $0.risk)
      })
  }

  private func numbers(_ classification: Classification, _ intent: Intent) -> Numbers {
    let route = map?.routes[intent.name]
    return Numbers(
      classification, threshold: threshold(route),
      requiredMargin: route?.margin ?? map?.margin ?? 0)
  }

  private func threshold(_ route: RouteMap.Route?) -> Numbers.Threshold {
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

extension Classification {
  /// The guard that hands the text over whatever its score, by its rule and reason; nil where
  /// none applies. Thresholds are chosen by it too: a text that never runs certifies nothing.
  package var guardAgainstRouting: (rule: String, reason: HandOverReason)? {
    switch evidence {
    case .empty: ("text is empty", .empty)
    case .long: ("text is longer than a command", .tooLong)
    case _ where trainingIntent != nil: nil
    case .unknown: ("no word stood in the training rows", .noKnownWord)
    case .short, .brief: ("one word, and no training utterance", .tooShort)
    case .whole: nil
    }
  }
}

/// The numbers that the rules compare.
private struct Numbers {
  typealias Threshold = (
    value: Double, source: Receipt.ThresholdSource, promise: AcceptanceThreshold?
  )

  let acceptance: Double
  let confidence: Double
  let margin: Double
  let threshold: Threshold
  let requiredMargin: Double

  init(_ classification: Classification, threshold: Threshold, requiredMargin: Double) {
    acceptance = classification.acceptance
    confidence = classification.best.confidence
    margin = classification.margin
    self.threshold = threshold
    self.requiredMargin = requiredMargin
  }

  /// A threshold that the map sets is its author's word.
  var isPromised: Bool { threshold.promise.map { $0.basis == .promise } ?? true }

  func receipt(rule: String, modelFingerprint: String) -> Receipt {
    Receipt(
      rule: rule, acceptance: acceptance, threshold: threshold.value,
      thresholdSource: threshold.source, promise: threshold.promise, confidence: confidence,
      margin: margin, requiredMargin: requiredMargin, modelFingerprint: modelFingerprint)
  }
}
