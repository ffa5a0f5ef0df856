public import Foundation
import IntentClassification
import IntentEvaluation

/// Makes a model from labelled utterances: fits the network, calibrates it and chooses thresholds
/// on rows that it was not fitted on.
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
  /// The misroute rates to choose thresholds for.
  public var targets: RoutingTargets

  /// Makes a trainer.
  public init(
    configuration: TrainingConfiguration = TrainingConfiguration(), seed: UInt64 = 1,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    targets: RoutingTargets = RoutingTargets()
  ) {
    self.configuration = configuration
    self.seed = seed
    self.threads = threads
    self.targets = targets
  }

  /// Returns a trained model; `progress` is called after each pass over the rows.
  ///
  /// Blocks the calling thread for seconds to minutes, in proportion to rows and passes.
  public func fit(
    _ data: TrainingData, progress: (TrainingProgress) -> Void = { _ in }
  ) throws(TrainingError) -> TrainedModel {
    trained(try assembly(data, progress: progress))
  }

  /// Returns everything that a model file holds.
  func assembly(
    _ data: TrainingData, progress: (TrainingProgress) -> Void = { _ in }
  ) throws(TrainingError) -> ModelAssembly {
    BLAS.useOneThread()
    let split = data.split(seed: seed)
    guard !split.training.isEmpty else { throw .noRows }
    let intents = split.intents
    guard intents.count <= Self.mostIntents else {
      throw .tooManyIntents(found: intents.count, limit: Self.mostIntents)
    }
    let fitting = ModelFitting(configuration: configuration, seed: seed, threads: threads)
    var assembly = fitting.assembly(split, card: card(split, data), progress: progress)
    let strangers =
      split.outOfScope.isEmpty ? HeldOutIntents(fitting: fitting).strangers(split) : []
    ModelCalibration(targets: targets, seed: seed, threads: threads)
      .apply(to: &assembly, split, strangers: strangers)
    return assembly
  }

  /// Returns the model of an assembly.
  func trained(_ assembly: ModelAssembly) -> TrainedModel {
    let (file, classifier) = assembly.fileAndClassifier()
    return TrainedModel(file: file, classifier: classifier)
  }

  /// The configuration with the passes that were made.
  func resolved(_ split: TrainingSplit) -> TrainingConfiguration {
    var configuration = configuration
    configuration.epochs = configuration.resolvedEpochs(
      rows: split.training.count + split.negatives.count, intents: split.intents.count)
    return configuration
  }

  private func card(_ split: TrainingSplit, _ data: TrainingData) -> ModelDescription {
    ModelDescription(
      trainerVersion: ProgramVersion.current, kernel: BLAS.kernel,
      data: ModelDescription.Data(
        files: data.files, fingerprint: data.fingerprint, trainingRows: split.training.count,
        validationRows: split.validation.count, outOfScopeRows: split.outOfScope.count,
        negativeRows: split.negatives.count,
        rowsPerIntent: Dictionary(grouping: split.training, by: \.intent).mapValues(\.count)),
      seed: seed, configuration: resolved(split).values, validationAccuracy: nil)
  }
}
