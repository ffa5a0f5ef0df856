/// A second, linear look at an utterance: is it a command at all, or text about the same things?
///
/// Logistic regression over the same hashed features as the network, fitted on the training rows
/// against rows to refuse (negated, asked, reported, several at once). Topic words stand on both
/// sides, so what is left to weigh are words such as "don't", "did you" or 别. One byte a bucket.
package struct CommandView: Sendable {
  /// One code for each bucket; a weight is its code times the scale.
  package let codes: [Int8]
  package let scale: Float
  package let bias: Float

  package init(codes: [Int8], scale: Float, bias: Float) {
    self.codes = codes
    self.scale = scale
    self.bias = bias
  }

  /// Quantises weights, one for each bucket.
  package init(weights: [Float], bias: Float) {
    let largest = weights.reduce(0) { max($0, abs($1)) }
    let scale = largest > 0 ? largest / 127 : 1
    self.init(codes: weights.map { Int8(($0 / scale).rounded()) }, scale: scale, bias: bias)
  }

  /// Returns the log-odds that features are those of a command; positive for a command.
  @inline(__always)
  package func logOdds(_ features: UnsafeBufferPointer<Feature>) -> Double {
    var sum: Float = 0
    for feature in features { sum += feature.weight * Float(codes[Int(feature.bucket)]) }
    return Double(sum * scale + bias)
  }
}
