import IntentClassification
import IntentCommandLine
import IntentCommandSupport

/// The commands of `intent-train`, which `intent` runs by their names.
enum TrainerCommands {
  static let suite = CommandSuite(
    // Users type `intent`; it passes its arguments on to this program.
    program: "intent", version: ProgramVersion.current,
    abstract: "Makes models from labelled utterances.",
    commands: [train, calibrate, validate, crossValidate])

  private static let train = CommandDefinition(
    name: "train", abstract: "Trains a model from labelled utterances.",
    discussion: "Rows marked oos, out_of_scope, none or nlu_fallback are never an intent of the "
      + "model: they are set apart and serve the threshold.",
    positionals: [
      PositionalDefinition(
        "TRAIN", help: "Labelled utterances; - is standard input.", arity: .oneOrMore)
    ],
    options: [
      .string(
        "out", short: "o", value: "MODEL", help: "The model file to write.", isRequired: true),
      .string(
        "validation", value: "FILE", help: "Rows for calibration and threshold.",
        default: "a tenth of the training rows", isRepeatable: true),
      .string(
        "out-of-scope", value: "FILE", help: "Rows that no intent applies to, for the threshold.",
        isRepeatable: true),
      .string(
        "negatives", value: "FILE",
        help: "Rows to learn to refuse: text that resembles commands and is none.",
        isRepeatable: true),
    ] + CalibrationOptions.definitions + [
      .integer("seed", in: 0...Int.max, help: "The seed of every random choice.", default: "1"),
      .integer(
        "threads", in: 1...256, help: "Threads to use; the model does not depend on it.",
        default: "all"),
      ConfigurationOption.definition,
      .number(
        "tune", value: "MINUTES", in: 0.01...10_000,
        help: "Search for better hyperparameters for about so long."),
      .flag("plain-progress", help: "One line an epoch where standard error is no terminal."),
      CommonOptions.quiet,
    ] + CommonOptions.data,
    examples: [
      .init("intent train train.csv --out my.intentmodel"),
      .init("intent train train.csv --validation val.csv --out-of-scope oos.csv -o my.intentmodel"),
    ])

  private static let calibrate = CommandDefinition(
    name: "calibrate", abstract: "Gives a model new thresholds from labelled utterances.",
    discussion: "Use rows that the model was not trained on and that are like what will arrive.",
    positionals: [
      PositionalDefinition("MODEL", help: "A .intentmodel file."),
      PositionalDefinition(
        "FILE", help: "Labelled utterances; - is standard input.", arity: .oneOrMore),
    ],
    options: [
      .string(
        "out", short: "o", value: "MODEL", help: "The model file to write.", isRequired: true),
      .string(
        "out-of-scope", value: "FILE", help: "Rows that no intent applies to.",
        isRepeatable: true),
    ] + CalibrationOptions.definitions + [
      .integer("seed", in: 0...Int.max, help: "The seed of the folds.", default: "1"),
      .integer("threads", in: 1...256, help: "Threads to use.", default: "all"),
      CommonOptions.quiet,
    ] + CommonOptions.data,
    examples: [.init("intent calibrate M recent.csv --out-of-scope oos.csv --out M2")])

  private static let crossValidate = CommandDefinition(
    name: "cross-validate", abstract: "Measures what training on labelled utterances brings.",
    discussion: "Trains without one fold of the rows and measures on it, for each fold in turn. "
      + "Intents are spread evenly, and near-duplicates stand in one fold. Coverage and misroutes "
      + "are at the model's own threshold, and take out-of-scope rows.",
    positionals: [
      PositionalDefinition(
        "DATA", help: "Labelled utterances; - is standard input.", arity: .oneOrMore)
    ],
    options: [
      .integer("folds", short: "k", in: 2...100, help: "How many folds.", default: "5"),
      .string(
        "out-of-scope", value: "FILE", help: "Rows that no intent applies to.",
        isRepeatable: true),
      .integer("seed", in: 0...Int.max, help: "The seed of folds and training.", default: "1"),
      .integer(
        "threads", in: 1...256, help: "Threads to use; the figures do not depend on it.",
        default: "all"),
      ConfigurationOption.definition,
      .flag("json", help: "Print JSON."),
      CommonOptions.quiet,
    ] + CommonOptions.data,
    examples: [.init("intent cross-validate train.csv --out-of-scope oos.csv -k 5")])

  private static let validate = CommandDefinition(
    name: "validate", abstract: "Checks labelled utterances for mistakes.",
    discussion: "A file that cannot be read is an error; all else is told with its place. Errors "
      + "and warnings are to be mended; notes are suspicions for a person to look at. Without "
      + "--strict the exit code is 65 when rows cannot be read, else 0.",
    positionals: [
      PositionalDefinition(
        "FILE", help: "Labelled utterances; - is standard input.", arity: .anyNumber)
    ],
    options: [
      .string(
        "against", value: "FILE", help: "Also look for rows that stand in this file.",
        isRepeatable: true),
      .string(
        "out-of-scope", value: "FILE", help: "Also check rows that no intent applies to.",
        isRepeatable: true),
      .flag("strict", help: "Exit with 1 when there is an error or a warning."),
      .flag("no-label-errors", help: "Leave out what takes a training run."),
      .flag("all", help: "Show every finding, not the first few of a kind."),
      .flag("json", help: "Print every finding as JSON."),
      .integer("seed", in: 0...Int.max, help: "The seed of the training runs.", default: "1"),
      .integer(
        "threads", in: 1...256, help: "Threads to use; the findings do not depend on it.",
        default: "all"),
      ConfigurationOption.definition,
      CommonOptions.quiet,
    ] + CommonOptions.data,
    examples: [
      .init("intent validate train.csv --out-of-scope oos.csv --against test.csv"),
      .init("intent validate train.csv --no-label-errors --strict"),
    ])
}
