import IntentClassification
import TestSupport
import Testing

struct ExplanationTests {
  /// Few buckets, so that n-grams collide, and a refusal, which is an output but no intent.
  private static let crowded = TinyModel.random(
    features: FeatureConfiguration(bucketBits: 5), refuses: true, seed: 3
  ).fileAndClassifier().1
  private static let roomy = TinyModel.random(
    intents: 7, features: FeatureConfiguration(bucketBits: 12), hiddenSize: 64, temperature: 0.4
  ).fileAndClassifier().1

  private static let texts = [
    "", " ", "…", "turn off the hall light", "turn turn turn", "what's the time?", "把客厅的灯关掉",
    "打开 Spotify 播放周杰伦", "👩‍👩‍👧 🎉🎉", "ＦＵＬＬ ｗｉｄｔｈ", "naïve café", "a", "灯",
    "light_off.csv", String(repeating: "every word counts 都算 ", count: 300),
  ]

  @Test(arguments: texts)
  func theWeightsAddUpToTheLogits(text: String) { expectSums(of: text) }

  @Test(arguments: 0..<60)
  func theWeightsOfAnyTextAddUp(seed: Int) {
    var generator = TestGenerator(seed: UInt64(seed))
    expectSums(of: RandomText.awkward(upTo: 80, using: &generator))
    expectSums(of: RandomText.uniform(upTo: 80, using: &generator))
  }

  private func expectSums(of text: String) {
    for classifier in [Self.crowded, Self.roomy] {
      let logits = classifier.logits(text)
      let explanation = classifier.explain(text)
      let other = explanation.other
      expectNear(
        explanation.sum, to: .init(intent: explanation.intent.logit, other: other?.logit ?? 0))
      for score in [explanation.intent, other].compactMap({ $0 }) {
        let index = classifier.intents.firstIndex(of: score.intent) ?? 0
        #expect(score.logit == Double(logits[index]))
        #expect(score.confidence == classifier.classify(text).confidence(of: score.intent))
      }
      expectNear(
        explanation.parts.reduce(explanation.bias) { $0 + $1.weights }, to: explanation.sum)
      for part in explanation.parts {
        expectNear(part.grams.reduce(.init()) { $0 + $1.weights }, to: part.weights)
      }
    }
  }

  private func expectNear(_ sum: Explanation.Weights, to weights: Explanation.Weights) {
    let scale = max(1, abs(weights.intent), abs(weights.other))
    #expect(abs(sum.intent - weights.intent) < 2e-5 * scale)
    #expect(abs(sum.other - weights.other) < 2e-5 * scale)
  }

  @Test func theIntentsComparedAreTheBestTwo() throws {
    let ranking = Self.roomy.classify("turn off the light").ranking
    let explanation = Self.roomy.explain("turn off the light")
    #expect(explanation.intent.intent == ranking[0].intent)
    #expect(explanation.other?.intent == ranking[1].intent)
    let asked = Self.roomy.explain("turn off the light", intent: ranking[4].intent)
    #expect(asked.intent.intent == ranking[4].intent)
    #expect(asked.other?.intent == ranking[0].intent)
  }

  @Test func anUnknownIntentCountsAsNone() {
    let explanation = Self.roomy.explain("hello", intent: Intent("unheard of"))
    #expect(explanation == Self.roomy.explain("hello"))
  }

  @Test func aModelOfOneIntentHasNoOther() {
    let explanation = TinyModel.random(intents: 1).fileAndClassifier().1.explain("hello world")
    #expect(explanation.other == nil)
    #expect(explanation.sum.other == 0)
    expectNear(explanation.sum, to: .init(intent: explanation.intent.logit))
  }

  @Test func gramsAreSpelledAsTheExtractorSawThem() {
    let grams = Self.roomy.explain("Hi 灯").grams
    let words = grams.filter { $0.kind == .word }.map(\.text)
    let pairs = grams.filter { $0.kind == .pair }.map(\.text)
    let characters = grams.filter { $0.kind == .characters }.map(\.text)
    #expect(words == ["hi", "灯"])
    #expect(pairs == ["|hi", "hi 灯", "灯|"])
    #expect(Set(characters) == [" h", " hi", " hi ", "hi", "hi ", "i "])
  }

  @Test func gramsThatShareABucketHaveOneWeight() {
    let grams = Self.crowded.explain("turn off the hall light").grams
    let shared = grams.filter { $0.texts.count > 1 }
    #expect(!shared.isEmpty, "32 buckets are too few for so many n-grams")
    #expect(shared.allSatisfy { $0.count >= $0.texts.count })
    #expect(shared.first?.text.contains(" = ") == true)
  }

  @Test func everyFeatureOfTheExtractorIsAGram() {
    for text in Self.texts {
      #expect(
        Self.crowded.explain(text).grams.count == Self.crowded.extractor.features(of: text).count)
    }
  }

  @Test func partsAreWordsAndThePairsBetweenThem() {
    let parts = Self.roomy.explain("Turn it OFF, 关灯!").parts
    #expect(parts.filter { $0.kind == .word }.map(\.text) == ["turn", "it", "off,", "关", "灯"])
    #expect(
      parts.filter { $0.kind == .pair }.map(\.text) == ["turn it", "it off", ", 关", "关灯"])
    let text = Array(Self.roomy.explain("Turn it OFF, 关灯!").normalizedText.utf8)
    for part in parts {
      #expect(String(decoding: text[part.range], as: UTF8.self) == part.text)
    }
  }

  @Test func theStrongestPartsComeFirst() {
    let explanation = Self.roomy.explain("turn off the light in the hall")
    let pulls = explanation.strongestParts(100).map { abs($0.weights.difference) }
    #expect(pulls.count == explanation.parts.count)
    #expect(pulls == pulls.sorted(by: >))
    #expect(explanation.strongestParts(2).count == 2)
  }
}
