/// What routing costs at every coverage: one point for each half per cent of the in-scope rows.
///
/// The curve that selective classification is judged by (El-Yaniv and Wiener, 2010), out-of-scope
/// rows counted among what goes wrong.
public struct RiskCurve: Sendable, Hashable {
  /// A threshold and what routing down to it brings.
  ///
  /// JSON keys: `threshold`, `coverage`, `misroute_rate`, `routed`.
  public struct Point: Sendable, Hashable, Codable {
    /// The lowest score that is routed.
    public let threshold: Double
    /// The share of in-scope rows routed.
    public let coverage: Double
    /// The share of routed rows that went wrong.
    public let misrouteRate: Double
    /// The rows routed.
    public let routed: Int

    private enum CodingKeys: String, CodingKey {
      case threshold, coverage, routed
      case misrouteRate = "misroute_rate"
    }
  }

  /// The steps of coverage: enough for a smooth line, few enough for a page.
  private static let steps = 200

  /// The points, coverage rising; none without in-scope rows.
  public let points: [Point]

  /// Creates the curve over what was swept.
  public init(_ sweep: ThresholdSweep) {
    let inScope = sweep.totals.inScope
    var points: [Point] = []
    var step = 1
    for point in sweep.points where inScope > 0 {
      // Whole numbers: most steps have no exact binary form.
      guard point.counts.inScope * Self.steps >= step * inScope else { continue }
      step = point.counts.inScope * Self.steps / inScope + 1
      points.append(
        Point(
          threshold: point.threshold, coverage: Double(point.counts.inScope) / Double(inScope),
          misrouteRate: Double(point.counts.wrong) / Double(point.counts.total),
          routed: point.counts.total))
    }
    self.points = points
  }
}

/// As JSON a curve is the list of its points.
extension RiskCurve: Codable {
  public init(from decoder: any Decoder) throws {
    points = try decoder.singleValueContainer().decode([Point].self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(points)
  }
}
