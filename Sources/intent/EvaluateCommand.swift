import Foundation
import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentRouting

/// `intent evaluate`: every figure of a model on labelled data.
enum EvaluateCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    try OutputPaths.check(
      command.string("json"),
      against: command.arguments("FILE") + command.strings("out-of-scope")
        + command.strings("validation") + [command.argument("MODEL"), command.string("routes")])
    let classifier = try RouterLoading.classifier(command.argument("MODEL") ?? "")
    let map = try command.string("routes").map { try RouteMap(contentsOf: $0) }
    let measurement = RoutingMeasurement(IntentRouter(classifier: classifier, map: map))
    let (outcomes, durations) = measurement.outcomes(
      of: try LabeledRows.read(command), clock: ContinuousClock())
    let report = EvaluationReport(
      outcomes, intents: classifier.intents.map(\.name),
      validation: try validationOutcomes(command, measurement),
      latency: command.flag("no-latency") ? nil : LatencyReport(nanoseconds: durations))
    try write(report, command, console)
    return floorsHold(report, command, console) ? .success : .checkFailed
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
