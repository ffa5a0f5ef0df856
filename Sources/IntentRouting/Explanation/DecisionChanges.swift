import IntentClassification

/// Tries what would make a decision another one, by deciding again.
struct DecisionChanges {
  /// Longer texts are no commands, and would cost a decision for each word.
  private static let mostWords = 60

  private let router: IntentRouter
  private let decision: Decision
  private let scores: Explanation
  private let parts: [CommandPart]
  private let matter: RoutingMatter

  init(router: IntentRouter, decision: Decision, scores: Explanation, parts: [CommandPart]) {
    self.router = router
    self.decision = decision
    self.scores = scores
    self.parts = parts
    matter = router.policy.matter(decision.classification)
  }

  /// The changes of the map first, then those of the text.
  var all: [DecisionChange] {
    let changes = thresholdChange + marginChange + mapChange + trainingRowChange
    return changes + partChanges + wordChanges
  }

  private var reason: HandOverReason? {
    if case .handOver(let reason, _) = decision.action { reason } else { nil }
  }

  private var thresholdChange: [DecisionChange] {
    guard matter.needsScores, reason == nil || reason == .lowAcceptance else { return [] }
    let bound = bound(matter.numbers.acceptance)
    guard let bound else { return [] }
    let change = change(
      .threshold, "threshold \(bound.words)",
      RoutingPolicy.Override(intent: matter.intent, threshold: bound.value))
    return [change] + ownThresholdChange
  }

  /// A threshold in the map is its author's word: it needs no promise.
  private var ownThresholdChange: [DecisionChange] {
    guard reason == nil, !matter.isCovered else { return [] }
    let value = matter.numbers.threshold.value
    return [
      change(
        .threshold, "the same threshold \(Wording.decimals(value, 3)), written in the map",
        RoutingPolicy.Override(intent: matter.intent, threshold: value))
    ]
  }

  private var marginChange: [DecisionChange] {
    guard matter.needsScores, reason == nil || reason == .ambiguous else { return [] }
    guard let bound = bound(matter.numbers.margin) else { return [] }
    return [
      change(
        .margin, "margin \(bound.words)",
        RoutingPolicy.Override(intent: matter.intent, requiredMargin: bound.value))
    ]
  }

  /// Returns the nearest number of three decimals on the other side of a score: at it or below
  /// where the score was too low, above it where it was high enough. Nil where that is 0, which
  /// would ask nothing, or beyond 1.
  private func bound(_ score: Double) -> (value: Double, words: String)? {
    if reason != nil {
      let value = (score * 1000).rounded(.down) / 1000
      guard value > 0 else { return nil }
      return (value, "\(Wording.decimals(value, 3)) or lower")
    }
    let value = ((score * 1000).rounded(.down) + 1) / 1000
    return value <= 1 ? (value, "\(Wording.decimals(value, 3)) or higher") : nil
  }

  private var mapChange: [DecisionChange] {
    let intent = Wording.shorten(matter.intent.name)
    switch reason {
    case .neverLocal:
      let condition = "\(intent) not in never_local" + (matter.route == nil ? ", and a route" : "")
      return [DecisionChange(kind: .map, condition: condition, decision: nil)]
    case .unmappedIntent:
      return [DecisionChange(kind: .map, condition: "a route for \(intent)", decision: nil)]
    default: return []
    }
  }

  private var trainingRowChange: [DecisionChange] {
    guard [.noKnownWord, .tooShort].contains(reason) else { return [] }
    let condition = "exactly this text in the training rows"
    return [DecisionChange(kind: .trainingRow, condition: condition, decision: nil)]
  }

  private var partChanges: [DecisionChange] {
    guard reason == .severalCommands else { return [] }
    return parts.map {
      DecisionChange(
        kind: .part, condition: "\(Wording.quote($0.text)) alone", decision: router.route($0.text))
    }
  }

  /// The words without which something else is decided.
  private var wordChanges: [DecisionChange] {
    let words = scores.parts.filter { $0.kind == .word }
    guard (2...Self.mostWords).contains(words.count) else { return [] }
    let text = Array(scores.normalizedText.utf8)
    return words.compactMap { word in
      let rest = text[..<word.range.lowerBound] + text[word.range.upperBound...]
      let other = router.route(String(decoding: rest, as: UTF8.self))
      guard other.intent != decision.intent || other.isLocal != decision.isLocal else { return nil }
      return DecisionChange(
        kind: .word, condition: "without \(Wording.quote(word.text))", decision: other)
    }
  }

  private func change(
    _ kind: DecisionChange.Kind, _ condition: String, _ override: RoutingPolicy.Override
  ) -> DecisionChange {
    DecisionChange(
      kind: kind, condition: condition,
      decision: router.route(decision.utterance, with: override))
  }
}
