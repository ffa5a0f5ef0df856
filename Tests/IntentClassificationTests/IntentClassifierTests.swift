import IntentClassification
import TestSupport
import Testing

struct IntentClassifierTests {
  private static let home = [
    (intent: "light_on", utterances: ["turn on the light", "打开灯"]),
    (intent: "light_off", utterances: ["turn off the light", "关灯"]),
    (intent: "play_music", utterances: ["play some music", "放音乐"]),
  ]

  @Test(arguments: [1, 2, 3, 16, 17, 1000])
  func probabilitiesAddUpToOneAndAreRanked(intents: Int) throws {
    let classifier = TinyModel.random(intents: intents).unrecordedClassifier()
    for text in ["", "turn it on", "打开灯", "\u{1F44D}", String(repeating: "x ", count: 5000)] {
      let classification = classifier.classify(text)
      let ranking = classification.ranking
      #expect(ranking.count == intents && Set(ranking.map(\.intent)).count == intents)
      #expect(abs(ranking.reduce(0) { $0 + $1.confidence } - 1) < 1e-6)
      #expect(zip(ranking, ranking.dropFirst()).allSatisfy { $0.confidence >= $1.confidence })
      #expect(ranking.first == classification.best)
      #expect(ranking.allSatisfy { (0...1).contains($0.confidence) })
      #expect(
        ranking.prefix(20).allSatisfy { classification.confidence(of: $0.intent) == $0.confidence })
    }
  }

  @Test(arguments: home.flatMap { row in row.utterances.map { (row.intent, $0) } })
  func textOfAnExampleGetsItsIntent(_ intent: String, _ text: String) {
    let classifier = TinyModel.recognizing(Self.home).unrecordedClassifier()
    let best = classifier.classify(text).best
    #expect(best.intent == Intent(intent))
    #expect(best.confidence > 0.9)
  }

  @Test func equalIntentsKeepTheModelsOrder() {
    let classification = TinyModel.constant(logits: [1, 2, 1, 2, 1])
      .unrecordedClassifier().classify("x")
    #expect(
      classification.ranking.map(\.intent.name)
        == ["intent_1", "intent_3", "intent_0", "intent_2", "intent_4"])
    #expect(classification.best.intent.name == "intent_1")
    #expect(classification.margin == 0)
  }

  @Test func marginIsTheDistanceToTheSecond() {
    let classification = TinyModel.constant(logits: [0, 3, 1]).unrecordedClassifier()
      .classify("x")
    let ranking = classification.ranking
    #expect(classification.margin == ranking[0].confidence - ranking[1].confidence)
    #expect(classification.margin > 0.5)
  }

  @Test func onlyIntentIsCertain() {
    let classification = TinyModel.random(intents: 1).unrecordedClassifier().classify("x")
    #expect(classification.best.confidence == 1)
    #expect(classification.margin == 1)
    #expect(classification.ranking.count == 1)
  }

  @Test func confidenceOfAnUnknownIntentIsNil() {
    let classification = TinyModel.random(intents: 2).unrecordedClassifier().classify("x")
    #expect(classification.confidence(of: Intent("intent_2")) == nil)
    #expect(classification.confidence(of: Intent("intent_1")) != nil)
  }

  @Test func temperatureFlattensWithoutReordering() {
    let sharp = TinyModel.random(intents: 20, temperature: 0.5).unrecordedClassifier()
    let flat = TinyModel.random(intents: 20, temperature: 4).unrecordedClassifier()
    for text in ["turn it on", "打开灯"] {
      let (first, second) = (sharp.classify(text), flat.classify(text))
      #expect(first.ranking.map(\.intent) == second.ranking.map(\.intent))
      #expect(first.best.confidence > second.best.confidence)
    }
  }

  @Test func modelWithoutAcceptanceScoreAcceptsByConfidence() {
    let classifier = TinyModel.random(intents: 4).unrecordedClassifier()
    for text in ["", "turn it on"] {
      let classification = classifier.classify(text)
      #expect(classification.acceptance == classification.best.confidence)
    }
  }

  @Test(arguments: [1, 2, 15, 16])
  func outputForRefusalIsNoIntent(intents: Int) {
    let classifier = TinyModel.random(intents: intents, refuses: true).unrecordedClassifier()
    let ranking = classifier.classify("turn it on").ranking
    #expect(classifier.intents.count == intents && ranking.count == intents)
    #expect(classifier.logits("turn it on").count == intents)
    #expect(abs(ranking.reduce(0) { $0 + $1.confidence } - 1) < 1e-6)
  }

  @Test func fourThreadsGetTheSameAnswers() async {
    let classifier = TinyModel.random(intents: 50).unrecordedClassifier()
    let texts = (0..<200).map { "set timer \($0) 打開燈 café" }
    let expected = texts.map { classifier.classify($0).ranking }
    await withTaskGroup(of: [[Classification.Candidate]].self) { group in
      for _ in 0..<4 { group.addTask { texts.map { classifier.classify($0).ranking } } }
      for await rankings in group { #expect(rankings == expected) }
    }
  }

  @Test(arguments: UInt64(1)...3)
  func anyScalarsAreClassified(seed: UInt64) {
    let classifier = TinyModel.smallestAssembly().unrecordedClassifier()
    var generator = TestGenerator(seed: seed)
    for _ in 0..<500 {
      let classification = classifier.classify(RandomText.uniform(upTo: 40, using: &generator))
      #expect((0...1).contains(classification.acceptance))
      #expect((0.5...1).contains(classification.best.confidence))
    }
  }
}
