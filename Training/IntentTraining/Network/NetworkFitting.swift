import IntentClassification
import IntentEvaluation

/// One run of the network trainer over a split: features in, weights out.
struct NetworkFitting {
  let extractor: FeatureExtractor
  private let configuration: TrainingConfiguration
  private let seed: UInt64
  private let threads: Int
  private let intentCount: Int
  private let hasRefusal: Bool
  private let training: FeatureRows
  private let validation: FeatureRows

  init(
    split: TrainingSplit, intents: [String], configuration: TrainingConfiguration, seed: UInt64,
    threads: Int
  ) {
    self.configuration = configuration
    self.seed = seed
    self.threads = threads
    intentCount = intents.count
    hasRefusal = !split.negatives.isEmpty
    extractor = FeatureExtractor(FeatureConfiguration(bucketBits: configuration.bucketBits))
    let labels = Dictionary(uniqueKeysWithValues: zip(intents, intents.indices))
    // A validation row of an intent that is not trained counts as wrong: label -1.
    let rows = { (rows: [LabeledUtterance], extractor: FeatureExtractor) in
      FeatureRows(
        rows.map { ($0.utterance, $0.isOutOfScope ? intents.count : labels[$0.intent] ?? -1) },
        extractor: extractor,
        threads: threads)
    }
    training = rows(split.training + split.negatives, extractor)
    validation = rows(split.validation, extractor)
  }

  /// Trains and returns the weights, reporting after each pass.
  func run(_ progress: (TrainingProgress) -> Void) -> NetworkParameters {
    train { trainer, epoch, epochs in
      let accuracy =
        validation.count == 0 ? nil : trainer.accuracy(on: validation, intents: intentCount)
      progress(TrainingProgress(epoch: epoch, epochs: epochs, validationAccuracy: accuracy))
    }.parameters
  }

  /// Trains and returns the most probable outputs of each validation row, in order.
  func validationPredictions() -> [OutOfFoldPrediction] {
    train { _, _, _ in }.predictions(of: validation)
  }

  /// Trains and returns how many validation rows the best intent is right for.
  func rightValidationRows() -> Int {
    guard validation.count > 0 else { return 0 }
    let share = train { _, _, _ in }.accuracy(on: validation, intents: intentCount)
    return Int((share * Double(validation.count)).rounded())
  }

  /// Makes all passes; `afterEpoch` is given the number of those made, from 1, and of all.
  private func train(_ afterEpoch: (NetworkTrainer, Int, Int) -> Void) -> NetworkTrainer {
    let shape = NetworkShape(
      bucketCount: extractor.configuration.bucketCount, hiddenSize: configuration.hiddenSize,
      outputCount: intentCount + (hasRefusal ? 1 : 0))
    let epochs = configuration.resolvedEpochs(rows: training.count, intents: intentCount)
    var trainer = NetworkTrainer(
      rows: training, shape: shape, configuration: configuration, epochs: epochs, seed: seed,
      threads: threads)
    for epoch in 0..<epochs {
      trainer.runEpoch(epoch)
      afterEpoch(trainer, epoch + 1, epochs)
    }
    return trainer
  }
}
