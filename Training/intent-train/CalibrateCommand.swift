import Foundation
import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentTraining

/// `intent calibrate`: a model and labelled rows in, the model with new thresholds out.
enum CalibrateCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    let path = command.string("out") ?? ""
    try OutputPaths.check(
      path,
      against: command.arguments("FILE") + command.strings("out-of-scope")
        + [command.string("routes")])
    try AtomicFile.checkWritable(path)
    var calibrator = ModelCalibrator()
    calibrator.targets = try CalibrationOptions.targets(command)
    calibrator.seed = command.integer("seed").map { UInt64($0) } ?? calibrator.seed
    calibrator.threads = command.integer("threads") ?? calibrator.threads
    let rows = try CommonOptions.reader(command, role: .test)
      .read(contentsOf: command.arguments("FILE"))
    let model = try calibrator.calibrate(
      modelAt: URL(fileURLWithPath: command.argument("MODEL") ?? ""), on: rows.rows,
      outOfScope: CommonOptions.reader(command, role: .outOfScope)
        .read(contentsOf: command.strings("out-of-scope")).rows)
    try AtomicFile.write(model.file, to: path)
    for warning in warnings(rows, model.classifier) { console.tell("warning: \(warning)") }
    try TrainingSummary(model.classifier, path: path).write(to: console.output)
    return .success
  }

  /// What makes thresholds chosen on these rows worth little.
  private static func warnings(_ rows: Dataset, _ classifier: IntentClassifier) -> [String] {
    var warnings: [String] = []
    let known = rows.inScope.count { classifier.classify($0.utterance).trainingIntent != nil }
    if 10 * known > rows.inScopeCount {
      warnings.append(
        "\(known) of \(rows.inScopeCount) rows stand in the model's training rows, which it gets "
          + "right anyway: use rows that it was not trained on")
    }
    let unknown = Set(rows.intents).subtracting(classifier.intents.map(\.name)).sorted()
    if !unknown.isEmpty {
      warnings.append(
        "the model does not know \(unknown.joined(separator: ", ")): counted as wrong")
    }
    return warnings
  }
}
