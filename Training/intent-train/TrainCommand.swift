import Foundation
import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentTraining

/// `intent train`: labelled files in, one model file out.
enum TrainCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    let trainer = try trainer(command)
    let data = try data(command)
    let path = command.string("out") ?? ""
    try OutputPaths.check(
      path,
      against: command.arguments("TRAIN") + command.strings("validation")
        + command.strings("out-of-scope") + command.strings("negatives")
        + [command.string("routes"), command.string("config")])
    try AtomicFile.checkWritable(path)
    tell(data, command, console)
    let progress = TrainingProgressReport(command)
    defer { progress.finish() }
    let minutes = command.number("tune")
    let model = try fit(trainer, data, minutes: minutes, progress)
    progress.finish()
    try AtomicFile.write(model.file, to: path)
    try TrainingSummary(model.classifier, path: path).write(to: console.output)
    return .success
  }

  private static func fit(
    _ trainer: IntentTrainer, _ data: TrainingData, minutes: Double?,
    _ progress: TrainingProgressReport
  ) throws -> TrainedModel {
    do {
      if let minutes {
        return try trainer.fitTuned(
          data, within: .seconds(minutes * 60), elapsed: { progress.elapsed },
          progress: progress.show)
      }
      return try trainer.fit(data, progress: progress.show)
    } catch {
      throw TrainingFailure(error)
    }
  }

  private static func trainer(_ command: ParsedCommand) throws -> IntentTrainer {
    var trainer = IntentTrainer()
    trainer.configuration = try ConfigurationOption.configuration(command)
    trainer.seed = command.integer("seed").map { UInt64($0) } ?? trainer.seed
    trainer.threads = command.integer("threads") ?? trainer.threads
    trainer.targets = try CalibrationOptions.targets(command)
    return trainer
  }

  private static func data(_ command: ParsedCommand) throws -> TrainingData {
    let reader = CommonOptions.reader(command, role: .training)
    return TrainingData(
      training: try reader.read(contentsOf: command.arguments("TRAIN")).rows,
      validation: try reader.read(contentsOf: command.strings("validation")).rows,
      outOfScope: try CommonOptions.reader(command, role: .outOfScope)
        .read(contentsOf: command.strings("out-of-scope")).rows,
      negatives: try CommonOptions.reader(command, role: .outOfScope)
        .read(contentsOf: command.strings("negatives")).rows)
  }

  /// Tells what is done with the rows that a user might not expect.
  private static func tell(_ data: TrainingData, _ command: ParsedCommand, _ console: Console) {
    let apart = data.training.count(where: \.isOutOfScope)
    if apart > 0 {
      console.note(
        "note: \(apart) training rows are marked out of scope: set apart for the threshold",
        unlessQuiet: command)
    }
    let inScope = RowTable(data.training.filter { !$0.isOutOfScope })
    var findings = FindingList(mostOfAKind: 1)
    DataChecks.findings(in: inScope, checked: inScope.count, into: &findings)
    if let first = findings.findings.first(where: { $0.severity != .note }) {
      console.note(
        "note: \(findings.blockingCount) findings in the training data, the first: \(first); "
          + "`intent validate` lists them", unlessQuiet: command)
    }
  }
}

/// A training error with its exit code.
struct TrainingFailure: CommandFailure {
  private let error: TrainingError

  init(_ error: TrainingError) { self.error = error }

  var exitCode: ExitCode {
    if case .missingConfiguration = error { .missingInput } else { .badData }
  }

  var description: String { error.description }
}
