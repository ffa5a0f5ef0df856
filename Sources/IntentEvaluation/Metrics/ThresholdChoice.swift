/// Choosing a threshold from a sweep.
extension ThresholdSweep {
  /// Absorbs rounding where the rate is met exactly; the same slack as the peers' script.
  private static let slack = 1e-12

  /// Returns the threshold that routes most while at most `rate` of what is routed is wrong.
  ///
  /// Wrong is a wrong intent or an out-of-scope row; each out-of-scope row counts
  /// `outOfScopeWeight`. Nil where nothing may be routed.
  public func threshold(
    forMisrouteRate rate: Double, outOfScopeWeight weight: Double = 1
  ) -> Double? {
    var best = 0.0
    var threshold: Double?
    for point in points {
      let routed = point.counts.routed(outOfScopeWeight: weight)
      let wrong = point.counts.wrong(outOfScopeWeight: weight)
      guard wrong <= rate * routed + Self.slack, routed > best else { continue }
      (best, threshold) = (routed, point.threshold)
    }
    return threshold
  }

  /// The threshold of highest joint accuracy: right and routed, or out of scope and not routed.
  ///
  /// The highest one among equals; nil where routing nothing is as good.
  public var bestOverall: Double? {
    var best = 0
    var threshold: Double?
    for point in points where point.counts.right - point.counts.outOfScope > best {
      (best, threshold) = (point.counts.right - point.counts.outOfScope, point.threshold)
    }
    return threshold
  }

  /// Returns the threshold that routes most of the outcomes while at most `rate` of it is wrong.
  public static func threshold(
    forMisrouteRate rate: Double, over outcomes: [Outcome], outOfScopeWeight: Double = 1
  ) -> Double? {
    ThresholdSweep(outcomes)
      .threshold(forMisrouteRate: rate, outOfScopeWeight: outOfScopeWeight)
  }

  /// Returns the threshold of highest joint accuracy over outcomes.
  public static func bestOverall(over outcomes: [Outcome]) -> Double? {
    ThresholdSweep(outcomes).bestOverall
  }
}
