import Testing

@testable import IntentEvaluation

struct DatasetTests {
  private let data = Dataset(
    rows: unlocated([
      DataSample("hi", "greet"), DataSample("who won", "OOS"), DataSample("bye", "part"),
      DataSample("hello", "greet"),
    ]))

  @Test func rowsStayInFileOrder() {
    #expect(data.rows.map(\.utterance) == ["hi", "who won", "bye", "hello"])
    #expect(data.count == 4)
  }

  @Test func outOfScopeRowsAreSetApart() {
    #expect(data.outOfScope.map(\.utterance) == ["who won"])
    #expect(data.inScope.map(\.utterance) == ["hi", "bye", "hello"])
    #expect(data.outOfScopeCount == 1)
    #expect(data.inScopeCount == 3)
  }

  @Test func intentsAreSortedAndNeverOutOfScope() {
    #expect(data.intents == ["greet", "part"])
    #expect(data.rowCounts == ["greet": 2, "part": 1])
  }

  @Test func concatenationKeepsTheOrderOfTheFiles() {
    let more = Dataset(rows: unlocated([DataSample("last", "part")]))
    #expect(Dataset(concatenating: [data, more]).rows == data.rows + more.rows)
    #expect(data + more == Dataset(concatenating: [data, more]))
  }

  @Test(arguments: ["oos", "OOS", "out_of_scope", "Out_Of_Scope", "none", "None", "nlu_fallback"])
  func reservedIntentIsOutOfScope(intent: String) {
    #expect(unlocated([DataSample("x", intent)])[0].isOutOfScope)
    #expect(OutOfScopeIntent.contains(intent))
  }

  @Test(arguments: ["", "greet", "oo", "nones", "out of scope", "abc", "four", "abcdefghijkl"])
  func otherIntentIsInScope(intent: String) {
    #expect(!unlocated([DataSample("x", intent)])[0].isOutOfScope)
  }

  @Test func rowCountsAsOutOfScopeWhenItsFileDoes() {
    let row = LabeledUtterance(
      utterance: "x", intent: "greet", location: place("f", 1), countsAsOutOfScope: true)
    #expect(row.isOutOfScope)
  }

  @Test func locationIsPrintedAsFileLineColumn() {
    #expect(place("train.csv", 12, 5).description == "train.csv:12:5")
    #expect(place("train.csv", 12, nil).description == "train.csv:12")
  }
}
