import TestSupport
import Testing

@testable import IntentClassification

struct FeatureExtractorTests {
  private let extractor = FeatureExtractor(FeatureConfiguration())

  @Test(arguments: [
    "turn off the light\n", "turn off the light\r\n", "turn  off the light",
    "\u{FEFF}turn off the light", "Turn off the light.", "TURN OFF THE LIGHT!",
    "ｔｕｒｎ ｏｆｆ　ｔｈｅ ｌｉｇｈｔ", " turn off\tthe light ",
  ])
  func spacingWidthCaseAndFinalMarkChangeNothing(_ text: String) {
    #expect(extractor.features(of: text) == extractor.features(of: "turn off the light"))
  }

  @Test(arguments: ["打開客廳的燈", "打开客厅的灯。", "打开客厅的灯！\n", "　打开客厅的灯"])
  func variantAndFinalMarkOfChineseChangeNothing(_ text: String) {
    #expect(extractor.features(of: text) == extractor.features(of: "打开客厅的灯"))
  }

  @Test(arguments: ["play", "打开灯", "放一首 jazz 音乐", "the the the cat", "a", "?", "\u{1F44D}"])
  func vectorHasUnitLength(_ text: String) {
    let squares = extractor.features(of: text).reduce(0) { $0 + Double($1.weight * $1.weight) }
    #expect(abs(squares - 1) < 1e-6)
  }

  @Test func wordsAndCharacterGramsWeighTheSameTogether() {
    // Words stand first: 3 words and 4 pairs, of which "light" and its pair come after.
    let features = extractor.features(of: "turn the lights")
    let words = features[..<6] + features.suffix(1)
    #expect(abs(words.reduce(0) { $0 + $1.weight * $1.weight } - 0.5) < 1e-6)
  }

  @Test func textOfOneBlockHasAllTheWeightThere() {
    // Four features, each once: two ideographs, three pairs.
    let features = extractor.features(of: "开灯")
    #expect(features.count == 5)
    #expect(features.allSatisfy { abs($0.weight - 1 / Float(5).squareRoot()) < 1e-6 })
  }

  @Test func repetitionCountsByItsLogarithm() {
    // 灯 three times: word tf 3, pairs ^灯 1, 灯灯 2, 灯$ 1.
    let features = extractor.features(of: "灯灯灯")
    #expect(features.count == 4)
    let ratios = features.map { $0.weight / features[1].weight }
    for (ratio, count) in zip(ratios, [3, 1, 2, 1] as [Double]) {
      #expect(abs(Double(ratio) - (1 + Numerics.log(count))) < 1e-5)
    }
  }

  @Test func textWithoutSignsHasNoFeature() {
    for text in ["", " ", "\n", "\u{200B}", "\0"] { #expect(extractor.features(of: text) == []) }
  }

  @Test(arguments: [4, 8, 14, 20])
  func bucketsLieBelowTheirCount(bits: Int) {
    let extractor = FeatureExtractor(FeatureConfiguration(bucketBits: bits))
    let features = extractor.features(of: "set the alarm for 7:30 tomorrow morning, 谢谢")
    #expect(features.allSatisfy { $0.bucket < 1 << UInt32(bits) })
    #expect(features.count > 10)
  }

  @Test(arguments: [
    "!?#$%&'()*+,-./:;<=>?@[]^_`{|}~\"\\x", "\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ 0",
    "the quick brown fox jumps over the lazy dog 0123456789", "打开客厅的灯然后关上卧室的窗",
  ])
  func everyDistinctFeatureIsCounted(_ text: String) {
    // Scratch memory had room for 9 features a byte; with grams of one character there are 10.
    let configuration = FeatureConfiguration(
      bucketBits: 20, shortestCharacterGram: 1, longestCharacterGram: 8)
    var keys: Set<[UInt64]> = []
    TextNormalizer.withNormalizedBytes(of: text) { bytes in
      FeatureWalk(bytes, configuration: configuration).forEachFeature { hash, kind, _ in
        keys.insert([hash >> 44, kind == .characters ? 1 : 0])
      }
    }
    #expect(FeatureExtractor(configuration).features(of: text).count == keys.count)
  }

  @Test func everyThreadReadsTheSameFeatures() async {
    let texts = (0..<50).map { "set timer \($0) for 打開燈 café number \($0 * 7)" }
    let expected = texts.map(extractor.features)
    await withTaskGroup(of: [[Feature]].self) { group in
      for _ in 0..<8 { group.addTask { [extractor] in texts.map(extractor.features) } }
      for await features in group { #expect(features == expected) }
    }
  }

  @Test(arguments: UInt64(1)...4)
  func anyScalarsGiveAUnitVectorOrNothing(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    for _ in 0..<500 {
      let text = RandomText.awkward(upTo: 30, using: &generator)
      let features = extractor.features(of: text)
      let squares = features.reduce(0) { $0 + Double($1.weight * $1.weight) }
      #expect(features.isEmpty || abs(squares - 1) < 1e-5)
      #expect(features.isEmpty == TextNormalizer.normalize(text).isEmpty)
    }
  }
}
