import TestSupport
import Testing

@testable import IntentClassification

struct WordRepairTests {
  private static let rows = [
    "turn off the light", "turn on the kitchen light", "set a timer for ten minutes",
    "what's the weather today", "call mark now", "call mary now", "don't turn on the light",
    "打开 spotify",
  ]

  private let extractor = FeatureExtractor(FeatureConfiguration())
  private let memory = TinyModel.acceptance(
    trainingRows: rows.map { ($0, 0) }, features: FeatureConfiguration())

  @Test(arguments: [
    ("turnoffthelight", "turn off the light"), ("turnoff the light", "turn off the light"),
    ("TurnOn the kitchenlight!", "turn on the kitchen light"),
    ("what'stheweathertoday", "what's the weather today"),
    ("setatimerfortenminutes", "set a timer for ten minutes"),
    // A piece that no training row has is kept in one.
    ("turnonthekitchenchandelier", "turn on the kitchen chandelier"),
  ])
  func wordsRunTogetherAreReadApart(text: String, expected: String) {
    #expect(extractor.textRead(of: text, memory: memory) == expected)
  }

  @Test(arguments: [
    ("turn off the ligt", "turn off the light"), ("trun off the light", "turn off the light"),
    ("set a timerr for ten minutes", "set a timer for ten minutes"),
    ("turn on the kitcgen light", "turn on the kitchen light"),
    ("dont turn on the light", "don't turn on the light"), ("打开 spotfy", "打开 spotify"),
  ])
  func mistypedWordIsReadAsTheOneThatFits(text: String, expected: String) {
    #expect(extractor.textRead(of: text, memory: memory) == expected)
  }

  @Test(arguments: [
    "the light minutes call", "turn off the chandelier", "what's the forecast for paris",
    // As near to Mark as to Mary.
    "call marx now",
    // Near to a known word, beside none that stands there in a training row.
    "kitchens everywhere", "", "?!", "灯光", "grüße", "x",
  ])
  func otherTextIsLeftAlone(text: String) {
    #expect(
      extractor.textRead(of: text, memory: memory) == TextNormalizer.normalize(text))
  }

  @Test func withoutMemoryNothingIsMended() {
    #expect(extractor.textRead(of: "turnoffthelight", memory: Acceptance()) == "turnoffthelight")
  }

  @Test func longTextIsLeftAlone() {
    let text = Array(repeating: "turnoffthelight", count: 40).joined(separator: " ")
    #expect(extractor.textRead(of: text, memory: memory) == text)
  }

  @Test func correctionIsNoEvidenceThatTheTextIsKnown() {
    let known = extractor.withFeatures(of: "turn off the light", memory: memory) { $1 }
    let typed = extractor.withFeatures(of: "turn off the ligt", memory: memory) { $1 }
    #expect(known.unknownWords == 0 && typed.unknownWords == 1 && typed.unknownPairs == 2)
    #expect(known.textHash != typed.textHash)
  }

  @Test func textReadApartIsReadLikeTheTextWithBlanks() {
    let apart = extractor.withFeatures(of: "turn off the light", memory: memory) { $1 }
    let together = extractor.withFeatures(of: "turnoffthelight", memory: memory) { $1 }
    #expect(together == apart)
  }

  @Test func readingApartOnlyAddsBlanks() {
    var generator = TestGenerator(seed: 11)
    for _ in 0..<300 {
      let row = Self.rows.randomElement(using: &generator) ?? ""
      var text = Array(row.filter { $0 != " " }.unicodeScalars)
      for _ in 0..<3 {
        text.insert(
          ["e", "é", "'", "灯", "7"].randomElement(using: &generator) ?? "x",
          at: Int.random(in: 0...text.count, using: &generator))
      }
      let bytes = Array(String(String.UnicodeScalarView(text)).utf8)
      let spaced = bytes.withUnsafeBufferPointer {
        WordSplitter(known: memory.knownGrams).spaced($0)
      }
      #expect(spaced.filter { $0 != UInt8(ascii: " ") } == bytes)
      #expect(String(validating: spaced, as: UTF8.self) != nil)
    }
  }
}

extension FeatureExtractor {
  /// The text with all that is mended.
  fileprivate func textRead(of utterance: String, memory: Acceptance) -> String {
    String(decoding: textsRead(of: utterance, memory: memory).last ?? [], as: UTF8.self)
  }
}
