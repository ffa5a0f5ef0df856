import Foundation
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentTraining

/// `intent validate`: what is wrong with labelled files.
enum ValidateCommand {
  /// Kept of each kind of finding; the rest is counted.
  private static let mostOfAKind = 10_000

  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    guard !command.arguments("FILE").isEmpty || command.string("out-of-scope") != nil else {
      throw NoFile()
    }
    let examined = try ExaminedRows(command, findings: FindingList(mostOfAKind: mostOfAKind))
    var findings = examined.findings
    DataChecks.findings(in: examined.table, checked: examined.checked, into: &findings)
    if !command.flag("no-label-errors") {
      try judgeLabels(examined, command, console, &findings)
    }
    try report(examined, findings, command, console)
    if command.flag("strict") { return findings.blockingCount > 0 ? .checkFailed : .success }
    return findings.count(.malformed) > 0 ? .badData : .success
  }

  private static func judgeLabels(
    _ examined: ExaminedRows, _ command: ParsedCommand, _ console: Console,
    _ findings: inout FindingList
  ) throws {
    var checks = LabelChecks()
    checks.configuration = try ConfigurationOption.configuration(command)
    checks.seed = command.integer("seed").map { UInt64($0) } ?? checks.seed
    checks.threads = command.integer("threads") ?? checks.threads
    let printer = ProgressPrinter(
      mode: .current(quiet: command.flag("quiet")), clock: ContinuousClock())
    printer.update(ProgressBar(label: "checking labels", fraction: 0))
    let extent = checks.findings(
      in: examined.table, checked: examined.checked, into: &findings,
      progress: { done, all in
        printer.completeStep(
          ProgressBar(
            label: "checking labels", fraction: Double(done) / Double(all),
            detail: "network \(done)/\(all)"))
      })
    printer.finish()
    guard extent.judged < extent.rows else { return }
    console.note(
      "note: the labels of \(extent.judged) of \(extent.rows) rows were checked: an intent needs "
        + "5 rows, and no more than \(LabelChecks.mostRows) rows are taken, evenly spaced",
      unlessQuiet: command)
  }

  private static func report(
    _ examined: ExaminedRows, _ findings: FindingList, _ command: ParsedCommand,
    _ console: Console
  ) throws {
    let report = FindingReport(list: findings, showsAll: command.flag("all"))
    if command.flag("json") {
      try report.writeJSON(to: console.output)
    } else {
      try report.writeText(to: console.output)
      try console.output.writeLine("\(examined.summary): \(report.summary)")
    }
    if !findings.cutKinds.isEmpty {
      let kinds = findings.cutKinds.map(\.rawValue).joined(separator: ", ")
      console.note(
        "note: only the first \(mostOfAKind) findings are listed of: \(kinds)",
        unlessQuiet: command)
    }
  }
}

/// The rows that a command line names, those to compare against last.
private struct ExaminedRows {
  let table: RowTable
  /// How many rows are checked; the rest is compared against.
  let checked: Int
  /// Rows that could not be read.
  let findings: FindingList

  init(_ command: ParsedCommand, findings: FindingList) throws {
    let reading = CheckedReading(findings: findings)
    try reading.read(
      command.arguments("FILE"), by: CommonOptions.reader(command, role: .training))
    try reading.read(
      command.strings("out-of-scope"), by: CommonOptions.reader(command, role: .outOfScope))
    checked = reading.table.count
    try reading.read(
      command.strings("against"), by: CommonOptions.reader(command, role: .test))
    table = reading.table
    self.findings = reading.findings
  }

  var summary: String {
    let outOfScope = (0..<checked).count { table.isOutOfScope($0) }
    let intents = Set((0..<checked).filter { !table.isOutOfScope($0) }.map { table.intent($0) })
    return "\(checked) rows, \(intents.count) intents, \(outOfScope) out of scope"
  }
}

private struct NoFile: CommandFailure {
  var exitCode: ExitCode { .usage }
  var description: String { "no FILE to check: name labelled files, or --out-of-scope FILE" }
}
