import IntentClassification

/// The rules from a classification to a decision, in their order: the first that applies decides.
struct RoutingPolicy: Sendable {
  private let map: RouteMap?
  private let modelThreshold: Double
  private let modelFingerprint: String

  init(map: RouteMap?, classifier: IntentClassifier) {
    self.map = map
    modelThreshold = classifier.threshold.value
    modelFingerprint = classifier.fingerprint
  }

  func decide(_ utterance: String, _ classification: Classification) -> Decision {
    let route = map?.routes[classification.best.intent.name]
    let numbers = Numbers(
      classification, threshold: threshold(route), margin: route?.margin ?? map?.margin ?? 0)
    let (rule, action) = verdict(classification, numbers, route)
    return Decision(
      utterance: utterance, classification: classification, action: action,
      receipt: numbers.receipt(rule: rule, modelFingerprint: modelFingerprint))
  }

  private func verdict(
    _ classification: Classification, _ numbers: Numbers, _ route: RouteMap.Route?
  ) -> (rule: String, action: Decision.Action) {
    if classification.evidence == .empty { return ("text is empty", handOver(.empty)) }
    if classification.evidence == .cut {
      return ("text is longer than \(FeatureExtractor.longestText) bytes", handOver(.tooLong))
    }
    if numbers.acceptance < numbers.threshold.value {
      return ("acceptance < threshold", handOver(.lowAcceptance))
    }
    if numbers.margin < numbers.requiredMargin {
      return ("margin < required margin", handOver(.ambiguous))
    }
    if map?.neverLocal.contains(classification.best.intent.name) == true {
      return ("intent is in never_local", handOver(.neverLocal))
    }
    guard let route else {
      return ("intent is not in the route map", handOver(.unmappedIntent))
    }
    let call = SkillCall(
      skill: route.skill.name, arguments: route.arguments, risk: route.skill.risk)
    guard call.risk != .destructive else {
      return ("acceptance >= threshold, and the skill is destructive", .confirm(call))
    }
    return ("acceptance >= threshold", .run(call))
  }

  private func threshold(_ route: RouteMap.Route?) -> (Double, Receipt.ThresholdSource) {
    if let value = route?.threshold { return (value, .route) }
    if let value = map?.threshold { return (value, .map) }
    return (modelThreshold, .model)
  }

  private func handOver(_ reason: HandOverReason) -> Decision.Action {
    .handOver(
      reason,
      fallback: map?.fallbackSkill.map {
        SkillCall(skill: $0.name, arguments: [:], risk: $0.risk)
      })
  }
}

/// The numbers that the rules compare.
private struct Numbers {
  let acceptance: Double
  let confidence: Double
  let margin: Double
  let threshold: (value: Double, source: Receipt.ThresholdSource)
  let requiredMargin: Double

  init(
    _ classification: Classification, threshold: (Double, Receipt.ThresholdSource), margin: Double
  ) {
    acceptance = classification.acceptance
    confidence = classification.best.confidence
    self.margin = classification.margin
    self.threshold = threshold
    requiredMargin = margin
  }

  func receipt(rule: String, modelFingerprint: String) -> Receipt {
    Receipt(
      rule: rule, acceptance: acceptance, threshold: threshold.value,
      thresholdSource: threshold.source, confidence: confidence, margin: margin,
      requiredMargin: requiredMargin, modelFingerprint: modelFingerprint)
  }
}
