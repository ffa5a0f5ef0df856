import IntentClassification

extension IntentTrainer {
  /// The best trials that a card tells of.
  private static let toldTrials = 20

  /// Returns a model whose configuration was searched for about as long as `budget` says; it is never
  /// worse on the held-out rows than the one of the trainer's own configuration.
  ///
  /// The search sees training rows only. Its winner is kept if it is right more often on the rows
  /// held out. `elapsed` tells the time since the call; `progress` is called after each trial.
  package func fitTuned(
    _ data: TrainingData, within budget: Duration, elapsed: () -> Duration,
    progress: (TuningProgress) -> Void = { _ in }
  ) throws(TrainingError) -> TrainedModel {
    let untuned = try assembly(data)
    // As the winner's trial took longer than the first, so will its fit: so much is set aside.
    let fit = elapsed()
    let split = data.split(seed: seed)
    let trials = TuningSearch(split, seed: seed, threads: threads).run(
      from: configuration, left: { budget - fit * $0.slowdown - elapsed() },
      progress: { trials in
        progress(TuningProgress(trials, share: elapsed() / budget))
      })
    return try chosen(untuned, trials, data, split)
  }

  private func chosen(
    _ untuned: ModelAssembly, _ trials: [TuningSearch.Trial], _ data: TrainingData,
    _ split: TrainingSplit
  ) throws(TrainingError) -> TrainedModel {
    var assembly = untuned
    var tuning = record(trials)
    tuning.untunedValidationAccuracy = untuned.card.validationAccuracy
    if let best = trials.best, best.configuration != configuration {
      var trainer = self
      trainer.configuration = best.configuration
      // Written out, so that `--config` with the card's numbers makes the same model.
      trainer.configuration = trainer.resolved(split)
      let tuned = try trainer.assembly(data)
      tuning.validationAccuracy = tuned.card.validationAccuracy
      if let right = tuned.card.validationAccuracy,
        right > untuned.card.validationAccuracy ?? 1
      {
        assembly = tuned
        tuning.isKept = true
      }
    }
    assembly.card.tuning = tuning
    return trained(assembly)
  }

  private func record(_ trials: [TuningSearch.Trial]) -> ModelDescription.Tuning {
    let ranked = trials.enumerated().sorted {
      ($1.element.accuracy, $0.offset) < ($0.element.accuracy, $1.offset)
    }
    return ModelDescription.Tuning(
      trials: trials.count, folds: TuningSearch.folds, seed: seed,
      untunedAccuracy: trials.first?.accuracy ?? 0, accuracy: trials.best?.accuracy ?? 0,
      best: ranked.prefix(Self.toldTrials).map { number, trial in
        ModelDescription.Tuning.Trial(
          number: number + 1, accuracy: trial.accuracy,
          changes: trial.configuration.values.filter { configuration.values[$0.key] != $0.value })
      })
  }
}

/// How far a search for a configuration has come.
package struct TuningProgress: Sendable {
  /// Trials that are done.
  package let trials: Int
  /// The accuracy of the configuration that the search began with, out of fold.
  package let untunedAccuracy: Double
  /// The best accuracy so far.
  package let accuracy: Double
  /// The share of the time that is used, from 0; may exceed 1.
  package let share: Double

  init(_ trials: [TuningSearch.Trial], share: Double) {
    self.trials = trials.count
    untunedAccuracy = trials.first?.accuracy ?? 0
    accuracy = trials.best?.accuracy ?? 0
    self.share = share
  }
}
