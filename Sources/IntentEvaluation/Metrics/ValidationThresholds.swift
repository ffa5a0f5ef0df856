/// What the test rows get at thresholds chosen on validation rows.
///
/// JSON keys: `in_scope_rows`, `out_of_scope_rows`, `max_overall`, `max_overall_prior_matched`,
/// `rates`; all are always there, undefined ones as null.
public struct ValidationThresholds: Sendable, Hashable, Codable {
  /// The rates that are usually reported: at most 1, 2 and 5 % wrong.
  public static let standardRates = [0.01, 0.02, 0.05]

  /// The validation rows with a true intent.
  public let inScopeRows: Int
  /// The validation rows that are out of scope.
  public let outOfScopeRows: Int
  /// At the threshold of highest joint accuracy; nil unless both sets have out-of-scope rows.
  public let maxOverall: SelectiveRoutingReport?
  /// The same with validation's out-of-scope rows weighted to the share that the test rows have.
  public let maxOverallPriorMatched: SelectiveRoutingReport?
  /// At the thresholds for each rate.
  public let rates: [RateThresholds]

  /// Chooses thresholds on validation rows and reports them on test rows.
  public init(
    validation: [Outcome], test: [Outcome], rates: [Double] = standardRates
  ) {
    self.init(
      validation: ThresholdSweep(validation), test: ThresholdSweep(test), rates: rates)
  }

  /// Chooses thresholds on swept validation rows and reports them on swept test rows.
  public init(
    validation: ThresholdSweep, test: ThresholdSweep, rates: [Double] = standardRates
  ) {
    inScopeRows = validation.totals.inScope
    outOfScopeRows = validation.totals.outOfScope
    let isOverallDefined = validation.totals.outOfScope > 0 && test.totals.outOfScope > 0
    maxOverall =
      isOverallDefined ? SelectiveRoutingReport(test, threshold: validation.bestOverall) : nil
    maxOverallPriorMatched = validation.totals.priorWeight(to: test.totals).map { weight in
      SelectiveRoutingReport(test, threshold: validation.bestOverall(outOfScopeWeight: weight))
    }
    self.rates = rates.map { RateThresholds(rate: $0, validation: validation, test: test) }
  }
}

extension ValidationThresholds {
  private enum CodingKeys: String, CodingKey {
    case inScopeRows = "in_scope_rows"
    case outOfScopeRows = "out_of_scope_rows"
    case maxOverall = "max_overall"
    case maxOverallPriorMatched = "max_overall_prior_matched"
    case rates
  }

  /// Writes every key, undefined figures as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(inScopeRows, forKey: .inScopeRows)
    try container.encode(outOfScopeRows, forKey: .outOfScopeRows)
    try container.encode(maxOverall, forKey: .maxOverall)
    try container.encode(maxOverallPriorMatched, forKey: .maxOverallPriorMatched)
    try container.encode(rates, forKey: .rates)
  }
}
