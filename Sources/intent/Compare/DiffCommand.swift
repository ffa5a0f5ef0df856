import Foundation
import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentRouting

/// `intent diff`: the decisions that flip between two models.
enum DiffCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    let (old, new) = try routers(command, console)
    let rows = try rows(command)
    let limit = command.integer("limit") ?? 10
    let report = ComparisonReport(
      old: .model(old), new: .model(new),
      tally: ModelComparison(old: old, new: new).tally(of: rows, limit: limit),
      intents: IntentSetChange(
        old: old.classifier.intents.map(\.name), new: new.classifier.intents.map(\.name)),
      canaries: CanaryChange(old: old, new: new), acceptsRight: command.flag("accept-right"))
    return try report.write(command, console)
  }

  /// Opens both models, each with its map.
  ///
  /// A map that is named holds for both, so that it is the models that are compared; without one
  /// each model has the `routes.json` beside it, or else the other's.
  private static func routers(
    _ command: ParsedCommand, _ console: Console
  ) throws -> (old: IntentRouter, new: IntentRouter) {
    let paths = (command.argument("OLD") ?? "", command.argument("NEW") ?? "")
    let named = (command.string("old-routes") ?? command.string("routes"), command.string("routes"))
    let beside = (RouterLoading.routesBeside(paths.0), RouterLoading.routesBeside(paths.1))
    let classifiers = (
      try RouterLoading.classifier(paths.0), try RouterLoading.classifier(paths.1)
    )
    let old = try map(named.0 ?? beside.0 ?? beside.1)
    let new = try map(named.1 ?? beside.1 ?? beside.0)
    if old == nil, new == nil {
      console.note(
        "note: no map: an intent that is trusted counts as handled on the device; "
          + "--routes names one", unlessQuiet: command)
    }
    return (
      IntentRouter(classifier: classifiers.0, map: old),
      IntentRouter(classifier: classifiers.1, map: new)
    )
  }

  private static func map(_ path: String?) throws -> RouteMap? {
    try path.map { try RouteMap(contentsOf: $0) }
  }

  /// The rows of FILE…, with or without labels, and of every `--out-of-scope` file.
  private static func rows(_ command: ParsedCommand) throws -> [LabeledUtterance] {
    let files = try CommonOptions.reader(command, role: .unlabelled)
      .read(contentsOf: command.arguments("FILE"))
    let others = try CommonOptions.reader(command, role: .outOfScope)
      .read(contentsOf: command.strings("out-of-scope"))
    return (files + others).rows
  }
}
