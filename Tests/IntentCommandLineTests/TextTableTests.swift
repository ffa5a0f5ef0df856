import Testing

@testable import IntentCommandLine

@Suite struct TextTableTests {
  @Test func columnsAreAlignedAlsoWithWideCharacters() {
    var table = TextTable(columns: [.init("intent"), .init("F1", .right), .init("note")])
    table.add(["light_on", "0.98", "good"])
    table.add(["开灯", "1.00", ""])
    #expect(
      table.rendered() == """
        intent      F1  note
        --------  ----  ----
        light_on  0.98  good
        开灯      1.00

        """)
  }

  @Test func controlCharactersCannotBreakTheTable() {
    var table = TextTable(columns: [.init("text")])
    table.add(["a\nb\t\u{1B}[2Jc\r\n"])
    #expect(table.rendered() == "text\n----------\na b  [2Jc\n")
  }

  @Test func rowOfTheWrongLengthIsABugOfTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var table = TextTable(columns: [.init("a"), .init("b")])
      table.add(["1"])
    }
  }
}

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("灯", 2), ("ｶ", 1), ("Ａ", 2), ("한글", 4),
    ("👍🏽", 2), ("❤️", 2), ("🇩🇪", 2), ("█░…·", 4), ("\u{7}", 0),
  ])
  func widthIsCountedInCells(_ text: String, _ cells: Int) {
    #expect(TextWidth.cells(of: text) == cells)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("灯灯灯", 4, "灯…"), ("abc", 1, "…"), ("abc", 0, ""),
  ])
  func longTextIsCut(_ text: String, _ limit: Int, _ expected: String) {
    #expect(TextWidth.truncated(text, to: limit) == expected)
  }

  @Test func textIsWrappedAtBlanksAndKeepsItsLineBreaks() {
    #expect(
      TextWrapping.lines(of: "one two three\n\nfour", width: 8) == ["one two", "three", "", "four"])
    #expect(TextWrapping.lines(of: "unbreakable a", width: 4) == ["unbreakable", "a"])
  }
}
