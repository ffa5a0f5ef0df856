package import IntentClassification

/// What a model's card tells of the search for its configuration, in lines.
package enum TuningText {
  package static func lines(_ tuning: ModelDescription.Tuning) -> [String] {
    let search =
      "\(tuning.trials) trials in \(tuning.folds) folds, seed \(tuning.seed): "
      + "\(Percent.text(tuning.accuracy)) for the best, \(Percent.text(tuning.untunedAccuracy)) "
      + "as given"
    return [search, verdict(tuning)]
  }

  private static func verdict(_ tuning: ModelDescription.Tuning) -> String {
    guard let tuned = tuning.validationAccuracy else {
      return "nothing better was found: the hyperparameters are as given"
    }
    let given = tuning.untunedValidationAccuracy.map(Percent.text) ?? "n/a"
    let figures = "\(Percent.text(tuned)) on the rows held out, \(given) as given"
    guard tuning.isKept, let best = tuning.best.first else {
      return "the best had \(figures): not kept"
    }
    let changes = best.changes.sorted { $0.key < $1.key }
      .map { "\($0.key) \(Int(exactly: $0.value).map(String.init) ?? "\($0.value)")" }
    return "kept, with \(figures): " + changes.joined(separator: ", ")
  }
}
