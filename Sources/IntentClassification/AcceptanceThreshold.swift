/// A score from which the router acts, and the target that it was chosen for.
public struct AcceptanceThreshold: Codable, Hashable, Sendable {
  /// A threshold that no score reaches: where the target could not be met, nothing is routed.
  public static let routesNothing = 2.0

  /// The largest share of wrong decisions among those routed that was aimed at, in 0...1.
  public var maxMisrouteRate: Double
  /// Route when the acceptance score is at least this; above 1 nothing is routed.
  public var value: Double
  /// Share of the held-out in-scope rows that it routes, in 0...1; nil without enough such rows.
  public var coverage: Double?
  /// Share of wrong decisions among the routed held-out rows, out-of-scope rows weighted to their
  /// expected share; nil where nothing was routed or there were not enough rows.
  public var misrouteRate: Double?
  /// The share of arrivals assumed to be out of scope; nil when no such rows were at hand.
  public var expectedOutOfScope: Double?

  /// Records a threshold.
  public init(
    maxMisrouteRate: Double, value: Double, coverage: Double?, misrouteRate: Double?,
    expectedOutOfScope: Double?
  ) {
    self.maxMisrouteRate = maxMisrouteRate
    self.value = value
    self.coverage = coverage
    self.misrouteRate = misrouteRate
    self.expectedOutOfScope = expectedOutOfScope
  }
}
