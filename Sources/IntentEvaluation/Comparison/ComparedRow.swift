/// An utterance with what was and what is decided about it.
public struct ComparedRow: Hashable, Sendable {
  public let utterance: String
  /// Where it stands.
  public let location: SourceLocation
  /// What the file says about it.
  public let label: RowLabel
  public let old: DecisionSide
  public let new: DecisionSide

  /// Brings two decisions about an utterance together.
  public init(
    utterance: String, location: SourceLocation, label: RowLabel, old: DecisionSide,
    new: DecisionSide
  ) {
    self.utterance = utterance
    self.location = location
    self.label = label
    self.old = old
    self.new = new
  }
}
