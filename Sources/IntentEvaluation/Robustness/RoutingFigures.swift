/// How a set of rows fares: right guesses, rows routed, and wrong ones among these.
///
/// JSON keys: `accuracy`, `coverage`, `misroute_rate`; all are always there, undefined ones as null.
public struct RoutingFigures: Sendable, Hashable, Codable {
  /// The share of in-scope rows whose best guess is right; nil without in-scope rows.
  public let accuracy: Double?
  /// The share of in-scope rows routed; nil without in-scope rows.
  public let coverage: Double?
  /// The share of routed rows that went wrong; 0 where nothing is routed.
  public let misrouteRate: Double

  /// Derives the figures from counts of all rows and of the routed ones.
  init(totals: RoutedCounts, routed: RoutedCounts) {
    accuracy = Ratio.share(totals.right, of: totals.inScope)
    coverage = Ratio.share(routed.inScope, of: totals.inScope)
    misrouteRate = Ratio.share(routed.wrong, of: routed.total) ?? 0
  }
}

extension RoutingFigures {
  private enum CodingKeys: String, CodingKey {
    case accuracy, coverage
    case misrouteRate = "misroute_rate"
  }

  /// Writes every key, undefined figures as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(accuracy, forKey: .accuracy)
    try container.encode(coverage, forKey: .coverage)
    try container.encode(misrouteRate, forKey: .misrouteRate)
  }
}
