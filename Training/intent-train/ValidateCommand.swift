import Foundation
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation

/// `intent validate`: what is wrong with labelled files.
enum ValidateCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    let role = command.flag("out-of-scope") ? DataRole.outOfScope : .training
    let rows = try CommonOptions.reader(command, role: role)
      .read(contentsOf: command.arguments("FILE"))
    let others = try CommonOptions.reader(command, role: .test)
      .read(contentsOf: command.strings("against"))
    let findings = DataChecks.findings(in: rows.rows, against: others.rows)
    if command.flag("json") {
      try console.output.writeLine(json(findings))
    } else {
      for finding in findings { try console.output.writeLine("\(finding)") }
      try console.output.writeLine(summary(rows, findings))
    }
    return command.flag("strict") && !findings.isEmpty ? .checkFailed : .success
  }

  private static func summary(_ rows: Dataset, _ findings: [DataFinding]) -> String {
    "\(rows.count) rows, \(rows.intents.count) intents, \(rows.outOfScopeCount) out of scope: "
      + (findings.isEmpty ? "nothing found" : "\(findings.count) findings")
  }

  private static func json(_ findings: [DataFinding]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(findings), as: UTF8.self)
  }
}
