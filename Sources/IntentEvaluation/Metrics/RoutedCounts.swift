/// How many rows of each kind are routed.
public struct RoutedCounts: Sendable, Hashable {
  /// Routed rows with a true intent, right or wrong.
  public var inScope = 0
  /// Routed rows whose predicted intent is the true one.
  public var right = 0
  /// Routed rows that are out of scope.
  public var outOfScope = 0

  /// All routed rows.
  public var total: Int { inScope + outOfScope }

  /// Routed rows that went wrong: wrong intent, or out of scope.
  public var wrong: Int { total - right }

  /// Returns the weight of all routed rows, out-of-scope ones counting `outOfScopeWeight` each.
  public func routed(outOfScopeWeight: Double) -> Double {
    Double(inScope) + outOfScopeWeight * Double(outOfScope)
  }

  /// Returns the weight of the rows gone wrong, out-of-scope ones counting `outOfScopeWeight` each.
  public func wrong(outOfScopeWeight: Double) -> Double {
    Double(inScope - right) + outOfScopeWeight * Double(outOfScope)
  }

  /// Returns what an out-of-scope row must weigh to stand for the share that other rows have; nil
  /// unless both have rows of both kinds.
  func priorWeight(to target: RoutedCounts) -> Double? {
    guard outOfScope > 0, let odds = Ratio.share(outOfScope, of: inScope),
      let targetOdds = Ratio.share(target.outOfScope, of: target.inScope), targetOdds > 0
    else { return nil }
    return targetOdds / odds
  }

  /// Counts one more routed row.
  mutating func add(isInScope: Bool, isRight: Bool) {
    inScope += isInScope ? 1 : 0
    right += isRight ? 1 : 0
    outOfScope += isInScope ? 0 : 1
  }
}
