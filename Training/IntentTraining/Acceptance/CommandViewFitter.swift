import IntentClassification

/// Fits the command view: logistic regression on hashed features by AdaGrad, both sides weighted
/// alike.
enum CommandViewFitter {
  private static let epochs = 20
  private static let rate: Float = 0.5
  private static let initialSum: Float = 0.1
  /// Pulls the weights that a row touches towards zero; about C = 10 for 10,000 rows.
  private static let decay: Float = 1e-5

  /// Returns the view that tells `commands` from `refusals`; nil when one side is empty.
  static func fit(
    commands: [String], refusals: [String], extractor: FeatureExtractor, seed: UInt64,
    threads: Int
  ) -> CommandView? {
    guard !commands.isEmpty, !refusals.isEmpty else { return nil }
    let rows = FeatureRows(
      commands.map { ($0, 1) } + refusals.map { ($0, 0) }, extractor: extractor,
      threads: threads)
    let total = Float(rows.count)
    let sideWeights = [total / Float(2 * refusals.count), total / Float(2 * commands.count)]
    var state = State(bucketCount: extractor.configuration.bucketCount, initialSum: initialSum)
    var generator = SeededGenerator(seed: seed ^ 0x636F_6D6D_616E_6400)
    var order = Array(0..<rows.count)
    for epoch in 0..<epochs {
      generator.shuffle(&order)
      let rate = Self.rate * (1 - Float(epoch) / Float(epochs))
      for row in order {
        state.step(
          rows.features[rows.range(row)], isCommand: rows.labels[row] == 1,
          weight: sideWeights[rows.labels[row]], rate: rate, decay: decay)
      }
    }
    return CommandView(weights: state.weights, bias: state.bias)
  }

  private struct State {
    var weights: [Float]
    var bias: Float = 0
    private var sums: [Float]
    private var biasSum: Float

    init(bucketCount: Int, initialSum: Float) {
      weights = [Float](repeating: 0, count: bucketCount)
      sums = [Float](repeating: initialSum, count: bucketCount)
      biasSum = initialSum
    }

    mutating func step(
      _ features: ArraySlice<Feature>, isCommand: Bool, weight: Float, rate: Float, decay: Float
    ) {
      var logOdds = bias
      for feature in features { logOdds += feature.weight * weights[Int(feature.bucket)] }
      let probability = Float(Numerics.sigmoid(Double(logOdds)))
      let error = (probability - (isCommand ? 1 : 0)) * weight
      for feature in features {
        let bucket = Int(feature.bucket)
        let slope = error * feature.weight + decay * weights[bucket]
        sums[bucket] += slope * slope
        weights[bucket] -= rate * slope / sums[bucket].squareRoot()
      }
      biasSum += error * error
      bias -= rate * error / biasSum.squareRoot()
    }
  }
}
