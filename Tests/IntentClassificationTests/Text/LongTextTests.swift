import Testing

@testable import IntentClassification

struct LongTextTests {
  private let extractor = FeatureExtractor(FeatureConfiguration())

  @Test func textIsReadUpToItsLimit() {
    let whole = String(repeating: "a b ", count: 1024) + "c"
    #expect(whole.utf8.count == FeatureExtractor.longestText + 1)
    #expect(extractor.reading(of: whole).wasCut)
    #expect(!extractor.reading(of: String(whole.dropLast())).wasCut)
    #expect(extractor.features(of: whole) == extractor.features(of: whole + "d"))
  }

  @Test(arguments: ["灯", "é", "\u{1F44D}", "a"])
  func textIsCutBetweenScalars(_ letter: String) {
    // Behind one ASCII letter, so that the limit falls inside a scalar of 2, 3 or 4 bytes.
    let room = (FeatureExtractor.longestText - 1) / letter.utf8.count
    let kept = "x" + String(repeating: letter, count: room)
    #expect(kept.utf8.count <= FeatureExtractor.longestText)
    #expect(
      extractor.features(of: kept + String(repeating: letter, count: 9))
        == extractor.features(of: kept))
  }

  @Test func limitCountsNormalizedText() {
    let blanks = String(repeating: " ", count: 10_000)
    let reading = extractor.reading(of: blanks + "turn" + blanks + "on" + blanks)
    #expect(!reading.wasCut && reading.words == 2)
  }

  @Test(arguments: ["ab ", "灯", "e\u{301}", "ｶﾞ", "\u{200D}"])
  func lineOfAMillionCharactersIsReadInSeconds(_ part: String) {
    // Composing took quadratic time: 12 seconds for a million decomposed letters.
    let line = String(repeating: part, count: 1_000_000 / part.unicodeScalars.count)
    let duration = ContinuousClock().measure { _ = extractor.features(of: line) }
    // Milliseconds with optimisation; the rest is for a debug build on a busy machine.
    #expect(duration < .seconds(10))
  }
}
