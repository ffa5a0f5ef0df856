package import IntentClassification

/// A rule that hands an utterance over; the cases stand in the order in which they are asked.
enum RoutingRule: CaseIterable, Sendable {
  case empty
  case tooLong
  case noKnownWord
  case tooShort
  case severalCommands
  case lowAcceptance
  case ambiguous
  case neverLocal
  case unmappedIntent
  case noPromise

  /// All of them in order, made once: `allCases` makes an array at each call.
  static let order: [RoutingRule] = allCases

  /// Those that look at the text alone.
  static let guards: [RoutingRule] = [.empty, .tooLong, .noKnownWord, .tooShort]

  /// What a decision by this rule gives as its reason.
  var reason: HandOverReason {
    switch self {
    case .empty: .empty
    case .tooLong: .tooLong
    case .noKnownWord: .noKnownWord
    case .tooShort: .tooShort
    case .severalCommands: .severalCommands
    case .lowAcceptance: .lowAcceptance
    case .ambiguous: .ambiguous
    case .neverLocal: .neverLocal
    case .unmappedIntent: .unmappedIntent
    case .noPromise: .noPromise
    }
  }

  /// The rule in words, for receipts.
  var words: String {
    switch self {
    case .empty: "text is empty"
    case .tooLong: "text is longer than a command"
    case .noKnownWord: "no word stood in the training rows"
    case .tooShort: "one word, and no training utterance"
    case .severalCommands: "parts of the text are commands of their own"
    case .lowAcceptance: "acceptance < threshold"
    case .ambiguous: "margin < required margin"
    case .neverLocal: "intent is in never_local"
    case .unmappedIntent: "intent is not in the route map"
    case .noPromise: "skill changes something, without a promise"
    }
  }

  /// Whether a guard applies, which looks at the text alone; false for the other rules.
  func guards(against classification: Classification) -> Bool {
    switch self {
    case .empty: classification.evidence == .empty
    case .tooLong: classification.evidence == .long
    case .noKnownWord:
      classification.evidence == .unknown && classification.trainingIntent == nil
    case .tooShort:
      [.short, .brief].contains(classification.evidence) && classification.trainingIntent == nil
    default: false
    }
  }
}

extension Classification {
  /// Whether a guard hands the text over whatever its score. Thresholds are chosen by it, too: a text
  /// that never runs certifies nothing.
  package var isGuarded: Bool { RoutingRule.guards.contains { $0.guards(against: self) } }
}
