public import IntentClassification

/// A threshold of the model, and what routing by it alone brings on the rows.
///
/// The model's own decisions differ a little: guards hand over what is empty or too long, and
/// training utterances need no score.
///
/// JSON keys: `tier`, `max_misroute_rate`, `basis`, `stands_for`, `largest_out_of_scope`,
/// `figures` (``SelectiveRoutingReport``, whose `threshold` is null where nothing is routed); all are
/// always there, missing ones as null.
public struct ThresholdMark: Sendable, Hashable, Codable {
  /// The risk of the skills that it is for; nil for all intents.
  public let tier: String?
  /// The largest share of wrong decisions that was aimed at.
  public let maxMisrouteRate: Double
  /// How well founded it is.
  public let basis: AcceptanceThreshold.Basis
  /// What it stands for, in words.
  public let standsFor: String
  /// The largest share of out-of-scope arrivals at which its promise holds.
  public let largestOutOfScope: Double?
  /// What the rows get by it.
  public let figures: SelectiveRoutingReport

  /// Marks a threshold on what was swept.
  public init(_ threshold: AcceptanceThreshold, on sweep: ThresholdSweep) {
    tier = threshold.tier
    maxMisrouteRate = threshold.maxMisrouteRate
    basis = threshold.basis
    standsFor = threshold.description
    largestOutOfScope = threshold.largestOutOfScope
    figures = SelectiveRoutingReport(
      sweep, threshold: threshold.value > 1 ? nil : threshold.value)
  }
}

extension ThresholdMark {
  private enum CodingKeys: String, CodingKey {
    case tier, basis, figures
    case maxMisrouteRate = "max_misroute_rate"
    case standsFor = "stands_for"
    case largestOutOfScope = "largest_out_of_scope"
  }

  /// Writes every key, missing ones as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tier, forKey: .tier)
    try container.encode(maxMisrouteRate, forKey: .maxMisrouteRate)
    try container.encode(basis, forKey: .basis)
    try container.encode(standsFor, forKey: .standsFor)
    try container.encode(largestOutOfScope, forKey: .largestOutOfScope)
    try container.encode(figures, forKey: .figures)
  }
}
