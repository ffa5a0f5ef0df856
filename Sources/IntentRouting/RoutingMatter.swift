import IntentClassification

/// What the rules of a decision look at: a classification, and what the map says about its intent.
struct RoutingMatter: Sendable {
  let classification: Classification
  /// The intent that is decided about.
  let intent: Intent
  /// What the map has for the intent.
  let route: RouteMap.Route?
  let numbers: RoutingNumbers

  var isTrainingUtterance: Bool { classification.trainingIntent != nil }

  private var risk: Risk? { route?.skill.risk }

  /// A training utterance is trusted without scores, but not for what cannot be undone.
  var needsScores: Bool { !isTrainingUtterance || risk == .destructive }

  /// Whether the skill changes nothing, is always asked for, or has something to vouch for it.
  var isCovered: Bool {
    risk == .readOnly || risk == .destructive || numbers.isPromised || isTrainingUtterance
  }

  /// Why the intent is trusted, in words.
  var trust: String {
    needsScores ? "acceptance >= threshold" : "text is a training utterance"
  }

  /// The skill that the map names for the intent.
  var call: SkillCall? {
    route.map { SkillCall(skill: $0.skill.name, arguments: $0.arguments, risk: $0.skill.risk) }
  }
}

/// The numbers that the rules compare.
struct RoutingNumbers: Sendable {
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
