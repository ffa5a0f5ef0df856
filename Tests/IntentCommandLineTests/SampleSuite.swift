import IntentCommandLine

/// A program like `intent`, small enough to read, with every kind of option and argument.
enum SampleSuite {
  static let suite = CommandSuite(
    program: "intent", version: "1.2.3",
    abstract: "Decides on the device which intent an utterance has.",
    commands: [train, classify, evaluate, explain, chat])

  static let train = CommandDefinition(
    name: "train", abstract: "Trains a model from labelled utterances.",
    discussion: "The thresholds are chosen on validation data, so that the promise holds.",
    section: "Make a model",
    positionals: [
      PositionalDefinition(
        "TRAIN", help: "Labelled data: CSV, TSV, JSON Lines or fastText; - is standard input.",
        arity: .oneOrMore)
    ],
    options: [
      .string("out", short: "o", value: "M.intentmodel", help: "The model file.", isRequired: true),
      .string(
        "out-of-scope", value: "FILE", help: "Utterances that no intent applies to.",
        isRepeatable: true),
      .number(
        "max-misroute", in: 0...1, help: "The share of local answers that may be wrong.",
        default: "0.05"),
      .integer("seed", in: 0...Int.max, help: "Where the random numbers start.", default: "1"),
      .string(
        "format", value: "NAME", help: "How the data is written.",
        allowed: ["csv", "tsv", "jsonl", "fasttext"], default: "by extension"),
      .flag("quiet", short: "q", help: "No progress."),
    ],
    examples: [
      .init("intent train train.csv --out M.intentmodel", "Trains with what holds by itself."),
      .init("intent train a.csv b.csv --out M.intentmodel --seed 7"),
    ])

  static let classify = CommandDefinition(
    name: "classify", abstract: "Tells the intent of utterances.", section: "Use a model",
    positionals: [
      PositionalDefinition("MODEL", help: "The model file."),
      PositionalDefinition("TEXT", help: "The utterances.", arity: .anyNumber),
    ],
    options: [
      .integer("top", short: "k", value: "K", in: 1...10, help: "How many intents to show."),
      .number("bias", in: -Double.infinity...Double.infinity, help: "Added to the threshold."),
      .number("threshold", in: 0...Double.infinity, help: "The least score."),
      .flag("jsonl", help: "JSON Lines in and out."),
    ])

  static let evaluate = CommandDefinition(
    name: "evaluate", aliases: ["benchmark"], abstract: "Measures a model on labelled data.",
    section: "Use a model",
    positionals: [
      PositionalDefinition("FILE", help: "Labelled data.", arity: .oneOrMore),
      PositionalDefinition("MODEL", help: "The model file."),
    ])

  static let explain = CommandDefinition(
    name: "explain", abstract: "Tells why an utterance has its intent.", section: "Use a model",
    positionals: [
      PositionalDefinition("MODEL", help: "The model file."),
      PositionalDefinition("TEXT", help: "The utterance.", arity: .optional),
    ])

  static let chat = CommandDefinition(
    name: "chat", abstract: "Talks, locally where it can.", section: "Use a model",
    sibling: "intent-chat")

  /// Parses a line that is to run a command.
  static func run(_ arguments: String...) throws -> ParsedCommand {
    let request = try suite.parse(arguments)
    guard case .run(let command) = request else { throw UnexpectedRequest(request: request) }
    return command
  }

  struct UnexpectedRequest: Error {
    let request: CommandSuite.Request
  }
}
