import IntentClassification
import IntentCommandLine
import IntentTraining

/// What came out of a training run, in a few lines.
struct TrainingSummary {
  private let model: TrainedModel
  private let path: String

  init(_ model: TrainedModel, path: String) {
    self.model = model
    self.path = path
  }

  func write(to output: OutputWriter) throws {
    let card = model.classifier.description
    try output.writeLine(
      "\(path): \(model.file.count) bytes, \(model.classifier.intents.count) intents")
    try output.writeLine(
      "rows: \(card.data.trainingRows) trained on, \(card.data.validationRows) held out, "
        + "\(card.data.outOfScopeRows) out of scope")
    if let accuracy = card.validationAccuracy {
      try output.writeLine("accuracy on the rows held out: \(Percent.text(accuracy))")
    }
    try output.writeLine(threshold)
  }

  private var threshold: String {
    let threshold = model.classifier.threshold
    let target = "for at most \(Percent.text(threshold.maxMisrouteRate)) misroutes"
    guard let coverage = threshold.coverage else {
      return "threshold: \(threshold.value), a guess: too few rows were held out to choose it "
        + "\(target); give --validation"
    }
    let assumption =
      threshold.expectedOutOfScope.map { "\(Percent.text($0)) out of scope assumed" }
      ?? "untested against out-of-scope text: give --out-of-scope"
    return "threshold: \(threshold.value) \(target), coverage \(Percent.text(coverage)) "
      + "(\(assumption))"
  }
}

/// Shares as the trainer prints them.
enum Percent {
  /// Returns a share in per cent with one decimal, such as `92.8 %`.
  static func text(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
