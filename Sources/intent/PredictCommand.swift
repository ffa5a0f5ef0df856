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
    let table = Predictions.table(of: rows, by: classifier)
    guard let path = command.string("out"), path != "-" else {
      try console.output.write(bytes: table)
      return .success
    }
    try AtomicFile.write(table, to: path)
    return .success
  }
}

/// A predictions file: the best intent of each row and the score by which the router ranks.
private enum Predictions {
  /// Few enough that all processors end at about the same time, and enough to be worth a thread.
  private static let rowsAtOnce = 2048

  /// Returns the file's bytes; classifies on all processors, the rows in their order.
  static func table(of rows: [LabeledUtterance], by classifier: IntentClassifier) -> [UInt8] {
    var table = Array(CSVWriter(header: ["text", "gold", "pred", "confidence"]).text.utf8)
    // Room at once: a table that grows holds its bytes twice.
    table.reserveCapacity(
      rows.reduce(table.count) { $0 + $1.utterance.utf8.count + 2 * $1.intent.utf8.count + 32 })
    let processors = ProcessInfo.processInfo.activeProcessorCount
    var start = 0
    while start < rows.count {
      let ranges = (0..<4 * processors).map { part in
        min(
          start + part * rowsAtOnce, rows.count)..<min(start + (part + 1) * rowsAtOnce, rows.count)
      }
      let parts = Parallel.map(ranges.count, threads: processors) {
        records(of: rows[ranges[$0]], by: classifier)
      }
      for part in parts { table += part.utf8 }
      start = ranges[ranges.count - 1].upperBound
    }
    return table
  }

  private static func records(
    of rows: ArraySlice<LabeledUtterance>, by classifier: IntentClassifier
  ) -> String {
    var records = CSVWriter(width: 4)
    for row in rows {
      let classification = classifier.classify(row.utterance)
      records.append([
        row.utterance, row.isOutOfScope ? "oos" : row.intent,
        (classification.trainingIntent ?? classification.best.intent).name,
        classification.acceptance.description,
      ])
    }
    return records.text
  }
}

/// The rows of FILE… and of every `--out-of-scope` file.
enum LabeledRows {
  static func read(_ command: ParsedCommand) throws -> [LabeledUtterance] {
    let files = try CommonOptions.reader(command, role: .test)
      .read(contentsOf: command.arguments("FILE"))
    let others = try CommonOptions.reader(command, role: .outOfScope)
      .read(contentsOf: command.strings("out-of-scope"))
    return (files + others).rows
  }
  /// Calls `body` with each of these rows in turn, without keeping them.
  static func visit(_ command: ParsedCommand, _ body: (LabeledUtterance) -> Void) throws {
    let reader = CommonOptions.reader(command, role: .test)
    for path in command.arguments("FILE") { try reader.visit(contentsOf: path, body) }
    let others = CommonOptions.reader(command, role: .outOfScope)
    for path in command.strings("out-of-scope") { try others.visit(contentsOf: path, body) }
  }
}
