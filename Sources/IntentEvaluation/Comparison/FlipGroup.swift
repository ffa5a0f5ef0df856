public import IntentRouting

/// What flips are counted by.
public struct FlipGroup: Hashable, Sendable {
  public let kind: DecisionFlip.Kind
  /// The risk of the skill reached, or of the one no longer reached.
  public let risk: Risk?
  /// What the file's label says; nil without one.
  public let verdict: DecisionFlip.Verdict?

  /// Takes the group of a flip.
  public init(_ flip: DecisionFlip) {
    kind = flip.kind
    risk = flip.risk
    verdict = flip.verdict
  }
}
