import Foundation
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
    let model = try calibrator.calibrate(
      modelAt: URL(fileURLWithPath: command.argument("MODEL") ?? ""),
      on: CommonOptions.reader(command, role: .test)
        .read(contentsOf: command.arguments("FILE")).rows,
      outOfScope: CommonOptions.reader(command, role: .outOfScope)
        .read(contentsOf: command.strings("out-of-scope")).rows)
    try AtomicFile.write(model.file, to: path)
    try TrainingSummary(model.classifier, path: path).write(to: console.output)
    return .success
  }
}
