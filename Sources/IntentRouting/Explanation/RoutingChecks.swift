import IntentClassification

/// Asks every rule of the policy about one decision and notes what it compared.
struct RoutingChecks {
  private let policy: RoutingPolicy
  private let matter: RoutingMatter
  private let decision: Decision
  private let reading: TextReading
  private let parts: [CommandPart]
  private let severalCommands: Bool

  init(
    policy: RoutingPolicy, decision: Decision, reading: TextReading, parts: [CommandPart],
    holdsSeveralCommands: (_ isTrusted: Bool) -> Bool
  ) {
    self.policy = policy
    self.decision = decision
    self.reading = reading
    self.parts = parts
    matter = policy.matter(decision.classification)
    severalCommands = holdsSeveralCommands(policy.isTrusted(matter))
  }

  var all: [RoutingCheck] { RoutingRule.order.map(check) }

  private func check(_ rule: RoutingRule) -> RoutingCheck {
    let numbers = numbers(rule)
    return RoutingCheck(
      reason: rule.reason, state: state(rule), comparison: comparison(rule), value: numbers?.value,
      bound: numbers?.bound)
  }

  private func state(_ rule: RoutingRule) -> RoutingCheck.State {
    if case .handOver(let reason, _) = decision.action, reason == rule.reason { return .decided }
    if rule == .severalCommands ? severalCommands : policy.applies(rule, to: matter) {
      return .alsoApplies
    }
    return isWaived(rule) ? .waived : .passed
  }

  private func isWaived(_ rule: RoutingRule) -> Bool {
    switch rule {
    case .noKnownWord: matter.classification.evidence == .unknown
    case .tooShort: [.short, .brief].contains(matter.classification.evidence)
    case .lowAcceptance, .ambiguous: !matter.needsScores
    default: false
    }
  }

  private func numbers(_ rule: RoutingRule) -> (value: Double, bound: Double)? {
    switch rule {
    case .tooLong: (Double(reading.words), Double(reading.longestUtterance))
    case .noKnownWord: (Double(reading.unknownWords), Double(reading.words))
    case .lowAcceptance: (matter.numbers.acceptance, matter.numbers.threshold.value)
    case .ambiguous: (matter.numbers.margin, matter.numbers.requiredMargin)
    default: nil
    }
  }

  private func comparison(_ rule: RoutingRule) -> String {
    switch rule {
    case .empty: Wording.count(reading.words, "word")
    case .tooLong:
      reading.wasCut
        ? "longer than a model reads"
        : "\(Wording.count(reading.words, "word")), at most \(reading.longestUtterance)"
    case .noKnownWord: "\(reading.unknownWords) of \(reading.words) unknown to the training rows"
    case .tooShort: shortness
    case .severalCommands: severalCommandsText
    case .lowAcceptance: acceptance
    case .ambiguous:
      Wording.compare(
        "margin", matter.numbers.margin, "required", matter.numbers.requiredMargin)
    case .neverLocal, .unmappedIntent, .noPromise: mapped(rule)
    }
  }

  private var shortness: String {
    let spoken = Wording.count(reading.spokenWords, "spoken word")
    return matter.isTrainingUtterance ? spoken + ", a training utterance" : spoken
  }

  private var severalCommandsText: String {
    guard !parts.isEmpty else { return "one part" }
    let trusted = parts.filter(\.isTrusted).map { Wording.shorten($0.intent.name) }
    return "\(parts.count) parts, trusted alone: "
      + (trusted.isEmpty ? "none" : trusted.joined(separator: ", "))
  }

  private var acceptance: String {
    let threshold = matter.numbers.threshold
    let backing = threshold.promise.map { ": \($0)" } ?? ""
    return Wording.compare("acceptance", matter.numbers.acceptance, "threshold", threshold.value)
      + " (\(threshold.source.rawValue)\(backing))"
  }

  private func mapped(_ rule: RoutingRule) -> String {
    let intent = Wording.shorten(matter.intent.name)
    guard policy.map != nil else { return "there is no map" }
    switch rule {
    case .neverLocal:
      return policy.applies(.neverLocal, to: matter)
        ? "\(intent) is in never_local" : "\(intent) is not in never_local"
    case .unmappedIntent:
      return matter.call.map { "\(intent) has \($0.skill), \($0.risk.rawValue)" }
        ?? "no route for \(intent)"
    default: return promise
    }
  }

  private var promise: String {
    guard let call = matter.call else { return "no skill" }
    switch call.risk {
    case .readOnly: return "a read_only skill needs none"
    case .destructive: return "a destructive skill is always confirmed"
    case .mutating: break
    }
    if matter.isTrainingUtterance { return "a training utterance needs none" }
    guard let promise = matter.numbers.threshold.promise else {
      return "the map sets the threshold"
    }
    if matter.numbers.isPromised { return "promised: \(promise)" }
    let choice = policy.map?.withoutPromise ?? .confirm
    return "\(promise): the map says \(choice.rawValue)"
  }
}
