import IntentClassification
import IntentCommandLine
import IntentCommandSupport

/// The commands of `intent-train`, which `intent train` and `intent validate` run.
enum TrainerCommands {
  static let suite = CommandSuite(
    // Users type `intent`; it passes its arguments on to this program.
    program: "intent", version: ProgramVersion.current,
    abstract: "Makes models from labelled utterances.", commands: [train, calibrate, validate])

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
      .string("config", value: "FILE", help: "Hyperparameters as a JSON object of numbers."),
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

  private static let validate = CommandDefinition(
    name: "validate", abstract: "Checks labelled utterances for mistakes.",
    discussion: "A file that cannot be read is an error; all else is told with its place.",
    positionals: [
      PositionalDefinition(
        "FILE", help: "Labelled utterances; - is standard input.", arity: .oneOrMore)
    ],
    options: [
      .string(
        "against", value: "FILE", help: "Also look for rows that stand in this file.",
        isRepeatable: true),
      .flag("out-of-scope", help: "The files hold rows that no intent applies to."),
      .flag("strict", help: "Exit with 1 when there is a finding."),
      .flag("json", help: "Print JSON."),
    ] + CommonOptions.data,
    examples: [.init("intent validate train.csv --against test.csv --strict")])
}
