import IntentCommandLine
import Testing

@Suite struct UsageErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let error: UsageError
    let message: String
    var testDescription: String { line }

    init(_ line: String, _ error: UsageError, _ message: String) {
      self.line = line
      self.error = error
      self.message = message
    }
  }

  static let cases: [Case] = [
    Case(
      "trian a.csv", .unknownCommand("trian", suggestion: "train", command: "intent"),
      "intent: unknown command `trian`; did you mean `train`?\nrun `intent --help`"),
    Case(
      "help xyz", .unknownCommand("xyz", suggestion: nil, command: "intent"),
      "intent: unknown command `xyz`\nrun `intent --help`"),
    Case(
      "--verson", .unknownOption("--verson", suggestion: "--version", command: "intent"),
      "intent: unknown option `--verson`; did you mean `--version`?\nrun `intent --help`"),
    Case(
      "classify M --treshold=0.5",
      .unknownOption("--treshold", suggestion: "--threshold", command: "intent classify"),
      "intent classify: unknown option `--treshold`; did you mean `--threshold`?\n"
        + "run `intent classify --help`"),
    Case(
      "classify M -threshold",
      .unknownOption(
        "-threshold", suggestion: "--threshold", command: "intent classify"),
      "intent classify: unknown option `-threshold`; did you mean `--threshold`?\n"
        + "run `intent classify --help`"),
    Case(
      "classify M -x", .unknownOption("-x", suggestion: nil, command: "intent classify"),
      "intent classify: unknown option `-x`; put `--` before an argument that begins with a dash\n"
        + "run `intent classify --help`"),
    Case(
      "classify M --=5", .emptyOptionName(argument: "--=5", command: "intent classify"),
      "intent classify: `--=5` names no option; write `--name=value` or `--name value`\n"
        + "run `intent classify --help`"),
    Case(
      "train a --out --quiet",
      .missingValue(option: "--out", valueName: "M.intentmodel", command: "intent train"),
      "intent train: `--out` needs a value: write `--out M.intentmodel`"
        + " (or `--out=M.intentmodel` if it begins with a dash)\nrun `intent train --help`"),
    Case(
      "classify M -k", .missingValue(option: "-k", valueName: "K", command: "intent classify"),
      "intent classify: `-k` needs a value: write `-k K` (or `-k=K` if it begins with a dash)\n"
        + "run `intent classify --help`"),
    Case(
      "classify M --jsonl=yes",
      .unexpectedValue(option: "--jsonl", value: "yes", command: "intent classify"),
      "intent classify: `--jsonl` takes no value, but was given `yes`\n"
        + "run `intent classify --help`"),
    Case(
      "classify M -k five",
      .notANumber(
        option: "-k", value: "five", expected: "a whole number from 1 to 10",
        command: "intent classify"),
      "intent classify: `-k` needs a whole number from 1 to 10, but was given `five`\n"
        + "run `intent classify --help`"),
    Case(
      "classify M --bias nan",
      .notANumber(
        option: "--bias", value: "nan", expected: "a number", command: "intent classify"),
      "intent classify: `--bias` needs a number, but was given `nan`\n"
        + "run `intent classify --help`"),
    Case(
      "classify M -k 11",
      .outOfRange(option: "-k", value: "11", range: "from 1 to 10", command: "intent classify"),
      "intent classify: `-k` must be from 1 to 10, but is `11`\nrun `intent classify --help`"),
    Case(
      "train a --out M --seed -1",
      .outOfRange(option: "--seed", value: "-1", range: "at least 0", command: "intent train"),
      "intent train: `--seed` must be at least 0, but is `-1`\nrun `intent train --help`"),
    Case(
      "train a --out M --max-misroute 5",
      .outOfRange(
        option: "--max-misroute", value: "5", range: "from 0 to 1", command: "intent train"),
      "intent train: `--max-misroute` must be from 0 to 1, but is `5`\nrun `intent train --help`"),
    Case(
      "train a --out M --format jsnol",
      .valueNotAllowed(
        option: "--format", value: "jsnol", allowed: ["csv", "tsv", "jsonl", "fasttext"],
        suggestion: "jsonl", command: "intent train"),
      "intent train: `--format` can't be `jsnol`; did you mean `jsonl`?"
        + " (one of: csv, tsv, jsonl, fasttext)\nrun `intent train --help`"),
    Case(
      "train a -o M --out N", .optionGivenTwice(option: "--out", command: "intent train"),
      "intent train: `--out` is given twice; keep one of them\nrun `intent train --help`"),
    Case(
      "train a",
      .missingOption(option: "--out", valueName: "M.intentmodel", command: "intent train"),
      "intent train: add `--out M.intentmodel`\nrun `intent train --help`"),
    Case(
      "evaluate a.csv",
      .missingArgument(name: "MODEL", help: "The model file.", command: "intent evaluate"),
      "intent evaluate: MODEL is missing: The model file.\nrun `intent evaluate --help`"),
    Case(
      "explain M turn off",
      .superfluousArgument("off", accepted: "MODEL [TEXT]", command: "intent explain"),
      "intent explain: `off` is one argument too many; the command takes MODEL [TEXT]"
        + " (put a text of several words in quotes)\nrun `intent explain --help`"),
  ]

  @Test(arguments: cases)
  func mistakeIsNamedWithWhatToDo(_ example: Case) {
    let arguments = example.line.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) { try SampleSuite.suite.parse(arguments) }
    #expect(error == example.error)
    #expect(error?.description == example.message)
    #expect(error?.exitCode == .usage)
  }

  @Test func commandWithoutArgumentsSaysSo() {
    let command = CommandDefinition(name: "list", abstract: "Lists.")
    let suite = CommandSuite(program: "p", version: "1", abstract: "", commands: [command])
    let error = #expect(throws: UsageError.self) { try suite.parse(["list", "x"]) }
    #expect(
      error?.description
        == "p list: `x` is one argument too many; leave it out, the command takes none\n"
        + "run `p list --help`")
  }
}
