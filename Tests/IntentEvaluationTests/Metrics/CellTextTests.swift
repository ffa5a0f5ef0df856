import Testing

@testable import struct IntentEvaluation.CellText
@testable import enum IntentEvaluation.FigureText

struct CellTextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("查询", 4), ("ｶﾅ", 2), ("カナ", 4), ("한국", 4),
    ("Ａ", 2), ("🙂", 2), ("👩‍👩‍👧", 2), ("☎️", 2), ("\u{200B}", 0), ("naïve Ünï", 9),
  ])
  func wideCharactersTakeTwoCells(text: String, width: Int) {
    #expect(CellText(text).width == width)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("查询天气", 7, "查询天…"), ("查询天气", 6, "查询…"),
  ])
  func longTextIsCutWithAnEllipsis(text: String, cells: Int, cut: String) {
    #expect(CellText(text).clipped(to: cells).text == cut)
  }

  @Test func fillingTakesExactlyTheCellsGiven() {
    #expect(CellText("查询").filling(6, trailing: false) == "查询  ")
    #expect(CellText("查询").filling(6, trailing: true) == "  查询")
    #expect(CellText("查询天气").filling(6, trailing: false) == "查询… ")
  }

  @Test func controlCharactersAreShownAndNotSent() {
    #expect(CellText("a\tb\r\nc\u{7F}").text == "a␉b␍␊c␡")
    #expect(CellText("a\u{202E}b").text == "a\u{FFFD}b")
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")])
  func thousandsAreSetApart(count: Int, text: String) {
    #expect(FigureText.count(count) == text)
  }

  @Test func percentagesHaveTwoDecimals() {
    #expect(FigureText.percent(0.12345) == "12.35 %")
    #expect(FigureText.percent(1) == "100.00 %")
    #expect(FigureText.percent(nil) == "n/a")
    #expect(FigureText.rate(0.005) == "0.5 %")
  }
}
