public import Foundation

/// The hyperparameters of one training run; each has the recipe's value by default.
public struct TrainingConfiguration: Hashable, Sendable {
  /// The logarithm, base 2, of the number of hash buckets.
  public var bucketBits = 14
  /// The width of the hidden vector; a multiple of 32.
  public var hiddenSize = 128
  /// Passes over the training rows; 0 chooses by the number of rows an intent has.
  public var epochs = 0
  /// AdaGrad's step size at the start; it falls linearly to 0.
  public var learningRate = 0.1
  /// What AdaGrad's sums of squared gradients start from.
  public var initialAccumulator = 1e-4
  /// Biases learn slower than weights by this factor.
  public var biasRate = 0.1
  /// Rows whose head gradients are summed before a step.
  public var batchSize = 16
  /// The share of the target that is spread over all intents (Szegedy et al., 2016).
  public var labelSmoothing = 0.05
  /// The share of features that is left out at each look at a row (Srivastava et al., 2014).
  public var featureDropout = 0.5
  /// The share of hidden units that is left out.
  public var hiddenDropout = 0.2

  /// Makes the default configuration.
  public init() {}

  /// Reads a JSON object of numbers by the names of the properties; others keep their defaults.
  public init(contentsOf url: URL) throws(TrainingError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory),
      !isDirectory.boolValue
    else { throw .missingConfiguration(path: url.relativePath) }
    let values: [String: Double]
    do {
      values = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: url))
    } catch {
      throw .unreadableConfiguration(path: url.relativePath)
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = Self.parameters.first(where: { $0.name == name }) else {
        throw .unknownParameter(
          path: url.relativePath, name: name, known: Self.parameters.map(\.name))
      }
      guard parameter.accepts(value) else {
        throw .parameterOutOfRange(
          path: url.relativePath, name: name, value: value, range: parameter.range)
      }
      parameter.set(&self, value)
    }
  }

  /// Every parameter by name, as the model's card records it.
  var values: [String: Double] {
    Dictionary(uniqueKeysWithValues: Self.parameters.map { ($0.name, $0.get(self)) })
  }

  /// Returns the passes to make over so many rows of so many intents.
  ///
  /// Few rows need more looks: about 1,000 rows' worth of looks an intent, from 15 to 60 passes.
  func resolvedEpochs(rows: Int, intents: Int) -> Int {
    guard epochs == 0 else { return epochs }
    let rowsPerIntent = max(1, rows / max(1, intents))
    return min(60, max(15, 1500 / rowsPerIntent))
  }
}

extension TrainingConfiguration {
  /// A number of the configuration with its name and the range in which training works.
  struct Parameter: Sendable {
    let name: String
    let range: ClosedRange<Double>
    let step: Double?
    let get: @Sendable (TrainingConfiguration) -> Double
    let set: @Sendable (inout TrainingConfiguration, Double) -> Void

    func accepts(_ value: Double) -> Bool {
      guard range.contains(value) else { return false }
      return step.map { value.truncatingRemainder(dividingBy: $0) == 0 } ?? true
    }
  }

  static let parameters: [Parameter] = [
    whole("bucketBits", 8...18, get: { $0.bucketBits }, set: { $0.bucketBits = $1 }),
    whole("hiddenSize", 32...512, step: 32, get: { $0.hiddenSize }, set: { $0.hiddenSize = $1 }),
    whole("epochs", 0...1000, get: { $0.epochs }, set: { $0.epochs = $1 }),
    real("learningRate", 1e-4...1, get: { $0.learningRate }, set: { $0.learningRate = $1 }),
    real(
      "initialAccumulator", 1e-8...1, get: { $0.initialAccumulator },
      set: { $0.initialAccumulator = $1 }),
    real("biasRate", 0...1, get: { $0.biasRate }, set: { $0.biasRate = $1 }),
    whole("batchSize", 1...256, get: { $0.batchSize }, set: { $0.batchSize = $1 }),
    real("labelSmoothing", 0...0.5, get: { $0.labelSmoothing }, set: { $0.labelSmoothing = $1 }),
    real("featureDropout", 0...0.9, get: { $0.featureDropout }, set: { $0.featureDropout = $1 }),
    real("hiddenDropout", 0...0.9, get: { $0.hiddenDropout }, set: { $0.hiddenDropout = $1 }),
  ]

  private static func whole(
    _ name: String, _ range: ClosedRange<Double>, step: Double = 1,
    get: @escaping @Sendable (TrainingConfiguration) -> Int,
    set: @escaping @Sendable (inout TrainingConfiguration, Int) -> Void
  ) -> Parameter {
    Parameter(
      name: name, range: range, step: step, get: { Double(get($0)) }, set: { set(&$0, Int($1)) })
  }

  private static func real(
    _ name: String, _ range: ClosedRange<Double>,
    get: @escaping @Sendable (TrainingConfiguration) -> Double,
    set: @escaping @Sendable (inout TrainingConfiguration, Double) -> Void
  ) -> Parameter {
    Parameter(name: name, range: range, step: nil, get: get, set: set)
  }
}
