import Foundation
import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation

/// `intent predict`: a labelled file in, a predictions file out.
enum PredictCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    try OutputPaths.check(
      command.string("out"),
      against: command.arguments("FILE") + command.strings("out-of-scope")
        + [command.argument("MODEL")])
    let classifier = try RouterLoading.classifier(command.argument("MODEL") ?? "")
    let rows = try LabeledRows.read(command)
    var table = CSVWriter(header: ["text", "gold", "pred", "confidence"])
    for row in rows {
      let classification = classifier.classify(row.utterance)
      table.append([
        row.utterance, row.isOutOfScope ? "oos" : row.intent,
        (classification.trainingIntent ?? classification.best.intent).name,
        classification.acceptance.description,
      ])
    }
    guard let path = command.string("out"), path != "-" else {
      try console.output.write(table.text)
      return .success
    }
    try AtomicFile.write(Data(table.text.utf8), to: path)
    return .success
  }
}

/// The rows of FILE… and of every `--out-of-scope` file.
enum LabeledRows {
  static func read(_ command: ParsedCommand) throws -> [LabeledUtterance] {
    let files = try CommonOptions.reader(command, role: .test)
      .read(contentsOf: command.arguments("FILE"))
    let others = try CommonOptions.reader(command, role: .outOfScope)
      .read(contentsOf: command.strings("out-of-scope"))
    return files.rows + others.rows
  }
  /// Calls `body` with each of these rows in turn, without keeping them.
  static func visit(_ command: ParsedCommand, _ body: (LabeledUtterance) -> Void) throws {
    let reader = CommonOptions.reader(command, role: .test)
    for path in command.arguments("FILE") { try reader.visit(contentsOf: path, body) }
    let others = CommonOptions.reader(command, role: .outOfScope)
    for path in command.strings("out-of-scope") { try others.visit(contentsOf: path, body) }
  }
}
