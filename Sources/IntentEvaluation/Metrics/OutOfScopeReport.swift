/// How well the score tells in-scope rows from out-of-scope ones, whatever the threshold.
///
/// JSON keys: `in_scope_rows`, `out_of_scope_rows`, `auroc`, `fpr_at_95_tpr`; all are always there,
/// undefined ones as null.
public struct OutOfScopeReport: Sendable, Hashable, Codable {
  /// The rows with a true intent.
  public let inScopeRows: Int
  /// The rows that are out of scope.
  public let outOfScopeRows: Int
  /// The chance that an in-scope row outscores an out-of-scope one, ties counting one half.
  ///
  /// Nil unless there are rows of both kinds.
  public let auroc: Double?
  /// The share of out-of-scope rows accepted at the highest threshold that accepts 95 % in scope.
  ///
  /// Nil unless there are rows of both kinds.
  public let falsePositiveRateAt95: Double?

  /// Creates the report over outcomes.
  public init(_ outcomes: [Outcome]) {
    self.init(ThresholdSweep(outcomes))
  }

  /// Creates the report over what was swept.
  public init(_ sweep: ThresholdSweep) {
    inScopeRows = sweep.totals.inScope
    outOfScopeRows = sweep.totals.outOfScope
    auroc = Self.auroc(sweep)
    falsePositiveRateAt95 = Self.falsePositiveRateAt95(sweep)
  }

  /// The Mann-Whitney statistic, counted in halves so that it stays whole.
  private static func auroc(_ sweep: ThresholdSweep) -> Double? {
    let totals = sweep.totals
    var halves = 0
    var above = RoutedCounts()
    for point in sweep.points {
      let tiedInScope = point.counts.inScope - above.inScope
      let tiedOutOfScope = point.counts.outOfScope - above.outOfScope
      halves += tiedInScope * (2 * (totals.outOfScope - point.counts.outOfScope) + tiedOutOfScope)
      above = point.counts
    }
    return Ratio.share(halves, of: 2 * totals.inScope * totals.outOfScope)
  }

  private static func falsePositiveRateAt95(_ sweep: ThresholdSweep) -> Double? {
    let totals = sweep.totals
    guard totals.inScope > 0 else { return nil }
    // Whole numbers: 0.95 has no exact binary form.
    let point = sweep.points.first { 100 * $0.counts.inScope >= 95 * totals.inScope }
    return point.flatMap { Ratio.share($0.counts.outOfScope, of: totals.outOfScope) }
  }
}

extension OutOfScopeReport {
  private enum CodingKeys: String, CodingKey {
    case inScopeRows = "in_scope_rows"
    case outOfScopeRows = "out_of_scope_rows"
    case auroc
    case falsePositiveRateAt95 = "fpr_at_95_tpr"
  }

  /// Writes every key, undefined figures as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(inScopeRows, forKey: .inScopeRows)
    try container.encode(outOfScopeRows, forKey: .outOfScopeRows)
    try container.encode(auroc, forKey: .auroc)
    try container.encode(falsePositiveRateAt95, forKey: .falsePositiveRateAt95)
  }
}
