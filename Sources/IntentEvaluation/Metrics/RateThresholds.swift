/// What the test rows get where at most a given share of the routed may be wrong.
///
/// JSON keys: `rate`, `plain`, `prior_matched`, `cautious`, `oracle`; all are always there,
/// undefined ones as null.
public struct RateThresholds: Sendable, Hashable, Codable {
  /// The highest share of routed rows that may be wrong.
  public let rate: Double
  /// At the threshold that the validation rows give.
  public let plain: SelectiveRoutingReport
  /// The same with validation's out-of-scope rows weighted to the share that the test rows have.
  ///
  /// Nil unless both sets have rows of both kinds.
  public let priorMatched: SelectiveRoutingReport?
  /// The same with a standard error to spare; nil where that is.
  public let cautious: SelectiveRoutingReport?
  /// At the threshold chosen on the test rows themselves: the ceiling of the ranking.
  public let oracle: SelectiveRoutingReport

  /// Chooses the thresholds for one rate.
  init(rate: Double, validation: ThresholdSweep, test: ThresholdSweep) {
    self.rate = rate
    plain = SelectiveRoutingReport(test, threshold: validation.threshold(forMisrouteRate: rate))
    let weight = validation.totals.priorWeight(to: test.totals)
    priorMatched = weight.map { weight in
      let threshold = validation.threshold(forMisrouteRate: rate, outOfScopeWeight: weight)
      return SelectiveRoutingReport(test, threshold: threshold)
    }
    cautious = weight.map { weight in
      let threshold = validation.cautiousThreshold(forMisrouteRate: rate, outOfScopeWeight: weight)
      return SelectiveRoutingReport(test, threshold: threshold)
    }
    oracle = SelectiveRoutingReport(test, threshold: test.threshold(forMisrouteRate: rate))
  }
}

extension RateThresholds {
  private enum CodingKeys: String, CodingKey {
    case rate
    case plain
    case priorMatched = "prior_matched"
    case cautious
    case oracle
  }

  /// Writes every key, undefined figures as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rate, forKey: .rate)
    try container.encode(plain, forKey: .plain)
    try container.encode(priorMatched, forKey: .priorMatched)
    try container.encode(cautious, forKey: .cautious)
    try container.encode(oracle, forKey: .oracle)
  }
}
