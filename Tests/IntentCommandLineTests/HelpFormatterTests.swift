import IntentCommandLine
import Testing

@Suite struct HelpFormatterTests {
  @Test func helpOfTheProgramListsTheCommandsBySection() {
    #expect(SampleSuite.suite.help() == programHelp)
  }

  @Test func helpOfACommandIsAligned() {
    #expect(SampleSuite.suite.help(for: SampleSuite.train) == trainHelp)
  }

  @Test func helpNamesTheAliases() {
    #expect(
      SampleSuite.suite.help(for: SampleSuite.evaluate).hasSuffix("\n\nAlso called: benchmark\n"))
  }

  @Test(arguments: [40, 60, 80])
  func noLineIsWiderThanAsked(_ width: Int) {
    for command in SampleSuite.suite.commands where command.name != "train" {
      for line in SampleSuite.suite.help(for: command, width: width).split(separator: "\n") {
        #expect(line.count <= width, "\(line)")
      }
    }
  }

  @Test func longUsageIsWrappedWithoutSplittingAnOption() {
    let options = ["alpha", "beta", "gamma", "delta"].map {
      OptionDefinition.string($0, value: "FILE", help: "A file.", isRequired: true)
    }
    let command = CommandDefinition(name: "join", abstract: "Joins.", options: options)
    let suite = CommandSuite(program: "intent", version: "1", abstract: "", commands: [command])
    #expect(
      suite.help(for: command, width: 60).contains(
        """
        Usage: intent join --alpha FILE --beta FILE --gamma FILE
                      --delta FILE [OPTIONS]

        """))
  }
}

private let programHelp = """
  Decides on the device which intent an utterance has.

  Usage: intent COMMAND [ARGUMENTS…] [OPTIONS]

  Make a model:
    train                Trains a model from labelled utterances.

  Use a model:
    classify             Tells the intent of utterances.
    evaluate, benchmark  Measures a model on labelled data.
    explain              Tells why an utterance has its intent.
    chat                 Talks, locally where it can.

  Options:
    -h, --help     Show this help, or that of a command.
        --version  Show the version.

  Run `intent help COMMAND` to learn about a command.

  """

private let trainHelp = """
  Trains a model from labelled utterances.

  Usage: intent train TRAIN… --out M.intentmodel [OPTIONS]

  The thresholds are chosen on validation data, so that the promise holds.

  Arguments:
    TRAIN…  Labelled data: CSV, TSV, JSON Lines or fastText; - is standard input.

  Options:
    -o, --out M.intentmodel  The model file. (required)
        --out-of-scope FILE  Utterances that no intent applies to. (may be
                             repeated)
        --max-misroute X     The share of local answers that may be wrong.
                             (from 0 to 1; default: 0.05)
        --seed N             Where the random numbers start. (at least 0;
                             default: 1)
        --format NAME        How the data is written. (one of: csv, tsv, jsonl,
                             fasttext; default: by extension)
    -q, --quiet              No progress.
    -h, --help               Show this help.

  Examples:
    intent train train.csv --out M.intentmodel
        Trains with what holds by itself.
    intent train a.csv b.csv --out M.intentmodel --seed 7

  """
