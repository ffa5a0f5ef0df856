package import IntentCommandLine
package import IntentEvaluation

/// Options that several commands share, so that they are spelled and read in one way.
package enum CommonOptions {
  package static let quiet = OptionDefinition.flag(
    "quiet", short: "q", help: "No progress and no notes on standard error.")

  package static let routes = OptionDefinition.string(
    "routes", value: "FILE", help: "The mapping from intents to skills.",
    default: "routes.json beside the model")

  /// How labelled files are read.
  package static let data: [OptionDefinition] = [
    .string(
      "format", value: "NAME", help: "The format of labelled files.",
      allowed: DataFormat.allCases.map(\.rawValue), default: "by extension, then content"),
    .string("text-column", value: "COLUMN", help: "The column of the text, by name or number."),
    .string("intent-column", value: "COLUMN", help: "The column of the intent."),
    .string(
      "split", value: "NAME", help: "Which part of CLINC's JSON to read.",
      default: "train, or test to measure"),
    .flag("no-header", help: "The first row of a table is data."),
  ]

  /// Returns the reader that the data options ask for.
  package static func reader(_ command: ParsedCommand, role: DataRole) -> DatasetReader {
    DatasetReader(
      format: command.string("format").flatMap { DataFormat(rawValue: $0) },
      textColumn: command.string("text-column").map { ColumnReference($0) },
      intentColumn: command.string("intent-column").map { ColumnReference($0) },
      hasHeader: command.flag("no-header") ? false : nil,
      split: command.string("split"), role: role)
  }
}
