import Foundation
import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentRouting

/// `intent replay`: decides logged decisions again.
enum ReplayCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    let router = try RouterLoading.router(command, console)
    let log = try DecisionLog(command.argument("FILE") ?? "")
    let tally = try log.replay(
      with: router, limit: command.integer("limit") ?? 10, tell: console.tell)
    let report = ComparisonReport(
      old: .log(log.name, models: log.models), new: .model(router), tally: tally,
      intents: IntentSetChange(
        old: log.intents.sorted(), new: router.classifier.intents.map(\.name)
      ).removedOnly,
      canaries: CanaryChange(old: nil, new: router), acceptsRight: false)
    log.note(console, command)
    let code = try report.write(command, console)
    return log.damagedLines > 0 ? .badData : code
  }
}
