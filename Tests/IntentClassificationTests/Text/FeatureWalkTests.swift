import Testing

@testable import IntentClassification

struct FeatureWalkTests {
  @Test func englishTextHasItsWordsPairsAndCharacterGrams() {
    #expect(SpelledFeature.texts(.word, in: "Turn it on") == ["turn", "it", "on"])
    #expect(
      SpelledFeature.texts(.pair, in: "Turn it on") == ["turn", "turn it", "it on", "on"])
    // Grams of " turn ", " it " and " on ", without the blanks of the padding.
    let turn = [
      "t", "tu", "tur", "turn", "tu", "tur", "turn", "turn", "ur", "urn", "urn", "rn", "rn", "n",
    ]
    let short = ["i", "it", "it", "it", "it", "t", "o", "on", "on", "on", "on", "n"]
    #expect(SpelledFeature.texts(.characters, in: "Turn it on") == turn + short)
  }

  @Test func chineseTextHasIdeographsAndPairsOnly() {
    #expect(
      SpelledFeature.all(in: "打開燈").map(\.testDescription) == [
        "word 打", "pair 打", "word 开", "pair 打开", "word 灯", "pair 开灯", "pair 灯",
      ])
  }

  @Test func mixedTextHasBoth() {
    #expect(
      SpelledFeature.all(in: "放BB歌").map(\.testDescription) == [
        "word 放", "pair 放", "word bb", "pair 放bb", "characters b", "characters bb",
        "characters bb", "characters bb", "characters bb", "characters b", "word 歌", "pair bb歌",
        "pair 歌",
      ])
  }

  @Test(arguments: [
    ("don't", ["don't"]), ("rock 'n' roll", ["rock", "'", "n", "'", "roll"]),
    ("dogs' bed", ["dogs", "'", "bed"]), ("a''b", ["a", "'", "'", "b"]), ("'", ["'"]),
    ("it\u{2019}s", ["it's"]), ("l'été", ["l'été"]), ("o'clock's", ["o'clock's"]),
    ("a'", ["a", "'"]),
    ("don'灯", ["don", "'", "灯"]),
  ])
  func apostropheInsideAWordBelongsToIt(_ text: String, _ words: [String]) {
    #expect(SpelledFeature.texts(.word, in: text) == words)
  }

  @Test(arguments: [
    ("wait, what?", ["wait", ",", "what", "?"]), ("3.5%", ["3", ".", "5", "%"]),
    ("ok \u{1F44D}\u{1F3FD}", ["ok", "\u{1F44D}", "\u{1F3FD}"]), ("a_b", ["a", "_", "b"]),
    ("привет мир", ["привет", "мир"]), ("カラオケ", ["カ", "ラ", "オ", "ケ"]), ("한국", ["한", "국"]),
    ("नमस्ते", ["नमस्ते"]), ("café١٢", ["café١٢"]), ("\u{20000}\u{2F00}", ["\u{20000}", "一"]),
  ])
  func marksAndIdeographsAreWordsOfTheirOwn(_ text: String, _ words: [String]) {
    #expect(SpelledFeature.texts(.word, in: text) == words)
  }

  @Test func wordShorterThanAGramHasItsPaddedOnes() {
    // " a " has the grams " a", " a " and "a ".
    #expect(
      SpelledFeature.all(in: "A").map(\.testDescription) == [
        "word a", "pair a", "characters a", "characters a", "characters a", "pair a",
      ])
  }

  @Test func oneIdeographHasNoCharacterGram() {
    #expect(
      SpelledFeature.all(in: "灯").map(\.testDescription) == ["word 灯", "pair 灯", "pair 灯"])
  }

  @Test func emptyTextHasNoFeature() {
    #expect(SpelledFeature.all(in: " \n") == [])
  }

  @Test func characterGramsReadThroughMarksButNotThroughBlanks() {
    let grams = SpelledFeature.texts(.characters, in: "a-b cd")
    #expect(grams.contains("a-b") && grams.contains("cd"))
    #expect(!grams.contains { $0.contains(" ") })
  }

  @Test func noCharacterGramHoldsAnIdeograph() {
    let grams = SpelledFeature.texts(.characters, in: "请play一首Jazz音乐 now吧")
    #expect(grams.contains("play") && grams.contains("jazz") && grams.contains("now"))
    #expect(grams.joined().unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test(arguments: [(1, 1), (1, 2), (1, 8), (2, 2), (3, 4), (8, 8)])
  func gramsOfEveryAllowedLengthAreRead(_ shortest: Int, _ longest: Int) {
    // A longest gram of one letter once met an empty range, and a valid model file a crash.
    let configuration = FeatureConfiguration(
      shortestCharacterGram: shortest, longestCharacterGram: longest)
    #expect(configuration.isValid)
    let grams = SpelledFeature.texts(.characters, in: "volume", configuration: configuration)
    #expect(grams.count == Self.expectedGrams(of: " volume ", shortest...longest))
  }

  @Test func gramSpansWholeScalars() {
    let grams = SpelledFeature.texts(.characters, in: "über ñandú привет")
    #expect(!grams.joined().unicodeScalars.contains("\u{FFFD}"))
    #expect(grams.contains("über") && grams.contains("ñandú") && grams.contains("приве"))
  }

  /// The n-grams of a padded word, less those that are padding only: these bear no letter.
  private static func expectedGrams(of padded: String, _ lengths: ClosedRange<Int>) -> Int {
    lengths.reduce(0) { sum, length in
      sum + max(0, padded.count - length + 1) - (length == 1 ? 2 : 0)
    }
  }
}
