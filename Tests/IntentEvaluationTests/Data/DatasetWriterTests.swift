import Testing

@testable import IntentEvaluation

struct DatasetWriterTests {
  /// What every format can hold.
  private static let plain = [
    DataSample("turn it off", "light_off"), DataSample("say \"hi\", then leave", "a/b"),
    DataSample("\"quoted\"", "q"), DataSample("\"open", "q"), DataSample("x\"", "q"),
    DataSample("👩‍👩‍👧 e\u{301} é", "emoji😀"), DataSample("把客厅的灯关掉，谢谢", "关灯"),
    DataSample("back\\slash \\n", "\"quoted\""), DataSample("=======", "a,b"),
    DataSample("<<<<<<< x", "it's"), DataSample("- dash: # hash", "{x}"),
    DataSample("line\u{2028}separator\u{85}", "#x"), DataSample("{\"text\":1}", "-"),
    DataSample("who won", "oos"), DataSample("text", "label"), DataSample("\u{FEFF}mark", "m"),
    DataSample("alert for [country] (soon)", "[x]"),
  ]

  /// What only the formats with quotes can hold.
  private static let nasty = [
    DataSample("two\nlines\r\nand\rmore", "new\nline"), DataSample(" tab\tand blanks ", " a b "),
    DataSample("\u{1}\u{1F}", "control"), DataSample("[x](y) __label__z", "v w"),
    DataSample("\"", "\""), DataSample("\"\"", ",\",\n"), DataSample("\n", "blank").spoken,
  ]

  static let cases: [(DataFormat, [DataSample])] = [
    (.csv, plain + nasty), (.jsonl, plain + nasty), (.tsv, plain), (.fasttext, plain),
    (.rasa, plain), (.clinc, (plain + nasty).filter { $0.intent != "oos" } + [plain[13]]),
  ]

  @Test(arguments: cases)
  func readingWhatWasWrittenGivesTheSame(format: DataFormat, samples: [DataSample]) throws {
    let text = try DatasetWriter(format: format).text(of: unlocated(samples))
    #expect(try DatasetReader(format: format).read(text, name: "a").samples == samples)
  }

  @Test(arguments: DataFormat.allCases)
  func whatWasWrittenIsRecognised(format: DataFormat) throws {
    let text = try DatasetWriter(format: format).text(of: unlocated(Array(Self.plain.prefix(2))))
    let source = try SourceText(name: "unnamed", bytes: Array(text.utf8))
    #expect(FormatRecognition(source).format == format)
  }

  static let refusals: [(DataFormat, DataSample, String)] = [
    (.tsv, DataSample("a\tb", "x"), "a tab or line end"),
    (.tsv, DataSample("a", "x\ny"), "a tab or line end"),
    (.fasttext, DataSample("a\nb", "x"), "a line end in the text"),
    (.fasttext, DataSample("a", "x y"), "white space in the intent"),
    (.fasttext, DataSample("a __label__b", "x"), "a label in the text"),
    (.rasa, DataSample("a\r\nb", "x"), "a line end in the text"),
    (.rasa, DataSample(" a", "x"), "blanks around the text"),
    (.rasa, DataSample("[a](b)", "x"), "brackets that read as an annotation"),
    (.csv, DataSample("a\0b", "x"), "a zero character"),
    (.jsonl, DataSample("", "x"), "an empty text"),
  ]

  @Test(arguments: refusals)
  func whatAFormatCannotHoldIsAnError(format: DataFormat, sample: DataSample, reason: String) {
    let snippet = Snippet.short(sample.utterance)
    #expect(throws: DataError.notWritable(format: format, reason: reason, snippet: snippet)) {
      try DatasetWriter(format: format).text(of: unlocated([sample]))
    }
  }

  @Test func csvIsQuotedOnlyWhereItMustBe() {
    var table = CSVWriter(header: ["text", "gold", "pred", "confidence"])
    table.append(["turn, please", "on", "say \"on\"", "0.98"])
    table.append(["", " on ", "a\nb", ""])
    let expected =
      "text,gold,pred,confidence\n\"turn, please\",on,\"say \"\"on\"\"\",0.98\n, on ,\"a\nb\",\n"
    #expect(table.text == expected)
  }

  @Test func aSingleEmptyFieldIsNoBlankLine() {
    var table = CSVWriter(header: ["text"])
    table.append([""])
    #expect(table.text == "text\n\"\"\n")
  }
}

extension DataSample {
  /// The sample with a word before its text, which may not be blank.
  fileprivate var spoken: DataSample { DataSample("x" + utterance, intent) }
}
