import Foundation
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentTraining

/// `intent cross-validate`: what training on these rows brings, by folds.
enum CrossValidateCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    var validator = CrossValidator()
    validator.configuration = try ConfigurationOption.configuration(command)
    validator.seed = command.integer("seed").map { UInt64($0) } ?? validator.seed
    validator.threads = command.integer("threads") ?? validator.threads
    validator.folds = command.integer("folds") ?? validator.folds
    let data = try data(command)
    let report = try report(validator, data, command)
    tell(report, command, console)
    if command.flag("json") {
      try console.output.writeLine(json(report))
    } else {
      for line in CrossValidationTable(report).lines { try console.output.writeLine(line) }
    }
    return .success
  }

  private static func data(_ command: ParsedCommand) throws -> Dataset {
    let rows = try CommonOptions.reader(command, role: .training)
      .read(contentsOf: command.arguments("DATA"))
    let strangers = try CommonOptions.reader(command, role: .outOfScope)
      .read(contentsOf: command.strings("out-of-scope"))
    return rows + strangers
  }

  private static func report(
    _ validator: CrossValidator, _ data: Dataset, _ command: ParsedCommand
  ) throws -> CrossValidationReport {
    let printer = ProgressPrinter(
      mode: .current(quiet: command.flag("quiet")), clock: ContinuousClock())
    defer { printer.finish() }
    let folds = validator.folds
    printer.update(ProgressBar(label: "cross-validating", fraction: 0))
    do {
      return try validator.report(on: data) { done in
        printer.completeStep(
          ProgressBar(
            label: "cross-validating", fraction: Double(done) / Double(folds),
            detail: "fold \(done)/\(folds)"))
      }
    } catch {
      throw TrainingFailure(error)
    }
  }

  private static func tell(
    _ report: CrossValidationReport, _ command: ParsedCommand, _ console: Console
  ) {
    guard let first = report.scarceIntents.first else { return }
    console.note(
      "note: intents with fewer rows than folds: \(report.scarceIntents.count), such as "
        + "\"\(first)\"; some folds measure nothing about them, and one row alone is always wrong",
      unlessQuiet: command)
  }

  private static func json(_ report: CrossValidationReport) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
