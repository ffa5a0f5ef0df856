/// What a soft-max says about its largest probability.
package struct SoftmaxSummary: Hashable, Sendable {
  /// The place of the largest logit; of equal ones the first.
  package let best: Int
  /// The largest logit at the temperature.
  package let topLogit: Double
  /// The largest logit less the second at the temperature; infinite where there is one only.
  package let margin: Double
  /// The logarithm of the odds of the largest probability; infinite where there is one only.
  package let logOdds: Double
  /// The sum of p ln p, from -ln n to 0.
  package let negativeEntropy: Double
  /// The refusal's logit less the largest one at the temperature; 0 where the model has none.
  package let refusalMargin: Double
}

extension Numerics {
  /// Replaces logits by their soft-max at a temperature and tells about it.
  ///
  /// Sums in double precision: the probabilities add up to 1 within 1e-6.
  package static func softmaxSummary(
    _ logits: UnsafeMutableBufferPointer<Float>, refusal: Float? = nil, inverseTemperature: Float
  ) -> SoftmaxSummary {
    let (best, second) = largestTwo(logits)
    let largest = logits[best]
    // The best one's own term is 1; the others are summed apart, for exact odds near certainty.
    var others = 0.0
    var weighted = 0.0
    for index in logits.indices where index != best {
      let difference = (logits[index] - largest) * inverseTemperature
      let value = exp(difference)
      logits[index] = value
      others += Double(value)
      weighted += Double(value) * Double(difference)
    }
    logits[best] = 1
    let factor = Float(1 / (1 + others))
    for index in logits.indices { logits[index] *= factor }
    let scale = Double(inverseTemperature)
    return SoftmaxSummary(
      best: best, topLogit: Double(largest) * scale,
      margin: second.map { (Double(largest) - Double($0)) * scale } ?? .infinity,
      logOdds: others > 0 ? -log(others) : .infinity,
      negativeEntropy: weighted / (1 + others) - log(1 + others),
      refusalMargin: refusal.map { (Double($0) - Double(largest)) * scale } ?? 0)
  }

  private static func largestTwo(
    _ logits: UnsafeMutableBufferPointer<Float>
  ) -> (best: Int, second: Float?) {
    precondition(!logits.isEmpty, "a soft-max needs a logit")
    var best = 0
    for index in logits.indices where logits[index] > logits[best] { best = index }
    var second = -Float.infinity
    for index in logits.indices where index != best { second = max(second, logits[index]) }
    return (best, logits.count > 1 ? second : nil)
  }
}
