/// Tests whether a threshold's misroute rate can be certified: the weighted Poisson bound of Fay
/// and Feuer (1997) on wrong intents and routed out-of-scope rows.
struct MisrouteBound: Hashable, Sendable {
  /// The largest rate of wrong decisions among those routed, in 0...1.
  var maxMisrouteRate: Double
  /// The share of arrivals that is out of scope, in 0..<1.
  var expectedOutOfScope: Double
  /// In-scope rows, the wrong ones among the routed and the right ones.
  var inScope: Int
  /// Out-of-scope rows.
  var outOfScope: Int

  /// Returns the probability of so few wrong ones if the true rate were ``maxMisrouteRate``.
  ///
  /// Never rises with right ones. From 0.013 on it never falls as wrong or out-of-scope ones rise;
  /// among smaller values it may, since the bound is an approximation.
  func pValue(wrong: Int, right: Int, outOfScopeRouted: Int) -> Double {
    let w1 = (1 - expectedOutOfScope) / Double(inScope)
    let w2 = outOfScope > 0 ? expectedOutOfScope / Double(outOfScope) : 0
    let w = max(w1, w2)
    let tau = odds * w1 * Double(right)
    let y = w1 * Double(wrong) + w2 * Double(outOfScopeRouted)
    let rightPart = odds * w1
    let v =
      w1 * w1 * Double(wrong) + w2 * w2 * Double(outOfScopeRouted)
      + rightPart * rightPart * Double(right)
    guard y < tau else { return 1 }
    return GammaFunction.upperRegularized(
      (y + w) * (y + w) / (v + w * w), tau * (y + w) / (v + w * w))
  }

  /// The odds of the rate; at its ends, which a map may ask for, those of one in a million.
  private var odds: Double {
    let rate = min(max(maxMisrouteRate, 1e-6), 1 - 1e-6)
    return rate / (1 - rate)
  }

  /// The point estimate of the misroute rate; nil where nothing is routed.
  func estimate(wrong: Int, right: Int, outOfScopeRouted: Int) -> Double? {
    let w1 = (1 - expectedOutOfScope) / Double(max(1, inScope))
    let w2 = outOfScope > 0 ? expectedOutOfScope / Double(outOfScope) : 0
    let bad = w1 * Double(wrong) + w2 * Double(outOfScopeRouted)
    let all = bad + w1 * Double(right)
    return all > 0 ? bad / all : nil
  }

  /// The fewest rows with which a promise at a coverage could be made at all.
  func rowsNeeded(coverage: Double) -> (inScope: Int, outOfScope: Int) {
    let share = expectedOutOfScope
    return (
      Int((3 / (odds * coverage)).rounded(.up)),
      Int((3 * share / (odds * (1 - share) * coverage)).rounded(.up))
    )
  }
}
