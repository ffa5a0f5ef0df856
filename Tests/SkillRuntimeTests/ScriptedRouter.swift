import IntentClassification
import TestSupport

@testable import IntentRouting
@testable import SkillRuntime

/// A router that decides by a table; what does not stand there is handed over.
struct ScriptedRouter: DecisionSource {
  private static let classifier = TinyModel.random().fileAndClassifier().1

  var actions: [String: Decision.Action] = [:]

  func route(_ utterance: String) -> Decision {
    let classification = Self.classifier.classify(utterance)
    return Decision(
      utterance: utterance, classification: classification, intent: classification.best.intent,
      action: actions[utterance] ?? .handOver(.lowAcceptance, fallback: nil),
      receipt: Receipt(
        rule: "scripted", acceptance: 1, threshold: 0.5, thresholdSource: .map, promise: nil,
        confidence: 1, margin: 1, requiredMargin: 0, modelFingerprint: "none"))
  }
}

extension Decision.Action {
  static func run(
    _ skill: String, _ arguments: [String: JSONValue] = [:], _ risk: Risk = .mutating
  ) -> Self {
    .run(SkillCall(skill: skill, arguments: arguments, risk: risk))
  }

  static func confirm(_ skill: String, _ arguments: [String: JSONValue] = [:]) -> Self {
    .confirm(SkillCall(skill: skill, arguments: arguments, risk: .destructive))
  }
}
