import IntentEvaluation

extension Outcome {
  /// An outcome whose confidence is its score, routed from one half on.
  static func sample(_ gold: String?, _ predicted: String, _ score: Double) -> Outcome {
    Outcome(
      gold: gold, predicted: predicted, score: score, confidence: score, isRouted: score >= 0.5,
      reason: score >= 0.5 ? nil : "low_acceptance")
  }

  /// Four in-scope rows, one of them wrong, and two out-of-scope rows between them.
  static let sixRows: [Outcome] = [
    sample("a", "a", 0.9), sample("b", "b", 0.8), sample(nil, "a", 0.7), sample("b", "a", 0.6),
    sample("c", "c", 0.4), sample(nil, "b", 0.2),
  ]

  /// Rows of every kind with many tied scores, the same for the same seed.
  static func random(
    rows: Int, outOfScopeShare: Double, levels: Int, seed: UInt64
  ) -> [Outcome] {
    var generator = MetricsGenerator(state: seed)
    return (0..<rows).map { _ in
      random(outOfScopeShare: outOfScopeShare, levels: levels, using: &generator)
    }
  }

  private static func random(
    outOfScopeShare: Double, levels: Int, using generator: inout MetricsGenerator
  ) -> Outcome {
    let intents = ["play", "stop", "查询天气", "set_alarm", "lights"]
    let predicted = intents[Int.random(in: 0..<intents.count, using: &generator)]
    let sureness = Double.random(in: 0...1, using: &generator).squareRoot()
    let score = (sureness * Double(levels)).rounded() / Double(levels)
    if Double.random(in: 0..<1, using: &generator) < outOfScopeShare {
      return sample(nil, predicted, score * score)
    }
    let isRight = Double.random(in: 0..<1, using: &generator) < 0.7 + 0.3 * score
    let other = intents[Int.random(in: 0..<intents.count, using: &generator)]
    return sample(isRight ? predicted : other, predicted, score)
  }
}

/// SplitMix64 (Steele et al., 2014).
struct MetricsGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Whether two figures are both missing or agree within rounding.
func agree(_ first: Double?, _ second: Double?, within tolerance: Double = 1e-9) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  return abs(first - second) <= tolerance
}
