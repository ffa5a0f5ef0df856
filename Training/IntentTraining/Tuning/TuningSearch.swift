import IntentClassification
import IntentEvaluation

/// Looks for a better configuration by cross-validation on training rows alone.
struct TuningSearch {
  /// Four folds keep two or four cores equally busy.
  static let folds = 4

  /// A configuration with the share of rows that it got right out of fold.
  struct Trial: Sendable {
    let configuration: TrainingConfiguration
    let accuracy: Double
    /// How long the trial took.
    let duration: Duration
  }

  private let split: TrainingSplit
  private let intents: [String]
  private let stratified: StratifiedFolds
  private let seed: UInt64
  private let threads: Int

  /// Deals the training rows of a split into folds; its other rows are not looked at.
  init(_ split: TrainingSplit, seed: UInt64, threads: Int) {
    self.split = split
    self.seed = seed
    self.threads = threads
    let names = split.intents
    intents = names
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    stratified = StratifiedFolds(
      labels: split.training.map { numbers[$0.intent, default: 0] },
      groups: split.training.nearDuplicateGroups(), count: Self.folds, seed: seed)
  }

  /// Tries the given configuration, then others while there is time; the first trial is always run.
  ///
  /// `left` tells the time that is left after these trials; a trial is begun only if the longest so far would fit.
  func run(
    from base: TrainingConfiguration, left: ([Trial]) -> Duration, progress: ([Trial]) -> Void
  ) -> [Trial] {
    var candidates = ConfigurationCandidates(base: base, seed: seed)
    var trials: [Trial] = []
    var longest = Duration.zero
    while trials.isEmpty || longest < left(trials) {
      guard let candidate = candidates.next(best: trials.best?.configuration) else { break }
      let before = left(trials)
      let accuracy = accuracy(candidate)
      let duration = before - left(trials)
      trials.append(Trial(configuration: candidate, accuracy: accuracy, duration: duration))
      longest = max(longest, duration)
      progress(trials)
    }
    return trials
  }

  private func accuracy(_ configuration: TrainingConfiguration) -> Double {
    let right = Parallel.map(Self.folds, threads: threads) { fold in
      let held = stratified.rows(in: fold).map { split.training[$0] }
      let part = TrainingSplit(
        training: stratified.rows(outside: fold).map { split.training[$0] }, validation: held,
        outOfScope: [], negatives: split.negatives)
      return NetworkFitting(
        split: part, intents: intents, configuration: configuration, seed: seed,
        threads: max(1, threads / Self.folds)
      ).rightValidationRows()
    }
    return Double(right.reduce(0, +)) / Double(max(1, split.training.count))
  }
}

extension [TuningSearch.Trial] {
  /// How many times as long as the first trial the best one took; 1 where that is not known.
  var slowdown: Double {
    guard let first, let best, first.duration > .zero else { return 1 }
    return best.duration / first.duration
  }

  /// The most accurate trial; of equal ones the earliest.
  var best: TuningSearch.Trial? {
    self.max { $0.accuracy < $1.accuracy }.flatMap { best in
      first { $0.accuracy == best.accuracy }
    }
  }
}
