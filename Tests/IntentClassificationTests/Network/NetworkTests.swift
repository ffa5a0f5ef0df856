import TestSupport
import Testing

@testable import IntentClassification

struct NetworkTests {
  private static let texts = [
    "", "a", "turn off the light", "打开客厅的灯", "play 一首 jazz", "the the the the",
    String(repeating: "set a timer for 5 minutes ", count: 20),
  ]

  @Test(arguments: [(1, 32), (2, 32), (3, 64), (15, 96), (16, 128), (17, 32), (150, 256)])
  func logitsAreThoseOfThePlainComputation(_ intents: Int, _ hiddenSize: Int) {
    let assembly = TinyModel.random(intents: intents, hiddenSize: hiddenSize)
    let classifier = assembly.unrecordedClassifier()
    let plain = PlainNetwork(assembly.network)
    for text in Self.texts {
      let expected = plain.logits(classifier.extractor.features(of: text))
      let logits = classifier.logits(text)
      #expect(logits.count == intents)
      for (logit, value) in zip(logits, expected) { #expect(abs(Double(logit) - value) < 1e-4) }
    }
  }

  @Test(arguments: texts)
  func logitIsTheSumOfItsFeaturesContributions(text: String) {
    let classifier = TinyModel.random(intents: 20, hiddenSize: 64).unrecordedClassifier()
    let prior = logits([], classifier)
    var sums = prior
    for feature in classifier.extractor.features(of: text) {
      for (index, logit) in logits([feature], classifier).enumerated() {
        sums[index] += logit - prior[index]
      }
    }
    for (sum, logit) in zip(sums, classifier.logits(text)) { #expect(abs(sum - logit) < 1e-4) }
  }

  @Test func textWithoutFeaturesGetsTheBiases() {
    let classifier = TinyModel.constant(logits: [0.5, -1, 2]).unrecordedClassifier()
    #expect(classifier.logits("") == [0.5, -1, 2])
    #expect(classifier.logits("anything") == [0.5, -1, 2])
  }

  @Test(arguments: [
    (16, 32, 1), (1 << 20, 1024, 1 << 16), (1 << 14, 64, 150),
  ])
  func shapeWithinItsLimitsIsValid(_ buckets: Int, _ hidden: Int, _ intents: Int) {
    let shape = NetworkShape(bucketCount: buckets, hiddenSize: hidden, outputCount: intents)
    #expect(shape.isValid)
    #expect(shape.paddedOutputCount >= intents && shape.paddedOutputCount % 16 == 0)
  }

  @Test(arguments: [
    (8, 32, 1), (16, 0, 1), (16, 33, 1), (16, 32, 0), (16, 32, -1), (-16, 32, 1), (16, -32, 1),
    (1 << 21, 32, 1), (16, 1056, 1), (16, 32, 1 << 17), (.max, .max, .max), (.min, 32, 1),
  ])
  func shapeOutsideItsLimitsIsNot(_ buckets: Int, _ hidden: Int, _ intents: Int) {
    #expect(
      !NetworkShape(bucketCount: buckets, hiddenSize: hidden, outputCount: intents).isValid)
  }

  private func logits(_ features: [Feature], _ classifier: IntentClassifier) -> [Float] {
    let padded = classifier.network.shape.paddedOutputCount
    return features.withUnsafeBufferPointer { features in
      [Float](unsafeUninitializedCapacity: padded) { buffer, count in
        classifier.network.computeLogits(features, into: buffer)
        count = classifier.intents.count
      }
    }
  }
}
