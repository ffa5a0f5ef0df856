import IntentClassification
import IntentEvaluation

/// Fits the command view: logistic regression on counts of hashed words and word pairs by AdaGrad,
/// both sides weighted alike.
struct CommandViewFitter {
  /// 2^15 buckets: with a quarter of them, collisions cost as much as they save in bytes.
  private static let bucketCount = 1 << 15
  private static let epochs = 20
  private static let rate: Float = 0.2
  private static let initialSum: Float = 0.1
  /// The inverse of the penalty on squared weights.
  private static let c: Float = 2

  /// Counts a row's grams: the bucket of each occurrence.
  private let rows: [[Int32]]
  private let isCommand: [Bool]

  /// Takes texts of both sides; nil when one is empty.
  init?(commands: [String], refusals: [String], extractor: FeatureExtractor, threads: Int) {
    guard !commands.isEmpty, !refusals.isEmpty else { return nil }
    let texts = commands + refusals
    rows = Parallel.map(texts.count, threads: threads) { index in
      extractor.knownGramHashes(of: texts[index]).map {
        Int32(CommandView.bucket($0, of: Self.bucketCount))
      }
    }
    isCommand = texts.indices.map { $0 < commands.count }
  }

  /// Returns the fitted view; the same rows and seed give the same bits.
  func fit(seed: UInt64) -> CommandView {
    let commands = isCommand.count(where: \.self)
    let total = Float(rows.count)
    let weights = (
      command: total / Float(2 * commands), refusal: total / Float(2 * (rows.count - commands))
    )
    var state = State(bucketCount: Self.bucketCount, initialSum: Self.initialSum)
    var generator = SeededGenerator(seed: seed ^ 0x636F_6D6D_616E_6400)
    var order = Array(rows.indices)
    for epoch in 0..<Self.epochs {
      generator.shuffle(&order)
      let rate = Self.rate * (1 - Float(epoch) / Float(Self.epochs))
      for row in order {
        state.step(
          rows[row], isCommand: isCommand[row],
          weight: isCommand[row] ? weights.command : weights.refusal, rate: rate,
          decay: 1 / (Self.c * total))
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
      _ buckets: [Int32], isCommand: Bool, weight: Float, rate: Float, decay: Float
    ) {
      let logOdds = buckets.reduce(bias) { $0 + weights[Int($1)] }
      let probability = Float(Numerics.sigmoid(Double(logOdds)))
      let error = (probability - (isCommand ? 1 : 0)) * weight
      for bucket in buckets.lazy.map(Int.init) {
        let slope = error + decay * weights[bucket]
        sums[bucket] += slope * slope
        weights[bucket] -= rate * slope / sums[bucket].squareRoot()
      }
      biasSum += error * error
      bias -= rate * error / biasSum.squareRoot()
    }
  }
}
