import IntentCommandLine
import IntentCommandSupport

// The commands that say why, and what a new model does differently.
extension IntentCommands {
  private static let limit = OptionDefinition.integer(
    "limit", in: 0...1_000_000, help: "How many flips of each kind to list.", default: "10")

  static let explain = CommandDefinition(
    name: "explain", abstract: "Shows why decisions fall as they do, to the last n-gram.",
    discussion: "Every number adds up: n-grams to the logit, evidence to the acceptance. With "
      + "--data also the training rows that the model finds most like the text.",
    positionals: [
      PositionalDefinition("MODEL", help: "A .intentmodel file."), UtteranceSource.arguments,
    ],
    options: [
      CommonOptions.routes,
      .string("data", value: "FILE", help: "Training rows to compare with.", isRepeatable: true),
      .integer(
        "nearest", in: 1...1000, help: "How many of the nearest rows to show.", default: "5"),
      .number(
        "threshold", in: 0...1,
        help: "Decide as if the map set this threshold for every intent."),
      .flag("all", help: "Give each n-gram a line with both its weights."),
      .integer(
        "top", in: 1...100_000, help: "How many intents of the ranking JSON has.", default: "5"),
      .flag("json", help: "Print JSON."), UtteranceSource.jsonLines, CommonOptions.quiet,
    ] + CommonOptions.data,
    examples: [
      .init("intent explain Models/assistant/assistant.intentmodel \"turn off the light\""),
      .init("intent explain M \"mute it\" --data train.csv --threshold 0.8"),
    ])

  static let diff = CommandDefinition(
    name: "diff", abstract: "Shows which decisions flip between two models.",
    discussion: "Exits with 1 when a flip breaks a rule of the map: an utterance that newly "
      + "reaches a destructive skill, or a canary that no longer reaches its skill. FILE may have "
      + "labels, or texts alone.",
    positionals: [
      PositionalDefinition("OLD", help: "The .intentmodel file in use."),
      PositionalDefinition("NEW", help: "The .intentmodel file that may follow."),
      PositionalDefinition(
        "FILE", help: "Utterances, with or without labels; - is standard input.",
        arity: .oneOrMore),
    ],
    options: [
      .string(
        "routes", value: "FILE", help: "The map of both models.",
        default: "routes.json beside each, or beside the other"),
      .string("old-routes", value: "FILE", help: "The map of OLD, where it has another."),
      .string(
        "out-of-scope", value: "FILE", help: "Rows that no intent applies to.",
        isRepeatable: true),
      .flag(
        "accept-right",
        help: "A destructive skill may be reached newly where the row's label asks for it."),
      limit, .flag("json", help: "Print JSON."), CommonOptions.quiet,
    ] + CommonOptions.data,
    examples: [
      .init("intent diff old.intentmodel new.intentmodel test.csv --routes routes.json"),
      .init("intent diff old.intentmodel new.intentmodel logged.txt --format tsv --json"),
    ])

  static let replay = CommandDefinition(
    name: "replay", abstract: "Decides logged decisions again, and shows which flip.",
    discussion: "FILE is JSON Lines as `intent route --jsonl` writes them. Exits with 1 as `diff` "
      + "does; damaged lines are told and end with 65.",
    positionals: [
      PositionalDefinition("MODEL", help: "A .intentmodel file."),
      PositionalDefinition("FILE", help: "Decision records; - is standard input."),
    ],
    options: [
      CommonOptions.routes, limit, .flag("json", help: "Print JSON."), CommonOptions.quiet,
    ],
    examples: [
      .init("intent route M --jsonl < utterances.jsonl > decisions.jsonl"),
      .init("intent replay M decisions.jsonl"),
    ])
}
