import Testing

@testable import IntentEvaluation

struct CSVReadingTests {
  private let expected = [DataSample("hi", "greet"), DataSample("bye", "part")]

  @Test(arguments: [
    "text,intent\nhi,greet\nbye,part\n",
    "text,intent\nhi,greet\nbye,part",
    "text,intent\r\nhi,greet\r\nbye,part\r\n",
    "text,intent\r\nhi,greet\r\nbye,part",
    "text,intent\nhi,greet\r\nbye,part\n",
    "\u{FEFF}text,intent\nhi,greet\nbye,part\n",
    "\u{FEFF}\"text\",\"intent\"\nhi,greet\nbye,part\n",
    "\n\ntext,intent\n\nhi,greet\n\r\n\nbye,part\n\n",
    "\"text\",\"intent\"\n\"hi\",\"greet\"\n\"bye\",part",
    "hi,greet\nbye,part\n",
  ])
  func lineEndsMarksAndQuotesMakeNoDifference(text: String) throws {
    #expect(try DatasetReader().read(text, name: "a.csv").samples == expected)
  }

  @Test func quotedFieldMayHoldCommasQuotesAndLines() throws {
    let text = "text,intent\n\"say \"\"hi\"\", then\r\nleave\n\",\"a, \"\"b\"\"\"\n\"\"\"\",q\n"
    let samples = try DatasetReader().read(text, name: "a.csv").samples
    #expect(
      samples == [
        DataSample("say \"hi\", then\r\nleave\n", "a, \"b\""), DataSample("\"", "q"),
      ])
  }

  @Test func rowsKnowTheLineTheyBeginOn() throws {
    let text = "text,intent\n\"two\nlines\",a\n\nthree,b\n"
    let rows = try DatasetReader().read(text, name: "a.csv").rows
    #expect(rows.map(\.location) == [place("a.csv", 2, nil), place("a.csv", 5, nil)])
  }

  @Test func utterancesAndIntentsAreKeptAsTheyAre() throws {
    let text = "text,intent\n  spaced  , 开灯/客厅 \n=======x,a b\n"
    let samples = try DatasetReader().read(text, name: "a.csv").samples
    #expect(samples == [DataSample("  spaced  ", " 开灯/客厅 "), DataSample("=======x", "a b")])
  }

  @Test func aMillionCharactersAreAField() throws {
    let long = String(repeating: "长\"", count: 500_000)
    let rows = unlocated([DataSample(long, "long")])
    let text = try DatasetWriter(format: .csv).text(of: rows)
    #expect(try DatasetReader().read(text, name: "a.csv").samples == [DataSample(long, "long")])
  }

  static let malformed: [(String, DataError)] = [
    ("say \"hi\",b", .strayQuote(place("a.csv", 2, 5), snippet: "say \"hi\",b")),
    ("好 \"hi\",b", .strayQuote(place("a.csv", 2, 3), snippet: "好 \"hi\",b")),
    (
      "\"say\" hi,b",
      .textAfterClosingQuote(place("a.csv", 2, 6), openedOnLine: 2, snippet: "\"say\" hi,b")
    ),
    ("x,y\n\"say,b\nc,d\n", .unterminatedQuote(place("a.csv", 3, 1), snippet: "\"say,b")),
    ("x,\"", .unterminatedQuote(place("a.csv", 2, 3), snippet: "x,\"")),
    ("x", .tooFewFields(place("a.csv", 2), found: 1, expected: 2, snippet: "x")),
    (" ", .tooFewFields(place("a.csv", 2), found: 1, expected: 2, snippet: " ")),
    ("x,y,z", .tooManyFields(place("a.csv", 2), found: 3, expected: 2, snippet: "x,y,z")),
    (",", .emptyText(place("a.csv", 2))),
    ("\"\",x", .emptyText(place("a.csv", 2, 2))),
    (" \u{A0},x", .emptyText(place("a.csv", 2))),
    ("x,", .emptyIntent(place("a.csv", 2, 3), snippet: "x")),
    ("x, ", .emptyIntent(place("a.csv", 2, 3), snippet: "x")),
    ("x,y\rz,w", .strayCarriageReturn(place("a.csv", 2, 4))),
    ("x,y\n<<<<<<< HEAD\n", .mergeMarker(place("a.csv", 3), marker: "<<<<<<<")),
    ("x,y\n=======\n", .mergeMarker(place("a.csv", 3), marker: "=======")),
    ("x,y\n>>>>>>> main", .mergeMarker(place("a.csv", 3), marker: ">>>>>>>")),
    ("x,y\n||||||| base", .mergeMarker(place("a.csv", 3), marker: "|||||||")),
  ]

  @Test(arguments: malformed)
  func badRowIsAnErrorWithItsPlace(row: String, expected: DataError) {
    #expect(DatasetReader().error(in: "text,intent\n" + row, name: "a.csv") == expected)
  }

  @Test func aRowOfCommasIsAnError() {
    let error = DatasetReader().error(in: "id,text,intent\n1,a,b\n,,\n", name: "a.csv")
    #expect(error == .emptyText(place("a.csv", 3, 2)))
  }

  @Test func aMergeMarkerInsideAQuotedFieldIsText() throws {
    let text = "text,intent\n\"a\n=======\nb\",x\n"
    #expect(
      try DatasetReader().read(text, name: "a.csv").samples == [DataSample("a\n=======\nb", "x")])
  }

  @Test(arguments: ["text,intent", "text,intent\n", "\u{FEFF}text,intent\r\n\r\n"])
  func headerAloneIsAnError(text: String) {
    #expect(DatasetReader().error(in: text, name: "a.csv") == .noRows(path: "a.csv"))
  }

  @Test(arguments: ["", "\n\n", "\u{FEFF}", "\r\n"])
  func emptyFileIsAnError(text: String) {
    #expect(DatasetReader().error(in: text, name: "a.csv") == .emptyFile(path: "a.csv"))
  }
}
