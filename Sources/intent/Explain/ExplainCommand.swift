import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentRouting

/// `intent explain`: why decisions fall as they do.
enum ExplainCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    let given = try RouterLoading.router(command, console)
    let router = command.number("threshold").map { given.overriding(threshold: $0) } ?? given
    let rows = try trainingRows(command)
    let lines = DecisionLines(command, console)
    return try UtteranceSource(command, console).visit { utterance in
      try lines.write(
        utterance,
        json: { json(router.explain($0), nearest($0, rows, router, command), command) },
        text: {
          ExplanationText(
            router.explain($0), nearest: nearest($0, rows, router, command),
            listsGrams: command.flag("all")
          ).text
        })
    }
  }

  /// The rows to look for neighbours in; nil where none were named.
  private static func trainingRows(_ command: ParsedCommand) throws -> [LabeledUtterance]? {
    let files = command.strings("data")
    guard !files.isEmpty else { return nil }
    return try CommonOptions.reader(command, role: .training).read(contentsOf: files).rows
  }

  private static func nearest(
    _ utterance: String, _ rows: [LabeledUtterance]?, _ router: IntentRouter,
    _ command: ParsedCommand
  ) -> [NearestUtterances.Neighbor]? {
    rows.map {
      NearestUtterances(router.classifier)
        .neighbors(of: utterance, in: $0, count: command.integer("nearest") ?? 5)
    }
  }

  private static func json(
    _ explanation: DecisionExplanation, _ nearest: [NearestUtterances.Neighbor]?,
    _ command: ParsedCommand
  ) -> String {
    let rows = nearest?.map { neighbor in
      JSONValue.object([
        "location": .string(neighbor.row.location.description),
        "text": .string(neighbor.row.utterance), "intent": .string(neighbor.row.intent),
        "similarity": .number((neighbor.similarity * 1e6).rounded() / 1e6),
      ])
    }
    return ExplanationRecord(explanation, rankingLength: command.integer("top") ?? 5)
      .json(adding: rows.map { [(key: "nearest", json: JSONValue.array($0).text)] } ?? [])
  }
}
