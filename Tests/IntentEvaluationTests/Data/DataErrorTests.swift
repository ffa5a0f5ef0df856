import Testing

@testable import IntentEvaluation

struct DataErrorTests {
  private static let here = place("train.csv", 12, 5)

  static let messages: [(DataError, String)] = [
    (.fileNotFound(path: "a.csv"), "a.csv: no such file: check the path"),
    (.isDirectory(path: "data"), "data: is a directory: name a file in it"),
    (
      .unreadable(path: "a.csv", reason: "Permission denied"),
      "a.csv: cannot be read (Permission denied): check the file and its permissions"
    ),
    (.emptyFile(path: "a.csv"), "a.csv: the file is empty: add at least one row"),
    (.noRows(path: "a.csv"), "a.csv: the file has no rows: add at least one row"),
    (
      .splitNotFound(path: "a.json", split: "dev", found: ["train", "val"]),
      "a.json: no split \"dev\" (have: train, val): name one of these with --split"
    ),
    (
      .invalidUTF8(here, byteOffset: 99, guess: .utf16),
      "train.csv:12:5: not UTF-8 at byte 99: it looks like UTF-16: save it as UTF-8"
    ),
    (.nulByte(here, guess: nil), "train.csv:12:5: a zero byte: save the file as UTF-8 text"),
    (
      .mergeMarker(here, marker: "======="),
      "train.csv:12:5: a merge conflict was left here (=======): resolve the conflict"
    ),
    (
      .strayCarriageReturn(here),
      "train.csv:12:5: a carriage return without a line feed: end lines with LF or CRLF"
    ),
    (
      .unclearHeader(here, found: ["a", "b", "c"]),
      "train.csv:12:5: the first row is no known header (a, b, c): name the columns with "
        + "--text-column and --intent-column, or say --no-header and give numbers"
    ),
    (
      .noTextColumn(here, found: ["phrase", "intent"]),
      "train.csv:12:5: no text column (have: phrase, intent): name it with --text-column; "
        + "if this row is data, say --no-header and give numbers"
    ),
    (
      .noIntentColumn(here, found: ["text", "topic"]),
      "train.csv:12:5: no intent column (have: text, topic): name it with --intent-column; "
        + "if this row is data, say --no-header and give numbers"
    ),
    (
      .columnNotFound(here, column: "x", found: ["text"]),
      "train.csv:12:5: no column \"x\" (have: text): use one of these names, or a number from 1"
    ),
    (
      .ambiguousColumn(here, column: "text"),
      "train.csv:12:5: \"text\" appears twice: rename one, or give the column's number"
    ),
    (
      .sameColumnTwice(here, column: "2"),
      "train.csv:12:5: text and intent are both column 2: give two different columns"
    ),
    (
      .columnNameWithoutHeader(here, column: "text"),
      "train.csv:12:5: column \"text\" needs a header: give the column's number from 1"
    ),
    (
      .tooFewFields(here, found: 1, expected: 2, snippet: "hi"),
      "train.csv:12:5: too few fields, 1 instead of 2 (hi): "
        + "give the row the same fields as the first one"
    ),
    (
      .tooManyFields(here, found: 3, expected: 2, snippet: "a,b,c"),
      "train.csv:12:5: too many fields, 3 instead of 2 (a,b,c): "
        + "put quotes around a field that holds the separator"
    ),
    (
      .strayQuote(here, snippet: "…say \"hi\"…"),
      "train.csv:12:5: stray quote in an unquoted field (…say \"hi\"…): "
        + "double it and quote the whole field"
    ),
    (
      .textAfterClosingQuote(here, openedOnLine: 11, snippet: "\"a\" b"),
      "train.csv:12:5: text after the closing quote of the field that began on line 11 "
        + "(\"a\" b): double the quotes inside the field, or close the one before"
    ),
    (
      .unterminatedQuote(here, snippet: "\"a"),
      "train.csv:12:5: the quoted field that begins here never ends (\"a): close it with a quote"
    ),
    (.emptyText(here), "train.csv:12:5: the text is empty: write a text or delete the row"),
    (
      .emptyIntent(here, snippet: "hi"),
      "train.csv:12:5: the intent is empty (hi): "
        + "write an intent, or give the file with --out-of-scope"
    ),
    (
      .noTextKey(here, found: ["a"]),
      "train.csv:12:5: no text in the object (keys: a): name its key with --text-column"
    ),
    (
      .noIntentKey(here, found: ["a"]),
      "train.csv:12:5: no intent in the object (keys: a): name its key with --intent-column"
    ),
    (
      .noLabel(here, snippet: "hi"),
      "train.csv:12:5: the line does not begin with __label__ (hi): "
        + "begin it with __label__ and the intent"
    ),
    (
      .severalLabels(here, labels: ["__label__a", "__label__b"]),
      "train.csv:12:5: several labels on a line (__label__a, __label__b): keep one"
    ),
    (
      .badJSON(here, problem: "expected a string", snippet: "{a}"),
      "train.csv:12:5: expected a string ({a}): correct the JSON, or choose another --format"
    ),
    (
      .badYAML(here, problem: "an entry without an intent", snippet: "- x: y"),
      "train.csv:12:5: an entry without an intent (- x: y): "
        + "keep to the subset of Rasa's nlu files that is read"
    ),
    (
      .notWritable(format: .tsv, reason: "a tab or line end", snippet: "a b"),
      "tsv writer: a tab or line end (a b): change the text, or choose another format"
    ),
  ]

  @Test(arguments: messages)
  func messageSaysWhereWhatAndWhatToDo(error: DataError, expected: String) {
    #expect(error.description == expected)
  }

  @Test func aLongListOfColumnsIsCut() {
    let error = DataError.noTextColumn(Self.here, found: (1...30).map { "c\($0)" })
    #expect(error.description.contains("c11, c12 and 18 more)"))
  }

  @Test func aSnippetIsCutOnBothSidesAndStaysOnItsLine() {
    let word = String(repeating: "好", count: 50)
    let text = "text,intent\n\(word)\"\(word),x\n"
    let error = DatasetReader().error(in: text, name: "a.csv")
    let side = String(repeating: "好", count: 20)
    let cut = "…\(side)\"\(side.dropLast())…"
    #expect(error == .strayQuote(place("a.csv", 2, 51), snippet: cut))
  }

  @Test func controlCharactersDoNotReachTheTerminal() {
    let error = DatasetReader().error(in: "text,intent\n\u{1B}[31m \"x,y\n", name: "a.csv")
    #expect(error == .strayQuote(place("a.csv", 2, 7), snippet: " [31m \"x,y"))
    #expect(Snippet.short("a\u{7}b\u{2028}c") == "a b c")
    #expect(Snippet.short(String(repeating: "x", count: 50)).count == 41)
  }
}
