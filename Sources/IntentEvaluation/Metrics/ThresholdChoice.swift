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

  /// Returns the threshold that routes most while `rate` holds with a standard error to spare.
  ///
  /// A point estimate breaks its target on every other draw of rows. Here one more mistake than
  /// was seen is counted, and the standard error of the weighted Poisson count is added: on about
  /// five draws in six the rate is kept. A rule of thumb all the same, and no promise.
  public func cautiousThreshold(
    forMisrouteRate rate: Double, outOfScopeWeight weight: Double = 1
  ) -> Double? {
    let mistake = max(1, weight)
    let allowed = rate / (1 - rate)
    return points.last { point in
      let wrongIntents = Double(point.counts.inScope - point.counts.right)
      let outOfScope = Double(point.counts.outOfScope)
      let wrong = wrongIntents + weight * outOfScope + mistake
      let variance = wrongIntents + weight * weight * outOfScope + mistake * mistake
      return wrong + variance.squareRoot() <= allowed * Double(point.counts.right)
    }?.threshold
  }

  /// The threshold of highest joint accuracy: right and routed, or out of scope and not routed.
  ///
  /// The highest one among equals; nil where routing nothing is as good.
  public var bestOverall: Double? { bestOverall(outOfScopeWeight: 1) }

  /// Returns the threshold of highest joint accuracy where each out-of-scope row counts so much.
  public func bestOverall(outOfScopeWeight weight: Double) -> Double? {
    var best = 0.0
    var threshold: Double?
    for point in points {
      let gain = Double(point.counts.right) - weight * Double(point.counts.outOfScope)
      guard gain > best else { continue }
      (best, threshold) = (gain, point.threshold)
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
