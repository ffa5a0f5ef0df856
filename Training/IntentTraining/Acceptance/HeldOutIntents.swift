import IntentClassification
import IntentEvaluation

/// Stands in for out-of-scope rows where there are none: each fifth of the intents is left out of
/// a training run of its own, and its held-out rows then play the strangers.
///
/// Good for an estimate. It certifies nothing: strangers that are nearer to the intents than the
/// intents are to each other break it.
struct HeldOutIntents {
  private static let folds = 5
  /// With fewer intents, leaving a fifth of them out says little about strangers.
  private static let fewestIntents = 10

  let fitting: ModelFitting

  /// Returns the rows of left-out intents as models that never saw their intent classify them.
  func strangers(_ split: TrainingSplit) -> [ClassifiedRow] {
    var intents = split.intents
    guard intents.count >= Self.fewestIntents else { return [] }
    var generator = SeededGenerator(seed: fitting.seed ^ 0x7374_7261_6E67_6572)
    generator.shuffle(&intents)
    let shuffled = intents
    return Parallel.map(Self.folds, threads: fitting.threads) { fold in
      let leftOut = Set(shuffled.indices.filter { $0 % Self.folds == fold }.map { shuffled[$0] })
      return strangers(split, leavingOut: leftOut)
    }.flatMap { $0 }
  }

  private func strangers(_ split: TrainingSplit, leavingOut intents: Set<String>) -> [ClassifiedRow]
  {
    let rest = split.leavingOut(intents)
    var fitting = fitting
    fitting.threads = 1
    var assembly = fitting.assembly(rest, card: .empty)
    assembly.temperature = CalibrationFitter.temperature(
      HeldOutRows(rest.validation, threads: 1)
        .calibrationRows(assembly.unrecordedClassifier()))
    let strangers = split.validation.filter { intents.contains($0.intent) }.map {
      LabeledUtterance(
        utterance: $0.utterance, intent: $0.intent, location: $0.location,
        countsAsOutOfScope: true)
    }
    return HeldOutRows(strangers, threads: 1).classified(assembly.unrecordedClassifier())
  }
}

extension TrainingSplit {
  fileprivate func leavingOut(_ intents: Set<String>) -> TrainingSplit {
    TrainingSplit(
      training: training.filter { !intents.contains($0.intent) },
      validation: validation.filter { !intents.contains($0.intent) }, outOfScope: outOfScope,
      negatives: negatives)
  }
}

extension ModelDescription {
  /// The card of a model that is thrown away.
  static var empty: ModelDescription {
    ModelDescription(
      trainerVersion: "", kernel: "",
      data: Data(
        files: [], fingerprint: "", trainingRows: 0, validationRows: 0, outOfScopeRows: 0,
        negativeRows: 0, rowsPerIntent: [:]),
      seed: 0, configuration: [:], validationAccuracy: nil)
  }
}
