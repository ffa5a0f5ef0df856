import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentRouting

/// `intent route`: the decision for each utterance.
enum RouteCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    let router = try RouterLoading.router(command, console)
    let length = command.integer("top") ?? 5
    let lines = DecisionLines(command, console)
    return try UtteranceSource(command, console).visit { utterance in
      try lines.write(
        utterance,
        json: { DecisionRecord(router.route($0), rankingLength: length).json },
        text: { text(router.route($0)) })
    }
  }

  private static func text(_ decision: Decision) -> String {
    let receipt = decision.receipt
    return [
      DecisionLines.onOneLine(decision.utterance), DecisionLines.action(decision.action),
      DecisionLines.onOneLine(decision.intent.name), comparison(receipt),
    ].joined(separator: "\t")
  }

  private static func comparison(_ receipt: Receipt) -> String {
    let sign = receipt.acceptance < receipt.threshold ? "<" : ">="
    return "acceptance \(Percent.decimals(receipt.acceptance, 3)) \(sign) "
      + "\(Percent.decimals(receipt.threshold, 3)) (\(receipt.thresholdSource.rawValue))"
  }
}
