import IntentClassification
import IntentEvaluation

/// Everything that is fitted on held-out rows: temperature, acceptance score, thresholds.
struct ModelCalibration {
  var targets: RoutingTargets
  var seed: UInt64
  var threads: Int

  /// Fits the assembly's calibration, acceptance score and thresholds on held-out rows.
  ///
  /// `strangers` stand in for out-of-scope rows where the split has none: for an estimate only.
  func apply(
    to assembly: inout ModelAssembly, _ split: TrainingSplit, strangers: [ClassifiedRow] = []
  ) {
    let rows = HeldOutRows(split.validation + split.outOfScope, threads: threads)
    assembly.acceptance.score = nil
    assembly.temperature = CalibrationFitter.temperature(
      rows.calibrationRows(assembly.unrecordedClassifier()))
    let classifier = assembly.unrecordedClassifier()
    let classified = rows.classified(classifier) + strangers
    assembly.card.validationAccuracy = classified.accuracy
    let fitter = AcceptanceFitter(expectedOutOfScope: targets.expectedOutOfScope)
    let fitting = classified.map(\.acceptanceRow) + standIns(split, classifier)
    let scores = fitter.outOfFoldScores(fitting, seed: seed)
    let score = (scores == nil ? nil : fitter.fit(fitting)) ?? AcceptanceFitter.unfitted
    assembly.acceptance.score = score
    assembly.thresholds = targets.thresholds(
      strangersAreMade: split.outOfScope.isEmpty,
      classified.enumerated().map { index, row in
        row.scored(scores?[index] ?? score.score(AcceptanceEvidence(values: row.evidence)))
      })
  }

  /// Negated, reported, asked and joined forms of held-out rows. They teach the score to refuse
  /// such text where there are no out-of-scope rows, and where the model has learned from rows to
  /// refuse that this is wanted. They certify nothing.
  private func standIns(
    _ split: TrainingSplit, _ classifier: IntentClassifier
  ) -> [AcceptanceFitter.Row] {
    let isWanted = split.outOfScope.isEmpty || classifier.description.data.negativeRows > 0
    guard isWanted else { return [] }
    return ContrastRows.texts(from: split.validation, seed: seed).map { text in
      AcceptanceFitter.Row(
        evidence: classifier.acceptanceEvidence(text).values, isRight: false,
        isOutOfScope: true, isStandIn: true)
    }
  }
}
