import Testing

@testable import IntentEvaluation

/// Numbers, speech, homophones, mixed words, cuts and manners.
struct SpokenTests {
  @Test(arguments: [
    (0, "zero"), (13, "thirteen"), (40, "forty"), (45, "forty five"), (100, "one hundred"),
    (305, "three hundred five"), (2024, "two thousand twenty four"), (9999, nil),
  ])
  func englishNumbersAreSpelledOut(number: Int, words: String?) {
    #expect(NumberWords.english(number) == words ?? "nine thousand nine hundred ninety nine")
  }

  @Test(arguments: [
    (0, "零"), (10, "十"), (15, "十五"), (20, "二十"), (110, "一百一十"), (105, "一百零五"),
    (1005, "一千零五"), (1015, "一千零一十五"), (2024, "二千零二十四"), (9999, "九千九百九十九"),
  ])
  func chineseNumbersAreSpelledOut(number: Int, words: String) {
    #expect(NumberWords.chinese(number) == words)
  }

  @Test(arguments: [
    ("wake me at 7am", "wake me at seven am"), ("add 12 eggs", "add twelve eggs"),
    ("call 007", "call zero zero seven"),
    ("call 5551234", "call five five five one two three four"),
    ("2点叫我", "两点叫我"), ("12点叫我", "十二点叫我"), ("打10086", "打一零零八六"),
  ])
  func numbersInsideTextAreSpoken(text: String, spoken: String) {
    #expect(NumberWords.spelledOut(text) == spoken)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func speechHasNoCaseNoMarksAndNoDigits(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for text in ["Wake me at 7, please!", "明天早上7点叫我起床。"] {
      let spoken = try #require(Speech.transcribed(text, using: &generator))
      #expect(!spoken.contains { $0.isPunctuation || $0.isUppercase || $0.isASCII && $0.isNumber })
      #expect(spoken.count > 8)
    }
    #expect(Speech.transcribed("включи свет", using: &generator) == nil)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func exactlyOneCharacterTurnsIntoAnotherOfItsSound(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = "把客厅的灯关掉"
    let changed = try #require(Homophones.replacingOne(in: text, using: &generator))
    #expect(changed.count == text.count)
    #expect(zip(text, changed).count { $0 != $1 } == 1)
    #expect(Homophones.replacingOne(in: "turn it off", using: &generator) == nil)
  }

  @Test func oneChineseWordTurnsEnglish() throws {
    var generator = SeededGenerator(seed: 3)
    let changed = try #require(MixedWords.mixingOne(into: "把闹钟取消", using: &generator))
    #expect(changed.replacing(" ", with: "") == "把alarm取消")
    #expect(MixedWords.mixingOne(into: "你好", using: &generator) == nil)
    #expect(MixedWords.mixingOne(into: "cancel it", using: &generator) == nil)
  }

  @Test func aWordOrAChineseCharacterIsDropped() throws {
    var generator = SeededGenerator(seed: 1)
    let words = try #require(Cuts.droppingOne(from: "turn the light off", using: &generator))
    #expect(words.split(separator: " ").count == 3)
    let characters = try #require(Cuts.droppingOne(from: "打开客厅灯", using: &generator))
    #expect(characters.count == 4)
    #expect(Cuts.droppingOne(from: "lights off", using: &generator) == nil)
    #expect(Cuts.droppingOne(from: "关灯", using: &generator) == nil)
  }

  @Test func theFirstTwoThirdsStay() {
    #expect(Cuts.truncated("set a timer for ten minutes") == "set a timer for")
    #expect(Cuts.truncated("设一个十分钟") == "设一个十")
    #expect(Cuts.truncated("turn it off") == nil)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func mannersStandAroundTheCommand(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for text in ["please turn it off", "请关灯"] {
      let filled = try #require(Manners.withFiller(text, using: &generator))
      let polite = try #require(Manners.politely(text, using: &generator))
      #expect(filled.contains(text) && filled != text)
      #expect(polite.contains(text) && !polite.hasPrefix("please please"))
      #expect(!polite.hasPrefix("请请"))
    }
    #expect(Manners.politely("включи свет", using: &generator) == nil)
  }
}
