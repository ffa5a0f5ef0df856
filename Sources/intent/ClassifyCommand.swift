import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentRouting

/// `intent classify`: the ranking of each utterance.
enum ClassifyCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    let classifier = try RouterLoading.classifier(command.argument("MODEL") ?? "")
    let length = command.integer("top") ?? 5
    let lines = DecisionLines(command, console)
    return try UtteranceSource(command, console).visit { utterance in
      try lines.write(
        utterance,
        json: {
          ClassificationRecord($0, classifier.classify($0), rankingLength: length).json
        },
        text: { text($0, classifier.classify($0), length) })
    }
  }

  private static func text(
    _ utterance: String, _ classification: Classification, _ length: Int
  ) -> String {
    let ranking = classification.ranking.prefix(length).map { candidate in
      "\(DecisionLines.onOneLine(candidate.intent.name)) \(Percent.decimals(candidate.confidence, 3))"
    }
    return "\(DecisionLines.onOneLine(utterance))\t\(ranking.joined(separator: "  "))"
  }
}
