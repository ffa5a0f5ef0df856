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
    BLAS.useOneThread()
    let split = data.split(seed: seed)
    guard !split.training.isEmpty else { throw .noRows }
    let intents = Set(split.training.map(\.intent)).sorted()
    guard intents.count <= Self.mostIntents else {
      throw .tooManyIntents(found: intents.count, limit: Self.mostIntents)
    }
    let fitting = NetworkFitting(
      split: split, intents: intents, configuration: configuration, seed: seed, threads: threads)
    var assembly = ModelAssembly(
      features: fitting.extractor.configuration, intents: intents.map { Intent($0) },
      network: QuantizedNetwork(fitting.run(progress)), card: card(split, data))
    TrainingMemory(split, intents, fitting.extractor).apply(to: &assembly)
    assembly.acceptance.commandView = CommandViewFitter.fit(
      commands: split.training.map(\.utterance),
      refusals: split.negatives.map(\.utterance)
        + ContrastRows.texts(from: split.training, seed: seed),
      extractor: fitting.extractor, seed: seed, threads: threads)
    ModelCalibration(targets: targets, seed: seed, threads: threads).apply(to: &assembly, split)
    let (file, classifier) = assembly.fileAndClassifier()
    return TrainedModel(file: file, classifier: classifier)
  }

  private func card(_ split: TrainingSplit, _ data: TrainingData) -> ModelDescription {
    ModelDescription(
      trainerVersion: ProgramVersion.current,
      data: ModelDescription.Data(
        files: data.files, fingerprint: data.fingerprint, trainingRows: split.training.count,
        validationRows: split.validation.count, outOfScopeRows: split.outOfScope.count,
        negativeRows: split.negatives.count,
        rowsPerIntent: Dictionary(grouping: split.training, by: \.intent).mapValues(\.count)),
      seed: seed, configuration: configuration.values, validationAccuracy: nil)
  }
}

/// What a model remembers of its training rows beside the weights.
private struct TrainingMemory {
  /// A text of four times as many words as the longest training row is no command any more.
  private static let lengthFactor = 4
  private static let leastLimit = 40

  private let split: TrainingSplit
  private let intents: [String]
  private let extractor: FeatureExtractor

  init(_ split: TrainingSplit, _ intents: [String], _ extractor: FeatureExtractor) {
    self.split = split
    self.intents = intents
    self.extractor = extractor
  }

  func apply(to assembly: inout ModelAssembly) {
    let labels = Dictionary(uniqueKeysWithValues: zip(intents, intents.indices))
    var grams: Set<UInt64> = []
    for row in split.training { grams.formUnion(extractor.knownGramHashes(of: row.utterance)) }
    let readings = split.training.map { extractor.reading(of: $0.utterance) }
    assembly.acceptance.knownGrams = KnownGrams(members: grams)
    assembly.acceptance.knownUtterances = KnownUtterances(
      zip(readings, split.training).map { ($0.textHash, labels[$1.intent] ?? 0) })
    assembly.longestUtterance = max(
      Self.leastLimit, Self.lengthFactor * (readings.map(\.words).max() ?? 0))
    assembly.goldenUtterances = goldenUtterances
  }

  /// Sixteen training rows, evenly spaced over the data.
  private var goldenUtterances: [String] {
    let count = min(16, split.training.count)
    return (0..<count).map { split.training[$0 * split.training.count / count].utterance }
  }
}
