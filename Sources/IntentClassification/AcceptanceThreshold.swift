/// A score from which the router acts, the target that it was chosen for, and what backs it.
public struct AcceptanceThreshold: Codable, Hashable, Sendable {
  /// How well founded a threshold is.
  public enum Basis: String, Codable, Hashable, Sendable {
    /// Certified: at most ``maxMisrouteRate`` of what is routed is wrong, with confidence
    /// ``level``, as long as arrivals are like the rows that it was certified on.
    case promise
    /// The best point on the rows held out, without a guarantee.
    case estimate
    /// Too few rows were held out to say anything.
    case guess
  }

  /// The rows behind a threshold.
  public struct Counts: Codable, Hashable, Sendable {
    /// In-scope rows held out.
    public var inScope: Int
    /// Out-of-scope rows held out.
    public var outOfScope: Int
    /// In-scope rows that the threshold routes to the right intent.
    public var right: Int
    /// In-scope rows that it routes to a wrong intent.
    public var wrong: Int
    /// Out-of-scope rows that it routes.
    public var outOfScopeRouted: Int

    public init(inScope: Int, outOfScope: Int, right: Int, wrong: Int, outOfScopeRouted: Int) {
      self.inScope = inScope
      self.outOfScope = outOfScope
      self.right = right
      self.wrong = wrong
      self.outOfScopeRouted = outOfScopeRouted
    }
  }

  /// A threshold that no score reaches: nothing is routed.
  public static let routesNothing = 2.0

  /// The risk of the skills that it is for, as the route map spells it; nil for all intents.
  public var tier: String?
  /// The largest share of wrong decisions among those routed that was aimed at, in 0...1.
  public var maxMisrouteRate: Double
  /// Route when the acceptance score is at least this; above 1 nothing is routed.
  public var value: Double
  public var basis: Basis
  /// Why there is no promise, and what would be needed for one; nil where there is.
  public var refusal: String?
  /// Share of the held-out in-scope rows that it routes, in 0...1.
  public var coverage: Double?
  /// Point estimate of the share of wrong decisions among the routed, out-of-scope rows weighted
  /// to their expected share.
  public var misrouteRate: Double?
  /// The share of arrivals assumed to be out of scope; nil when no such rows were at hand.
  public var expectedOutOfScope: Double?
  /// The largest share of out-of-scope arrivals at which the promise still holds.
  public var largestOutOfScope: Double?
  /// The confidence of the promise, such as 0.95.
  public var level: Double?
  /// The probability of rows as good as these if the promise were false.
  public var pValue: Double?
  public var counts: Counts?

  /// Records a threshold; what is known beside the value is set afterwards.
  public init(tier: String? = nil, maxMisrouteRate: Double, value: Double, basis: Basis) {
    self.tier = tier
    self.maxMisrouteRate = maxMisrouteRate
    self.value = value
    self.basis = basis
  }

  var isValid: Bool { value >= 0 && (0...1).contains(maxMisrouteRate) }
}

extension AcceptanceThreshold: CustomStringConvertible {
  /// What the threshold stands for, in a few words.
  public var description: String {
    let percent = (maxMisrouteRate * 1000).rounded() / 10
    let rate = Int(exactly: percent).map(String.init) ?? "\(percent)"
    return switch basis {
    case .promise: "at most \(rate) % wrong, \(Int(((level ?? 0) * 100).rounded())) %"
    case .estimate: "about \(rate) % wrong, an estimate without a promise"
    case .guess: "no promise: too few rows held out"
    }
  }
}
