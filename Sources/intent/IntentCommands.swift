import IntentClassification
import IntentCommandLine
import IntentCommandSupport

/// The commands of `intent`: their names and options are a contract with scripts.
enum IntentCommands {
  static let suite = CommandSuite(
    program: "intent", version: ProgramVersion.current,
    abstract: "Classifies commands in plain language and routes them to skills, on the device.",
    commands: [
      train, calibrate, classify, route, run, predict, evaluate, inspect, validate, crossValidate,
      explain, diff, replay,
    ])

  private static let model = PositionalDefinition("MODEL", help: "A .intentmodel file.")

  private static let train = CommandDefinition(
    name: "train", abstract: "Trains a model from labelled utterances.", sibling: "intent-train")

  private static let calibrate = CommandDefinition(
    name: "calibrate", abstract: "Gives a model new thresholds from labelled utterances.",
    sibling: "intent-train")

  private static let validate = CommandDefinition(
    name: "validate", abstract: "Checks labelled utterances for mistakes.",
    sibling: "intent-train")

  private static let crossValidate = CommandDefinition(
    name: "cross-validate", abstract: "Measures what training on labelled utterances brings.",
    sibling: "intent-train")

  private static let top = OptionDefinition.integer(
    "top", in: 1...100_000, help: "How many intents of the ranking to print.", default: "5")

  private static let classify = CommandDefinition(
    name: "classify", abstract: "Prints the most probable intents of utterances.",
    discussion: "Quote an utterance that has blanks: each argument is one.",
    positionals: [model, UtteranceSource.arguments],
    options: [top, .flag("json", help: "Print JSON."), UtteranceSource.jsonLines],
    examples: [
      .init("intent classify Models/assistant/assistant.intentmodel \"turn off the light\""),
      .init("intent classify M --jsonl < utterances.jsonl > classified.jsonl"),
    ])

  private static let route = CommandDefinition(
    name: "route", abstract: "Decides what to do about utterances, without doing it.",
    discussion: "Quote an utterance that has blanks: each argument is one. Handing over is a "
      + "decision, not an error: the exit code is 0.",
    positionals: [model, UtteranceSource.arguments],
    options: [
      CommonOptions.routes, top, .flag("json", help: "Print JSON."), UtteranceSource.jsonLines,
      CommonOptions.quiet,
    ],
    examples: [
      .init("intent route Models/assistant/assistant.intentmodel \"帮我记一笔账\""),
      .init("intent route M --routes routes.json --jsonl < utterances.jsonl"),
    ])

  private static let run = CommandDefinition(
    name: "run", abstract: "Decides on utterances and runs the programs that the map declares.",
    discussion: "A skill runs when its declaration in the map has a \"program\". What is "
      + "destructive asks first, on a terminal, or needs --yes. \"undo\" takes the last call back.",
    positionals: [model, UtteranceSource.arguments],
    options: [
      CommonOptions.routes,
      .string(
        "store", value: "FOLDER", help: "Where the programs keep their things.",
        default: "$XDG_DATA_HOME/intent or ~/.local/share/intent"),
      .flag("yes", short: "y", help: "Run what needs a confirmation without asking."),
      .flag("json", help: "Print one JSON object for each utterance."),
      UtteranceSource.jsonLines, CommonOptions.quiet,
    ],
    examples: [
      .init("intent run Models/assistant/assistant.intentmodel \"add oat milk to the list\""),
      .init("intent run M --routes routes.json --store things \"帮我记一笔账，午饭三十二块\""),
    ])

  private static let predict = CommandDefinition(
    name: "predict", abstract: "Writes the best intent of every row of a labelled file.",
    discussion: "The output is CSV: text,gold,pred,confidence, one row for each row. pred is "
      + "always the best intent; gold is oos for a row that is out of scope.",
    positionals: [
      model,
      PositionalDefinition(
        "FILE", help: "Labelled utterances; - is standard input.", arity: .oneOrMore),
    ],
    options: [
      .string(
        "out", short: "o", value: "FILE", help: "Where to write.", default: "standard output"),
      .string(
        "out-of-scope", value: "FILE", help: "Rows that no intent applies to.",
        isRepeatable: true),
    ] + CommonOptions.data)

  private static let evaluate = CommandDefinition(
    name: "evaluate", aliases: ["benchmark"],
    abstract: "Measures accuracy and routing on labelled data.",
    discussion: "Coverage is the share of in-scope rows routed on the device; the misroute rate "
      + "is the share of wrong ones among all that are routed.",
    positionals: [
      model,
      PositionalDefinition(
        "FILE", help: "Labelled utterances; - is standard input.", arity: .oneOrMore),
    ],
    options: [
      .string(
        "out-of-scope", value: "FILE", help: "Rows that no intent applies to.",
        isRepeatable: true),
      .string(
        "validation", value: "FILE", help: "Also report at thresholds chosen on these rows.",
        isRepeatable: true),
      .string(
        "routes", value: "FILE", help: "Decide with this map.",
        default: "every intent counts as mapped"),
      .string("json", value: "FILE", help: "Write the figures as JSON; - is standard output."),
      .string("html", value: "FILE", help: "Write the report as one page for a browser."),
      .flag("robustness", help: "Also measure changed texts: typos, case, blanks, twins."),
      .integer(
        "seed", in: 0...Int.max, help: "The seed of the changes that --robustness makes.",
        default: "1"),
      .flag("no-latency", help: "Leave out what differs from run to run."),
      .number("min-accuracy", in: 0...1, help: "Exit with 1 when the accuracy is lower."),
      .number("min-coverage", in: 0...1, help: "Exit with 1 when the coverage is lower."),
      .number("max-misroute", in: 0...1, help: "Exit with 1 when the misroute rate is higher."),
      CommonOptions.quiet,
    ] + CommonOptions.data,
    examples: [
      .init("intent evaluate M test.csv --out-of-scope oos.csv"),
      .init("intent evaluate M test.csv --validation val.csv --json figures.json"),
      .init("intent evaluate M test.csv --out-of-scope oos.csv --robustness --html report.html"),
    ])

  private static let inspect = CommandDefinition(
    name: "inspect", abstract: "Prints a model's card: data, configuration, threshold.",
    positionals: [model],
    options: [
      .flag("json", help: "Print JSON."), .flag("intents", help: "Also list the intents."),
      .flag("config", help: "Print the hyperparameters, as `intent train --config` reads them."),
    ])
}
