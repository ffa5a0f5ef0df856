import Testing

@testable import IntentEvaluation

struct HeaderRecognitionTests {
  @Test(
    arguments: ColumnNames.text + ["TEXT", " Utterance "],
    ColumnNames.intent + ["Intent", "LABEL "])
  func knownNamesAreRecognised(text: String, intent: String) throws {
    let file = "id,\(intent),more,\(text)\n1,greet,x,hi\n"
    #expect(try DatasetReader().read(file, name: "a.csv").samples == [DataSample("hi", "greet")])
  }

  @Test func theNamesAreThoseThatAreDocumented() {
    #expect(ColumnNames.text == ["text", "utterance", "utt", "sentence", "query", "question"])
    #expect(ColumnNames.intent == ["intent", "label", "category", "class"])
  }

  @Test func thePreferredNameWins() throws {
    let file = "category,query,text,intent\nc,q,t,i\n"
    #expect(try DatasetReader().read(file, name: "a.csv").samples == [DataSample("t", "i")])
  }

  @Test func onlyTheFirstRowCanBeAHeader() throws {
    let file = "text,label\ntext,label\n"
    #expect(try DatasetReader().read(file, name: "a.csv").samples == [DataSample("text", "label")])
  }

  @Test func aFirstRowOfKnownNamesIsDataWhenTheOptionSaysSo() throws {
    let data = try DatasetReader(hasHeader: false).read("text,label\nhi,greet\n", name: "a.csv")
    #expect(data.samples == [DataSample("text", "label"), DataSample("hi", "greet")])
  }

  @Test func twoColumnsWithoutKnownNamesAreTextAndIntent() throws {
    let file = "the text,my label\nbye,part\n"
    #expect(try DatasetReader().read(file, name: "a.csv").count == 2)
  }

  static let options: [(DatasetReader, String)] = [
    (DatasetReader(textColumn: "phrase", intentColumn: "topic"), "id,Phrase,topic\n1,hi,greet\n"),
    (DatasetReader(textColumn: "phrase"), "intent,phrase\ngreet,hi\n"),
    (DatasetReader(intentColumn: "topic"), "topic,text,intent\ngreet,hi,x\n"),
    (DatasetReader(textColumn: 2, intentColumn: 3), "id,text,what\n1,hi,greet\n"),
    (DatasetReader(textColumn: "2", intentColumn: "3", hasHeader: false), "1,hi,greet\n"),
    (DatasetReader(textColumn: 2, hasHeader: false), "greet,hi\n"),
    (DatasetReader(intentColumn: 1, hasHeader: false), "greet,hi\n"),
    (DatasetReader(textColumn: 2, intentColumn: 1), "greet,hi\n"),
    (DatasetReader(textColumn: 1, intentColumn: 2, hasHeader: true), "a,b\nhi,greet\n"),
  ]

  @Test(arguments: options)
  func optionsChooseTheColumns(reader: DatasetReader, file: String) throws {
    #expect(try reader.read(file, name: "a.csv").samples == [DataSample("hi", "greet")])
  }

  static let refusals: [(DatasetReader, String, DataError)] = [
    (DatasetReader(), "a,b,c\n1,2,3", .unclearHeader(place("a.csv", 1), found: ["a", "b", "c"])),
    (DatasetReader(), "hello\nbye", .unclearHeader(place("a.csv", 1), found: ["hello"])),
    (
      DatasetReader(textColumn: 2, intentColumn: 3), "id,phrase,topic\n1,hi,greet",
      .unclearHeader(place("a.csv", 1), found: ["id", "phrase", "topic"])
    ),
    (
      DatasetReader(), "question,faq\nhi,greet",
      .noIntentColumn(place("a.csv", 1), found: ["question", "faq"])
    ),
    (
      DatasetReader(), "phrase,intent\nhi,greet",
      .noTextColumn(place("a.csv", 1), found: ["phrase", "intent"])
    ),
    (
      DatasetReader(textColumn: "topic"), "\ntext,intent\nhi,greet",
      .columnNotFound(place("a.csv", 2), column: "topic", found: ["text", "intent"])
    ),
    (
      DatasetReader(textColumn: 3), "text,intent\nhi,greet",
      .columnNotFound(place("a.csv", 1), column: "3", found: ["text", "intent"])
    ),
    (
      DatasetReader(textColumn: "0", hasHeader: false), "hi,greet",
      .columnNotFound(place("a.csv", 1), column: "0", found: ["hi", "greet"])
    ),
    (
      DatasetReader(), "text,Text,intent\na,b,c",
      .ambiguousColumn(place("a.csv", 1), column: "text")
    ),
    (
      DatasetReader(textColumn: "intent"), "text,intent\na,b",
      .sameColumnTwice(place("a.csv", 1), column: "2")
    ),
    (
      DatasetReader(textColumn: "text", hasHeader: false), "text,intent\na,b",
      .columnNameWithoutHeader(place("a.csv", 1), column: "text")
    ),
    (
      DatasetReader(hasHeader: false), "a,b,c",
      .noTextColumn(place("a.csv", 1), found: ["a", "b", "c"])
    ),
    (
      DatasetReader(textColumn: 1, hasHeader: false), "a,b,c",
      .noIntentColumn(place("a.csv", 1), found: ["a", "b", "c"])
    ),
  ]

  @Test(arguments: refusals)
  func whatIsUnclearIsAskedNotGuessed(reader: DatasetReader, file: String, expected: DataError) {
    #expect(reader.error(in: file, name: "a.csv") == expected)
  }
}
