public import Foundation
import IntentClassification
import IntentEvaluation

/// Makes a model from labelled utterances: fits the network, calibrates it and chooses the
/// threshold on rows that it was not fitted on.
///
/// The same data, configuration and seed give the same file, byte for byte, whatever the number
/// of threads, on one kind of processor.
public struct IntentTrainer: Sendable {
  /// A model holds no more intents than this.
  public static let mostIntents = 10_000

  /// The hyperparameters.
  public var configuration: TrainingConfiguration
  /// The seed of every random choice.
  public var seed: UInt64
  /// How many threads work at a time; the result does not depend on it.
  public var threads: Int
  /// The largest share of wrong decisions among those routed to aim at, in 0...1.
  public var maxMisrouteRate: Double
  /// The share of arrivals assumed to be out of scope, in 0..<1.
  public var expectedOutOfScope: Double

  /// Makes a trainer.
  public init(
    configuration: TrainingConfiguration = TrainingConfiguration(), seed: UInt64 = 1,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, maxMisrouteRate: Double = 0.05,
    expectedOutOfScope: Double = 0.18
  ) {
    self.configuration = configuration
    self.seed = seed
    self.threads = threads
    self.maxMisrouteRate = maxMisrouteRate
    self.expectedOutOfScope = expectedOutOfScope
  }

  /// Returns a trained model; `progress` is called after each pass over the rows.
  ///
  /// Blocks the calling thread for seconds to minutes, in proportion to rows and passes.
  public func fit(
    _ data: TrainingData, progress: (TrainingProgress) -> Void = { _ in }
  ) throws(TrainingError) -> TrainedModel {
    BLAS.useOneThread()
    let split = data.split(seed: seed)
    guard !split.training.isEmpty else { throw .noRows }
    let intents = Set(split.training.map(\.intent)).sorted()
    guard intents.count <= Self.mostIntents else {
      throw .tooManyIntents(found: intents.count, limit: Self.mostIntents)
    }
    let fitting = NetworkFitting(
      split: split, intents: intents, configuration: configuration, seed: seed, threads: threads)
    let network = QuantizedNetwork(fitting.run(progress))
    let assembly = ModelAssembly(
      features: fitting.extractor.configuration, intents: intents.map { Intent($0) },
      network: network, card: card(split, data))
    return finish(assembly, split)
  }

  /// Calibrates the network as it was quantised, chooses the threshold and writes the file.
  private func finish(_ assembly: ModelAssembly, _ split: TrainingSplit) -> TrainedModel {
    var assembly = assembly
    let rows = HeldOutRows(split, assembly.unrecordedClassifier(), threads: threads)
    assembly.temperature = CalibrationFitter.temperature(rows.calibrationRows)
    let outcomes = rows.outcomes(temperature: assembly.temperature)
    assembly.card.validationAccuracy = outcomes.accuracy
    assembly.threshold = ThresholdSelector(
      maxMisrouteRate: maxMisrouteRate, expectedOutOfScope: expectedOutOfScope
    ).threshold(outcomes)
    assembly.goldenUtterances = Self.goldenUtterances(split.training)
    let (file, classifier) = assembly.fileAndClassifier()
    return TrainedModel(file: file, classifier: classifier)
  }

  private func card(_ split: TrainingSplit, _ data: TrainingData) -> ModelDescription {
    ModelDescription(
      trainerVersion: ProgramVersion.current,
      data: ModelDescription.Data(
        files: data.files, fingerprint: data.fingerprint, trainingRows: split.training.count,
        validationRows: split.validation.count, outOfScopeRows: split.outOfScope.count,
        rowsPerIntent: Dictionary(grouping: split.training, by: \.intent).mapValues(\.count)),
      seed: seed, configuration: configuration.values, validationAccuracy: nil)
  }

  /// Sixteen training rows, evenly spaced over the file.
  private static func goldenUtterances(_ rows: [LabeledUtterance]) -> [String] {
    let count = min(16, rows.count)
    return (0..<count).map { rows[$0 * rows.count / count].utterance }
  }
}
