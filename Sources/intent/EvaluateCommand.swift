import Foundation
import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentRouting

/// `intent evaluate`: every figure of a model on labelled data.
enum EvaluateCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    try checkOutputs(command)
    let classifier = try RouterLoading.classifier(command.argument("MODEL") ?? "")
    let map = try command.string("routes").map { try RouteMap(contentsOf: $0) }
    let router = IntentRouter(classifier: classifier, map: map)
    var run = EvaluationRun(
      router, clock: ContinuousClock(), robustnessSeed: robustnessSeed(command))
    try LabeledRows.visit(command) { run.add($0) }
    let report = run.report(
      validation: try validationOutcomes(command, RoutingMeasurement(router)),
      isTimed: !command.flag("no-latency"))
    try write(report, command, console)
    if let path = command.string("html") {
      let page = ReportPage(report, context: context(command, classifier)) {
        classifier.explain($0)
      }
      try AtomicFile.write(Data(page.html.utf8), to: path)
    }
    return floorsHold(report, command, console) ? .success : .checkFailed
  }

  /// Throws before the work where an output could not be written or would destroy an input.
  private static func checkOutputs(_ command: ParsedCommand) throws {
    let inputs =
      command.arguments("FILE") + command.strings("out-of-scope") + command.strings("validation")
      + [command.argument("MODEL"), command.string("routes")].compactMap { $0 }
    try OutputPaths.check(command.string("json"), against: inputs)
    try OutputPaths.check(
      command.string("html"), against: inputs + [command.string("json")].compactMap { $0 })
    if let path = command.string("html") { try AtomicFile.checkWritable(path) }
  }

  /// Returns the seed of the suites; nil where they weren't asked for.
  private static func robustnessSeed(_ command: ParsedCommand) -> UInt64? {
    command.flag("robustness") ? UInt64(command.integer("seed") ?? 1) : nil
  }

  private static func context(
    _ command: ParsedCommand, _ classifier: IntentClassifier
  ) -> PageContext {
    PageContext(
      model: command.argument("MODEL") ?? "", classifier: classifier,
      files: command.arguments("FILE"), outOfScopeFiles: command.strings("out-of-scope"),
      routes: command.string("routes"),
      command: ["intent"] + CommandLine.arguments.dropFirst())
  }

  private static func validationOutcomes(
    _ command: ParsedCommand, _ measurement: RoutingMeasurement
  ) throws -> [Outcome]? {
    let files = command.strings("validation")
    guard !files.isEmpty else { return nil }
    let rows = try CommonOptions.reader(command, role: .test).read(contentsOf: files).rows
    return measurement.outcomes(of: rows, clock: ContinuousClock()).outcomes
  }

  private static func write(
    _ report: EvaluationReport, _ command: ParsedCommand, _ console: Console
  ) throws {
    let json = command.string("json")
    if let json, json != "-" { try AtomicFile.write(report.jsonData(), to: json) }
    if json == "-" {
      try console.output.write(bytes: report.jsonData())
    } else {
      let width = Terminal.width(of: .output).map { min(max($0, 80), 100) } ?? 80
      try console.output.write(report.text(width: width, colour: Terminal.allowsColours(.output)))
    }
  }

  /// Tells each floor that the figures fall short of.
  private static func floorsHold(
    _ report: EvaluationReport, _ command: ParsedCommand, _ console: Console
  ) -> Bool {
    let floors = [
      Floor("accuracy", report.classification.accuracy, least: command.number("min-accuracy")),
      Floor("coverage", report.ownDecisions.coverage, least: command.number("min-coverage")),
      Floor(
        "misroute rate", report.ownDecisions.misrouteRate, most: command.number("max-misroute")),
    ]
    let failures = floors.compactMap(\.failure)
    for failure in failures { console.tell("check failed: \(failure)") }
    return failures.isEmpty
  }
}

/// A figure and the bound that it has to keep.
private struct Floor {
  private let name: String
  private let figure: Double?
  private let least: Double?
  private let most: Double?

  init(_ name: String, _ figure: Double?, least: Double? = nil, most: Double? = nil) {
    self.name = name
    self.figure = figure
    self.least = least
    self.most = most
  }

  /// What is wrong, or nil. A figure that the data cannot give fails a bound that was asked for.
  var failure: String? {
    guard least != nil || most != nil else { return nil }
    guard let figure else { return "\(name) is undefined on this data" }
    if let least, figure < least {
      return "\(name) \(Percent.text(figure)) is below \(Percent.text(least))"
    }
    if let most, figure > most {
      return "\(name) \(Percent.text(figure)) is above \(Percent.text(most))"
    }
    return nil
  }
}
