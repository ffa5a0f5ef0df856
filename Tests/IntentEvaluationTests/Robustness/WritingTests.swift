import Testing

@testable import IntentEvaluation

struct WritingTests {
  @Test(arguments: [
    ("don't stop, please!", "dont stop please"), ("wake me at 7:30 a.m.", "wake me at 7:30 am"),
    ("不用了，我改主意了。", "不用了我改主意了"), ("hi-fi on", "hi fi on"), ("set 3.5 cups?", "set 3.5 cups"),
  ])
  func punctuationGoesAndNumbersStayWhole(text: String, expected: String) {
    #expect(Writing.withoutPunctuation(text) == expected)
  }

  @Test(arguments: ["turn it off", "关灯", "?!"])
  func whatHasNoPunctuationOrNothingElseIsLeftOut(text: String) {
    #expect(Writing.withoutPunctuation(text) == nil)
  }

  @Test func caseAppliesToLettersThatHaveOne() {
    #expect(Writing.upperCased("Turn on 空调") == "TURN ON 空调")
    #expect(Writing.upperCased("打开空调") == nil)
    #expect(Writing.upperCased("OK") == nil)
  }

  @Test func aSentenceGetsTheMarkOfItsScript() {
    #expect(Writing.asSentence("play jazz") == "Play jazz.")
    #expect(Writing.asSentence("放首歌") == "放首歌。")
    #expect(Writing.asSentence("what's up?") == nil)
  }

  @Test func blanksAreDoubledOrTakenAway() {
    #expect(Writing.withDoubledBlanks("turn it off") == "  turn  it  off  ")
    #expect(Writing.withoutBlanks("turn off the light") == "turnoffthelight")
    #expect(Writing.withDoubledBlanks("关灯") == nil)
    #expect(Writing.withoutBlanks("关灯") == nil)
  }

  @Test func asciiBecomesFullWidth() {
    #expect(Writing.fullWidth("A 7!") == "Ａ　７！")
    #expect(Writing.fullWidth("打开 wifi") == "打开　ｗｉｆｉ")
    #expect(Writing.fullWidth("打开!") == nil)
  }

  /// The one turns Simplified text Traditional, the other Traditional text Simplified.
  @Test func eachVariantOfChineseTurnsIntoTheOther() {
    #expect(Writing.traditional("打开电视") == "打開電視")
    #expect(Writing.simplified("打開電視") == "打开电视")
    #expect(Writing.traditional("打開電視") == nil)
    #expect(Writing.simplified("打开电视") == nil)
    #expect(Writing.traditional("turn it on") == nil)
    #expect(Writing.traditional("ライトを消して書") == nil)
  }
}
