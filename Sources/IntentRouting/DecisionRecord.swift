public import IntentClassification

/// A decision as one line of JSON, in the shape that `docs/decision.md` fixes.
public struct DecisionRecord: Sendable {
  private let decision: Decision
  private let rankingLength: Int

  /// Prepares a decision for writing, with so many candidates of its ranking.
  public init(_ decision: Decision, rankingLength: Int = 5) {
    self.decision = decision
    self.rankingLength = rankingLength
  }

  /// One JSON object without line feeds; keys stand in a fixed order.
  public var json: String { object.json }

  var object: JSONObjectWriter {
    var object = ClassificationRecord(
      decision.utterance, decision.classification, intent: decision.intent,
      rankingLength: rankingLength
    ).object
    object.add("decision", Self.action(decision.action).json)
    object.add("receipt", Self.receipt(decision.receipt).json)
    return object
  }

  static func action(_ action: Decision.Action) -> JSONObjectWriter {
    var object = JSONObjectWriter()
    switch action {
    case .run(let call):
      object.add("action", string: "run")
      add(call, to: &object)
    case .confirm(let call):
      object.add("action", string: "confirm")
      add(call, to: &object)
    case .handOver(let reason, let fallback):
      object.add("action", string: "hand_over")
      object.add("reason", string: reason.rawValue)
      if let fallback { object.add("fallback", string: fallback.skill) }
    }
    return object
  }

  private static func add(_ call: SkillCall, to object: inout JSONObjectWriter) {
    object.add("skill", string: call.skill)
    object.add("arguments", JSONValue.object(call.arguments).text)
  }

  private static func receipt(_ receipt: Receipt) -> JSONObjectWriter {
    var object = JSONObjectWriter()
    object.add("rule", string: receipt.rule)
    object.add("acceptance", number: receipt.acceptance)
    object.add("threshold", number: receipt.threshold)
    object.add("threshold_source", string: receipt.thresholdSource.rawValue)
    object.add("confidence", number: receipt.confidence)
    object.add("margin", number: receipt.margin)
    if receipt.requiredMargin > 0 {
      object.add("required_margin", number: receipt.requiredMargin)
    }
    if let promise = receipt.promise { object.add("promise", string: promise.description) }
    object.add("model", string: receipt.modelFingerprint)
    return object
  }
}

/// A classification as one line of JSON.
public struct ClassificationRecord: Sendable {
  private let utterance: String
  private let classification: Classification
  private let intent: Intent
  private let rankingLength: Int

  /// Prepares a classification for writing, with so many candidates of its ranking.
  public init(_ utterance: String, _ classification: Classification, rankingLength: Int = 5) {
    self.init(
      utterance, classification, intent: classification.best.intent,
      rankingLength: rankingLength)
  }

  init(
    _ utterance: String, _ classification: Classification, intent: Intent, rankingLength: Int
  ) {
    self.utterance = utterance
    self.classification = classification
    self.intent = intent
    self.rankingLength = rankingLength
  }

  /// One JSON object without line feeds; keys stand in a fixed order.
  public var json: String { object.json }

  var object: JSONObjectWriter {
    var object = JSONObjectWriter()
    object.add("text", string: utterance)
    object.add(
      "intent", Self.candidate(intent, confidence: classification.confidence(of: intent) ?? 0))
    let ranking = classification.ranking.prefix(rankingLength).map {
      Self.candidate($0.intent, confidence: $0.confidence)
    }
    object.add("intent_ranking", "[" + ranking.joined(separator: ",") + "]")
    return object
  }

  private static func candidate(_ intent: Intent, confidence: Double) -> String {
    var object = JSONObjectWriter()
    object.add("name", string: intent.name)
    object.add("confidence", number: confidence)
    return object.json
  }
}
