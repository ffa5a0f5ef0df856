import IntentClassification
import IntentEvaluation

/// Everything that is fitted on held-out rows: temperature, acceptance score, thresholds.
struct ModelCalibration {
  var targets: RoutingTargets
  var seed: UInt64
  var threads: Int

  /// Fits the assembly's calibration, acceptance score and thresholds on held-out rows.
  func apply(to assembly: inout ModelAssembly, _ split: TrainingSplit) {
    let rows = HeldOutRows(split, threads: threads)
    assembly.acceptance.score = nil
    assembly.temperature = CalibrationFitter.temperature(
      rows.calibrationRows(assembly.unrecordedClassifier()))
    let classifier = assembly.unrecordedClassifier()
    let classified = rows.classified(classifier)
    assembly.card.validationAccuracy = classified.accuracy
    let fitter = AcceptanceFitter(expectedOutOfScope: targets.expectedOutOfScope)
    let fitting = classified.map(\.acceptanceRow) + standIns(split, classifier)
    let scores = fitter.outOfFoldScores(fitting, seed: seed)
    assembly.acceptance.score = scores == nil ? nil : fitter.fit(fitting)
    assembly.thresholds = targets.thresholds(
      classified.enumerated().map { index, row in
        row.scored(scores?[index] ?? row.confidence)
      })
  }

  /// Negated, reported, asked and joined forms of held-out rows, which teach the score to refuse
  /// where there are no out-of-scope rows. They certify nothing.
  private func standIns(
    _ split: TrainingSplit, _ classifier: IntentClassifier
  ) -> [AcceptanceFitter.Row] {
    guard split.outOfScope.isEmpty else { return [] }
    return ContrastRows.texts(from: split.validation, seed: seed).map { text in
      AcceptanceFitter.Row(
        evidence: classifier.acceptanceEvidence(text).values, isRight: false, isOutOfScope: true)
    }
  }
}
