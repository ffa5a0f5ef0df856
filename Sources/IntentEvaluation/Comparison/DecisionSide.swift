import IntentClassification
public import IntentRouting

/// What one model or log decided about an utterance, as far as two of them are compared.
public struct DecisionSide: Hashable, Sendable {
  /// What was decided, in the words of a decision record.
  public enum Action: String, Codable, Hashable, Sendable {
    case run
    case confirm
    case handOver = "hand_over"
  }

  /// The intent that was decided about.
  public let intent: String
  public let action: Action
  /// The skill to run; nil where it is handed over, or trusted without a map.
  public let skill: String?
  /// The arguments that the map fixed, as JSON.
  public let arguments: String?
  /// What the skill can do; nil where no map tells.
  public let risk: Risk?
  /// Why it was handed over.
  public let reason: String?
  /// The score that decided.
  public let acceptance: Double
  /// What it was compared with.
  public let threshold: Double

  /// Whether it is handled on the device, at once or after a confirmation.
  public var isLocal: Bool { action != .handOver }

  /// Names what was decided.
  public init(
    intent: String, action: Action, skill: String? = nil, arguments: String? = nil,
    risk: Risk? = nil, reason: String? = nil, acceptance: Double, threshold: Double
  ) {
    self.intent = intent
    self.action = action
    self.skill = skill
    self.arguments = arguments
    self.risk = risk
    self.reason = reason
    self.acceptance = acceptance
    self.threshold = threshold
  }
}

extension DecisionSide {
  /// Takes a router's decision; without a map a trusted intent counts as one that runs.
  public init(_ decision: Decision, hasMap: Bool) {
    let receipt = decision.receipt
    var action = Action.run
    var reason: HandOverReason?
    switch decision.action {
    case .run: break
    case .confirm: action = .confirm
    case .handOver(.unmappedIntent, _) where !hasMap: break
    case .handOver(let why, _): (action, reason) = (.handOver, why)
    }
    let call = decision.call
    self.init(
      intent: decision.intent.name, action: action, skill: call?.skill,
      arguments: call.map { JSONValue.object($0.arguments).text }, risk: call?.risk,
      reason: reason?.rawValue, acceptance: receipt.acceptance, threshold: receipt.threshold)
  }

  /// Takes a decision from a log; the risk of its skill is what a map says today.
  public init(_ recorded: RecordedDecision, map: RouteMap?) {
    self.init(
      intent: recorded.intent, action: Action(recorded.action), skill: recorded.skill,
      arguments: recorded.arguments?.text,
      risk: recorded.skill.flatMap { map?.skills[$0]?.risk }, reason: recorded.reason,
      acceptance: recorded.acceptance, threshold: recorded.threshold)
  }
}

extension DecisionSide.Action {
  init(_ action: RecordedDecision.Action) {
    switch action {
    case .run: self = .run
    case .confirm: self = .confirm
    case .handOver: self = .handOver
    }
  }
}
