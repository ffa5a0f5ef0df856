import IntentClassification
import IntentEvaluation

/// Fits everything that rests on training rows: network, command view, and what a model remembers
/// of the rows.
struct ModelFitting {
  var configuration: TrainingConfiguration
  var seed: UInt64
  var threads: Int

  /// Returns a model without calibration or thresholds, its intents in alphabetical order.
  func assembly(
    _ split: TrainingSplit, card: ModelDescription, progress: (TrainingProgress) -> Void = { _ in }
  ) -> ModelAssembly {
    let intents = split.intents
    let fitting = NetworkFitting(
      split: split, intents: intents, configuration: configuration, seed: seed, threads: threads)
    var assembly = ModelAssembly(
      features: fitting.extractor.configuration, intents: intents.map { Intent($0) },
      network: QuantizedNetwork(fitting.run(progress)), card: card)
    TrainingMemory(split, intents, fitting.extractor).apply(to: &assembly)
    assembly.acceptance.commandView = CommandViewFitter(
      commands: split.training.map(\.utterance),
      refusals: split.negatives.map(\.utterance)
        + ContrastRows.texts(from: split.training, seed: seed),
      extractor: fitting.extractor, threads: threads
    )?.fit(seed: seed)
    return assembly
  }
}

/// What a model remembers of its training rows beside the weights.
private struct TrainingMemory {
  /// A text of four times as many words as the longest training row is no command any more.
  private static let lengthFactor = 4
  private static let leastLimit = 40
  private static let goldenCount = 16
  private static let mendedCount = 4

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

  /// Training rows, evenly spaced over the data, the first few also without blanks or with a letter
  /// doubled: what a build makes of unknown words must come out again as well.
  private var goldenUtterances: [String] {
    let rows = goldenRows
    return rows + rows.prefix(Self.mendedCount).map { $0.filter { $0 != " " } }
      + rows.prefix(Self.mendedCount).map { $0 + $0.suffix(1) }
  }

  /// A pasted book would only make the file large.
  private var goldenRows: [String] {
    let rows = split.training.filter { $0.utterance.utf8.count <= FeatureExtractor.longestText }
    let count = min(Self.goldenCount, rows.count)
    return (0..<count).map { rows[$0 * rows.count / count].utterance }
  }
}
