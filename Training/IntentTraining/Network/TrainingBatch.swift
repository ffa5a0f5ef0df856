import IntentClassification
import IntentEvaluation

/// A few rows on their way through the network and back.
struct TrainingBatch: Sendable {
  private(set) var count = 0
  let hiddenGradient: FloatMatrix
  let headGradient: FloatMatrix
  let headBiasGradient: FloatMatrix
  let hiddenBiasGradient: FloatMatrix

  private let shape: NetworkShape
  private let unitRanges: UnitRanges
  private var labels: [Int] = []
  private var kept: [Feature] = []
  private var keptStarts: [Int] = [0]
  private let hidden: FloatMatrix
  /// Which hidden units are kept, as factors: 0, or the inverse of the share that is kept.
  private let mask: FloatMatrix
  /// Logits, then probabilities less targets.
  private let errors: FloatMatrix

  init(size: Int, shape: NetworkShape, threads: Int) {
    unitRanges = UnitRanges(shape.hiddenSize, threads: threads)
    self.shape = shape
    hidden = FloatMatrix(rows: size, columns: shape.hiddenSize)
    mask = FloatMatrix(rows: size, columns: shape.hiddenSize)
    errors = FloatMatrix(rows: size, columns: shape.outputCount)
    hiddenGradient = FloatMatrix(rows: size, columns: shape.hiddenSize)
    headGradient = FloatMatrix(rows: shape.outputCount, columns: shape.hiddenSize)
    headBiasGradient = FloatMatrix(rows: 1, columns: shape.outputCount)
    hiddenBiasGradient = FloatMatrix(rows: 1, columns: shape.hiddenSize)
  }

  /// The features of a row that dropout kept, already scaled up.
  func features(_ position: Int) -> ArraySlice<Feature> {
    kept[keptStarts[position]..<keptStarts[position + 1]]
  }

  /// Takes rows in, drops features and hidden units, and computes the hidden vectors.
  mutating func draw(
    _ indices: ArraySlice<Int>, of rows: FeatureRows, configuration: TrainingConfiguration,
    embedding: FloatMatrix, hiddenBias: FloatMatrix, using generator: inout SeededGenerator
  ) {
    count = 0
    labels.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
    keptStarts.removeSubrange(1...)
    for index in indices {
      var dropout = Dropout(share: configuration.featureDropout)
      for feature in rows.features[rows.range(index)] where dropout.keeps(using: &generator) {
        kept.append(Feature(bucket: feature.bucket, weight: feature.weight * dropout.factor))
      }
      keptStarts.append(kept.count)
      labels.append(rows.labels[index])
      var hiddenDropout = Dropout(share: configuration.hiddenDropout)
      hiddenDropout.fill(mask.row(count), shape.hiddenSize, using: &generator)
      count += 1
    }
    let batch = self
    unitRanges.runEach { units in
      batch.sumHidden(units, embedding: embedding, hiddenBias: hiddenBias)
    }
  }

  /// Computes the soft-max of every row less its smoothed target.
  func computeErrors(head: FloatMatrix, headBias: FloatMatrix, smoothing: Float) {
    for position in 0..<count {
      errors.row(position).update(from: headBias.base, count: shape.outputCount)
    }
    BLAS.multiply(
      .plain(hidden), .transposed(head), into: errors, adding: true,
      rows: count, inner: shape.hiddenSize, columns: shape.outputCount)
    let spread = smoothing / Float(shape.outputCount)
    for position in 0..<count {
      let row = UnsafeMutableBufferPointer(start: errors.row(position), count: shape.outputCount)
      _ = Numerics.softmax(row)
      for intent in row.indices { row[intent] -= spread }
      row[labels[position]] -= 1 - smoothing
    }
  }

  /// Computes the gradients of the head, both biases and every hidden vector.
  func computeGradients(head: FloatMatrix) {
    BLAS.multiply(
      .transposed(errors), .plain(hidden), into: headGradient,
      rows: shape.outputCount, inner: count, columns: shape.hiddenSize)
    BLAS.multiply(
      .plain(errors), .plain(head), into: hiddenGradient,
      rows: count, inner: shape.outputCount, columns: shape.hiddenSize)
    headBiasGradient.fill(0)
    hiddenBiasGradient.fill(0)
    for position in 0..<count {
      multiply(hiddenGradient.row(position), by: mask.row(position))
      add(errors.row(position), to: headBiasGradient)
      add(hiddenGradient.row(position), to: hiddenBiasGradient)
    }
  }

  private func sumHidden(
    _ units: Range<Int>, embedding: FloatMatrix, hiddenBias: FloatMatrix
  ) {
    for position in 0..<count {
      HiddenSum.compute(
        features(position), units, embedding: embedding, bias: hiddenBias,
        into: hidden.row(position))
      for unit in units { hidden.row(position)[unit] *= mask.row(position)[unit] }
    }
  }

  private func multiply(_ row: UnsafeMutablePointer<Float>, by mask: UnsafePointer<Float>) {
    for unit in 0..<shape.hiddenSize { row[unit] *= mask[unit] }
  }

  private func add(_ row: UnsafePointer<Float>, to sum: FloatMatrix) {
    for index in 0..<sum.columns { sum.base[index] += row[index] }
  }
}

/// Inverted dropout: keeps an element with a given chance and scales it up.
private struct Dropout {
  let factor: Float
  private let threshold: UInt64
  private var bits: UInt64 = 0
  private var left = 0

  init(share: Double) {
    factor = Float(1 / (1 - share))
    threshold = UInt64(share * 65536)
  }

  /// Decides over one element; sixteen random bits each.
  @inline(__always)
  mutating func keeps(using generator: inout SeededGenerator) -> Bool {
    if left == 0 {
      bits = generator.next()
      left = 4
    }
    defer {
      bits >>= 16
      left -= 1
    }
    return bits & 0xFFFF >= threshold
  }

  mutating func fill(
    _ row: UnsafeMutablePointer<Float>, _ count: Int, using generator: inout SeededGenerator
  ) {
    for index in 0..<count { row[index] = keeps(using: &generator) ? factor : 0 }
  }
}
