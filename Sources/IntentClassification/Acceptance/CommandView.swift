/// A second, linear look at an utterance: is it a command at all, or text about the same things?
///
/// Logistic regression over the hashed words and word pairs, each counted once for every time it
/// stands there, fitted on the training rows against rows to refuse (negated, asked, reported,
/// several at once). Topic words stand on both sides, so what is left to weigh are words such as
/// "don't", "did you" or 别. Counts are not brought to unit length: a negation weighs as much in a
/// long text as in a short one. One byte a bucket.
package struct CommandView: Sendable {
  /// One code for each bucket, their number a power of two; a weight is its code times the scale.
  package let codes: [Int8]
  package let scale: Float
  package let bias: Float
  private let shift: UInt64

  package init(codes: [Int8], scale: Float, bias: Float) {
    precondition(codes.count.nonzeroBitCount == 1, "a command view's buckets: a power of two")
    self.codes = codes
    self.scale = scale
    self.bias = bias
    shift = UInt64(64 - codes.count.trailingZeroBitCount)
  }

  /// Quantises weights, one for each bucket.
  package init(weights: [Float], bias: Float) {
    let largest = weights.reduce(0) { max($0, abs($1)) }
    let scale = largest > 1e-30 ? largest / 127 : 1
    self.init(codes: weights.map { Int8(($0 / scale).rounded()) }, scale: scale, bias: bias)
  }

  /// Returns the bucket of a word or word pair, by its hash.
  @inline(__always)
  package static func bucket(_ hash: UInt64, of count: Int) -> Int {
    Int(truncatingIfNeeded: hash >> UInt64(64 - count.trailingZeroBitCount))
  }

  @inline(__always)
  func code(_ hash: UInt64) -> Int { Int(codes[Int(truncatingIfNeeded: hash >> shift)]) }

  /// Returns the log-odds that a text is a command, from the sum of its grams' codes; positive for
  /// a command.
  func logOdds(codeSum: Int) -> Double { Double(Float(codeSum) * scale + bias) }
}
