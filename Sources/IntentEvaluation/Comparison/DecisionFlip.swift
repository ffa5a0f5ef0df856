public import IntentRouting

/// An utterance that two models, or a log and a model, decide differently.
public struct DecisionFlip: Hashable, Sendable {
  /// How the decision changed, the gravest first.
  public enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    /// It now reaches a destructive skill that it did not reach before.
    case reachesDestructive = "reaches_destructive"
    /// Handled on the device both times, for another intent.
    case otherIntent = "other_intent"
    /// The same intent, but another skill or other arguments.
    case otherSkill = "other_skill"
    /// Was asked for first, and now runs at once.
    case asksNoMore = "asks_no_more"
    /// Ran at once, and is now asked for first.
    case asksFirst = "asks_first"
    /// Was handled on the device, and is now handed over.
    case handedOver = "handed_over"
    /// Was handed over, and is now handled on the device.
    case nowLocal = "now_local"
  }

  /// What the file says about the two decisions; nil where it has no label.
  public enum Verdict: String, Codable, CaseIterable, Hashable, Sendable {
    /// What was wrong is now right, or right and handled on the device.
    case better
    /// What was right is now wrong, or handed over.
    case worse
    /// As right or wrong as before.
    case same
  }

  /// The utterance as the file has it.
  public let utterance: String
  /// Where it stands.
  public let location: SourceLocation
  /// What the file says about it.
  public let label: RowLabel
  public let old: DecisionSide
  public let new: DecisionSide
  public let kind: Kind

  /// Compares two decisions; nil where the user would notice no difference.
  public init?(
    utterance: String, location: SourceLocation, label: RowLabel, old: DecisionSide,
    new: DecisionSide
  ) {
    guard let kind = Kind(old, new) else { return nil }
    self.utterance = utterance
    self.location = location
    self.label = label
    self.old = old
    self.new = new
    self.kind = kind
  }

  /// The risk that the flip is about: of the skill reached, or of the one no longer reached.
  public var risk: Risk? { new.risk ?? old.risk }

  /// Whether the change is for the better, by the file's label.
  public var verdict: Verdict? {
    guard let was = label.value(of: old), let value = label.value(of: new) else { return nil }
    return value > was ? .better : value < was ? .worse : .same
  }
}

extension DecisionFlip.Kind {
  init?(_ old: DecisionSide, _ new: DecisionSide) {
    if new.risk == .destructive, new.isLocal, old.skill != new.skill || !old.isLocal {
      self = .reachesDestructive
    } else if old.isLocal != new.isLocal {
      self = new.isLocal ? .nowLocal : .handedOver
    } else if !new.isLocal {
      return nil
    } else if old.intent != new.intent {
      self = .otherIntent
    } else if old.skill != new.skill || old.arguments != new.arguments {
      self = .otherSkill
    } else if old.action != new.action {
      self = new.action == .confirm ? .asksFirst : .asksNoMore
    } else {
      return nil
    }
  }
}
