import IntentClassification
import IntentCommandLine
import IntentCommandSupport

/// What came out of a training or calibration run, in a few lines.
struct TrainingSummary {
  private let classifier: IntentClassifier
  private let path: String

  init(_ classifier: IntentClassifier, path: String) {
    self.classifier = classifier
    self.path = path
  }

  private var tuningLines: [String] {
    guard let tuning = classifier.description.tuning else { return [] }
    let again = RepeatedCommand(
      arguments: Array(CommandLine.arguments.dropFirst()), model: path)
    return TuningText.lines(tuning) + (tuning.isKept ? again.lines : [])
  }

  func write(to output: OutputWriter) throws {
    let data = classifier.description.data
    try output.writeLine(
      "\(path): \(classifier.byteCount) bytes, \(classifier.intents.count) intents")
    try output.writeLine(
      "rows: \(data.trainingRows) trained on, \(data.validationRows) held out, "
        + "\(data.outOfScopeRows) out of scope, \(data.negativeRows) to refuse")
    if let accuracy = classifier.description.validationAccuracy {
      try output.writeLine("accuracy on the rows held out: \(Percent.text(accuracy))")
    }
    for line in tuningLines { try output.writeLine(line) }
    for line in ThresholdTable(classifier.thresholds).lines { try output.writeLine(line) }
  }
}
