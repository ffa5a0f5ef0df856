/// What routing only the surer part of the rows brings, and what it costs.
///
/// JSON keys: `threshold`, `routed`, `coverage`, `right_share`, `misroute_rate`,
/// `wrong_intents_routed`, `out_of_scope_routed`, `out_of_scope_recall`, `joint_accuracy`; all are
/// always there, undefined ones as null.
public struct SelectiveRoutingReport: Sendable, Hashable, Codable {
  /// The lowest score that is routed; nil where nothing is, or where the model decided by itself.
  public let threshold: Double?
  /// The rows routed.
  public let routed: Int
  /// The share of in-scope rows routed; nil without in-scope rows.
  public let coverage: Double?
  /// The share of in-scope rows routed to the right intent; nil without in-scope rows.
  public let rightShare: Double?
  /// The share of routed rows that went wrong; 0 where nothing is routed.
  public let misrouteRate: Double
  /// The in-scope rows routed to a wrong intent.
  public let wrongIntentsRouted: Int
  /// The out-of-scope rows routed.
  public let outOfScopeRouted: Int
  /// The share of out-of-scope rows not routed; nil without out-of-scope rows.
  public let outOfScopeRecall: Double?
  /// The share of all rows that are right and routed, or out of scope and not; nil without rows.
  public let jointAccuracy: Double?

  /// Creates the report at a threshold over what was swept; nil routes nothing.
  public init(_ sweep: ThresholdSweep, threshold: Double?) {
    self.init(sweep.counts(at: threshold), of: sweep.totals, threshold: threshold)
  }

  /// Creates the report at a threshold over outcomes, in one pass; nil routes nothing.
  public init(_ outcomes: [Outcome], threshold: Double?) {
    self.init(outcomes, threshold: threshold) { outcome in
      threshold.map { outcome.score >= $0 } ?? false
    }
  }

  /// Creates the report of what the model itself decided to route.
  public init(ownDecisionsOf outcomes: [Outcome]) {
    self.init(outcomes, threshold: nil, routing: \.isRouted)
  }

  private init(_ outcomes: [Outcome], threshold: Double?, routing: (Outcome) -> Bool) {
    var totals = RoutedCounts()
    var routed = RoutedCounts()
    for outcome in outcomes {
      let isRight = outcome.isRight
      totals.add(isInScope: outcome.isInScope, isRight: isRight)
      if routing(outcome) { routed.add(isInScope: outcome.isInScope, isRight: isRight) }
    }
    self.init(routed, of: totals, threshold: threshold)
  }

  private init(_ counts: RoutedCounts, of totals: RoutedCounts, threshold: Double?) {
    self.threshold = threshold
    routed = counts.total
    coverage = Ratio.share(counts.inScope, of: totals.inScope)
    rightShare = Ratio.share(counts.right, of: totals.inScope)
    misrouteRate = Ratio.share(counts.wrong, of: counts.total) ?? 0
    wrongIntentsRouted = counts.inScope - counts.right
    outOfScopeRouted = counts.outOfScope
    let refused = totals.outOfScope - counts.outOfScope
    outOfScopeRecall = Ratio.share(refused, of: totals.outOfScope)
    jointAccuracy = Ratio.share(counts.right + refused, of: totals.total)
  }
}

extension SelectiveRoutingReport {
  private enum CodingKeys: String, CodingKey {
    case threshold
    case routed
    case coverage
    case rightShare = "right_share"
    case misrouteRate = "misroute_rate"
    case wrongIntentsRouted = "wrong_intents_routed"
    case outOfScopeRouted = "out_of_scope_routed"
    case outOfScopeRecall = "out_of_scope_recall"
    case jointAccuracy = "joint_accuracy"
  }

  /// Writes every key, undefined figures as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(threshold, forKey: .threshold)
    try container.encode(routed, forKey: .routed)
    try container.encode(coverage, forKey: .coverage)
    try container.encode(rightShare, forKey: .rightShare)
    try container.encode(misrouteRate, forKey: .misrouteRate)
    try container.encode(wrongIntentsRouted, forKey: .wrongIntentsRouted)
    try container.encode(outOfScopeRouted, forKey: .outOfScopeRouted)
    try container.encode(outOfScopeRecall, forKey: .outOfScopeRecall)
    try container.encode(jointAccuracy, forKey: .jointAccuracy)
  }
}
