import Foundation
import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentRouting

/// What `diff` and `replay` print: two sides, what flips between them, and the rules it breaks.
struct ComparisonReport {
  /// What decided.
  enum Side {
    case model(IntentRouter)
    /// A log, with the fingerprints of the models that it names.
    case log(String, models: Set<String>)
  }

  let old: Side
  let new: Side
  let tally: ComparisonTally
  let intents: IntentSetChange
  let canaries: CanaryChange
  /// Whether a destructive skill may newly be reached where the row's label asks for it.
  let acceptsRight: Bool

  /// Prints the report and returns the exit code: 1 where a rule of the map is broken.
  func write(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    if command.flag("json") {
      try console.output.write(ComparisonJSON(self).text + "\n")
    } else {
      try console.output.write(ComparisonText(self).text + "\n")
    }
    for rule in brokenRules { console.tell("check failed: \(rule)") }
    return brokenRules.isEmpty ? .success : .checkFailed
  }

  /// What breaks a rule of the map, in words.
  var brokenRules: [String] {
    let reached = acceptsRight ? tally.unwantedDestructive : tally.count(.reachesDestructive)
    let destructive =
      reached == 0
      ? []
      : [
        "\(Self.rows(reached)) newly \(reached == 1 ? "reaches" : "reach") a destructive skill"
      ]
    return destructive
      + canaries.broken.map { "\(mapPath):\($0.canary.line): \($0)" }
  }

  private var mapPath: String {
    if case .model(let router) = new { router.map?.path ?? "" } else { "" }
  }

  /// Returns a number of rows in words.
  static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}

extension IntentSetChange {
  /// A log need not name every intent of a model: what it lacks is not new.
  var removedOnly: IntentSetChange { IntentSetChange(old: removed, new: []) }
}
