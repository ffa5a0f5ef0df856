import IntentClassification
import IntentEvaluation

/// Fits the network by stochastic gradient descent on the soft-max cross-entropy.
///
/// Rows are taken in small batches: the head's products and its gradient are three matrix
/// products. The embedding's sparse updates follow row by row; threads share them by hidden unit, so
/// that each weight sees the same numbers in the same order whatever their number.
struct NetworkTrainer {
  private let shape: NetworkShape
  private let configuration: TrainingConfiguration
  private let rows: FeatureRows
  private let epochs: Int
  private let threads: Int
  private var generator: SeededGenerator

  private let embedding: Trainable
  private let hiddenBias: Trainable
  private let head: Trainable
  private let headBias: Trainable
  private var batch: TrainingBatch

  init(
    rows: FeatureRows, shape: NetworkShape, configuration: TrainingConfiguration, epochs: Int,
    seed: UInt64, threads: Int
  ) {
    self.threads = threads
    self.rows = rows
    self.shape = shape
    self.configuration = configuration
    self.epochs = epochs
    generator = SeededGenerator(seed: seed)
    let hidden = shape.hiddenSize
    let root = Float(hidden).squareRoot()
    let sum = Float(configuration.initialAccumulator)
    embedding = Trainable(rows: shape.bucketCount, columns: hidden, initialSum: sum)
    embedding.randomize(bound: 0.5 / root, using: &generator)
    hiddenBias = Trainable(rows: 1, columns: hidden, initialSum: sum)
    head = Trainable(rows: shape.outputCount, columns: hidden, initialSum: sum)
    head.randomize(bound: 0.1 / root, using: &generator)
    headBias = Trainable(rows: 1, columns: shape.outputCount, initialSum: sum)
    batch = TrainingBatch(size: configuration.batchSize, shape: shape, threads: threads)
  }

  /// Returns the share of rows whose best of the first `intents` outputs is their label.
  func accuracy(on rows: FeatureRows, intents: Int) -> Double {
    scorer.accuracy(on: rows, intents: intents)
  }

  /// Returns the most probable outputs of each row, in order.
  func predictions(of rows: FeatureRows) -> [OutOfFoldPrediction] { scorer.predictions(of: rows) }

  private var scorer: NetworkScorer {
    NetworkScorer(
      shape: shape, embedding: embedding.weights, hiddenBias: hiddenBias.weights,
      head: head.weights, headBias: headBias.weights, threads: threads)
  }

  /// The weights as they stand.
  var parameters: NetworkParameters {
    NetworkParameters(
      shape: shape, embedding: embedding.weights.array(),
      hiddenBias: hiddenBias.weights.array(), head: head.weights.array(),
      headBias: headBias.weights.array())
  }

  /// Makes one pass over all rows in a new random order.
  mutating func runEpoch(_ epoch: Int) {
    var order = Array(0..<rows.count)
    generator.shuffle(&order)
    let total = Float(epochs * rows.count)
    for start in stride(from: 0, to: order.count, by: configuration.batchSize) {
      let indices = order[start..<min(start + configuration.batchSize, order.count)]
      let progress = Float(epoch * rows.count + start) / total
      step(indices, rate: Float(configuration.learningRate) * (1 - progress))
    }
  }

  private mutating func step(_ indices: ArraySlice<Int>, rate: Float) {
    batch.draw(
      indices, of: rows, configuration: configuration, embedding: embedding.weights,
      hiddenBias: hiddenBias.weights, using: &generator)
    batch.computeErrors(
      head: head.weights, headBias: headBias.weights,
      smoothing: Float(configuration.labelSmoothing))
    batch.computeGradients(head: head.weights)
    let biasRate = rate * Float(configuration.biasRate)
    head.step(batch.headGradient.base, rate: rate)
    headBias.step(batch.headBiasGradient.base, rate: biasRate)
    hiddenBias.step(batch.hiddenBiasGradient.base, rate: biasRate)
    let (embedding, batch) = (embedding, batch)
    UnitRanges(shape.hiddenSize, threads: threads).runEach { units in
      Self.step(embedding, units, batch, rate: rate)
    }
  }

  private static func step(
    _ embedding: Trainable, _ units: Range<Int>, _ batch: TrainingBatch, rate: Float
  ) {
    for position in 0..<batch.count {
      let gradient = batch.hiddenGradient.row(position)
      for feature in batch.features(position) {
        embedding.step(
          row: Int(feature.bucket), units, gradient, scale: feature.weight, rate: rate)
      }
    }
  }
}

/// Weights with AdaGrad's sums beside them.
private struct Trainable: Sendable {
  let weights: FloatMatrix
  private let sums: FloatMatrix

  init(rows: Int, columns: Int, initialSum: Float) {
    weights = FloatMatrix(rows: rows, columns: columns)
    sums = FloatMatrix(rows: rows, columns: columns, value: initialSum)
  }

  func randomize(bound: Float, using generator: inout SeededGenerator) {
    for index in 0..<weights.count { weights.base[index] = generator.symmetric(bound) }
  }

  func step(_ gradient: UnsafePointer<Float>, rate: Float) {
    AdaGrad.step(
      weights: weights.base, sums: sums.base, gradient: gradient, scale: 1, rate: rate,
      count: weights.count)
  }

  @inline(__always)
  func step(
    row: Int, _ units: Range<Int>, _ gradient: UnsafePointer<Float>, scale: Float, rate: Float
  ) {
    let first = units.lowerBound
    AdaGrad.step(
      weights: weights.row(row) + first, sums: sums.row(row) + first,
      gradient: gradient + first, scale: scale, rate: rate, count: units.count)
  }
}
