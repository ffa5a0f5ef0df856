import Foundation
import IntentClassification
import IntentCommandLine
import IntentCommandSupport

/// `intent inspect`: a model's card.
enum InspectCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    let classifier = try RouterLoading.classifier(command.argument("MODEL") ?? "")
    if command.flag("config") {
      try console.output.writeLine(json(classifier.description.configuration))
      return .success
    }
    let text =
      command.flag("json") ? try json(classifier) : card(classifier).joined(separator: "\n")
    try console.output.writeLine(text)
    if command.flag("intents") && !command.flag("json") {
      for intent in classifier.intents {
        let rows = classifier.description.data.rowsPerIntent[intent.name] ?? 0
        try console.output.writeLine("  \(intent.name)  \(rows) rows")
      }
    }
    return .success
  }

  private static func card(_ classifier: IntentClassifier) -> [String] {
    let card = classifier.description
    let data = card.data
    return [
      "model        \(classifier.byteCount) bytes, fingerprint \(classifier.fingerprint)",
      "intents      \(classifier.intents.count)",
      "trained by   version \(card.trainerVersion), seed \(card.seed), \(card.kernel) kernels",
      "data         \(data.files.joined(separator: ", ")) (fingerprint \(data.fingerprint))",
      "rows         \(data.trainingRows) trained on, \(data.validationRows) held out, "
        + "\(data.outOfScopeRows) out of scope, \(data.negativeRows) to refuse",
      "held out     accuracy \(card.validationAccuracy.map(Percent.text) ?? "n/a")",
      "settings     " + settings(card.configuration),
    ] + (card.tuning.map(TuningText.lines) ?? []).map { "tuning       " + $0 } + ["thresholds"]
      + ThresholdTable(classifier.thresholds).lines.map { "  " + $0 }
  }

  private static func settings(_ configuration: [String: Double]) -> String {
    configuration.sorted { $0.key < $1.key }
      .map { "\($0.key) \(Int(exactly: $0.value).map(String.init) ?? "\($0.value)")" }
      .joined(separator: ", ")
  }

  private struct Card: Encodable {
    var bytes: Int
    var fingerprint: String
    var intents: [Intent]
    var thresholds: [AcceptanceThreshold]
    var card: ModelDescription
  }

  private static func json(_ classifier: IntentClassifier) throws -> String {
    let card = Card(
      bytes: classifier.byteCount, fingerprint: classifier.fingerprint,
      intents: classifier.intents, thresholds: classifier.thresholds, card: classifier.description)
    return try json(card)
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
