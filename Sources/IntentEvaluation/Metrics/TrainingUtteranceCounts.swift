/// Rows whose text stands, normalised, in the model's training rows: they need no score to be
/// routed, so they are counted apart.
///
/// JSON keys: `rows`, `routed`, `wrong`.
public struct TrainingUtteranceCounts: Sendable, Hashable, Codable {
  /// Rows that are training utterances.
  public let rows: Int
  /// Those among them that were routed.
  public let routed: Int
  /// Those among the routed whose intent is wrong, or that are out of scope.
  public let wrong: Int

  /// Counts the outcomes; O(n).
  public init(_ outcomes: [Outcome]) {
    let known = outcomes.filter(\.isTrainingUtterance)
    rows = known.count
    routed = known.count(where: \.isRouted)
    wrong = known.count { $0.isRouted && !$0.isRight }
  }
}
