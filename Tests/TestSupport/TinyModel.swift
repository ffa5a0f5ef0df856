package import Foundation
package import IntentClassification

/// Small models without training, for tests of what is done with a model.
///
/// All are made here, so that a new part of the model file is met in one place.
package enum TinyModel {
  /// The smallest features that there are: 16 buckets.
  package static let smallestFeatures = FeatureConfiguration(bucketBits: 4)

  /// Returns a model with random weights; the same for the same arguments.
  ///
  /// With `refuses` it has one more output, for rows to refuse.
  package static func random(
    intents: Int = 3, features: FeatureConfiguration = FeatureConfiguration(bucketBits: 8),
    hiddenSize: Int = 32, refuses: Bool = false, temperature: Double = 1, seed: UInt64 = 1,
    goldenUtterances: [String] = []
  ) -> ModelAssembly {
    let parameters = randomParameters(
      shape: NetworkShape(
        bucketCount: features.bucketCount, hiddenSize: hiddenSize,
        outputCount: intents + (refuses ? 1 : 0)),
      seed: seed)
    return assembly(
      parameters, features: features, intents: (0..<intents).map { "intent_\($0)" },
      temperature: temperature, goldenUtterances: goldenUtterances)
  }

  /// Returns the weights of a random model.
  package static func randomParameters(
    shape: NetworkShape, seed: UInt64 = 1
  ) -> NetworkParameters {
    var generator = TestGenerator(seed: seed)
    return NetworkParameters(
      shape: shape, embedding: generator.floats(shape.bucketCount * shape.hiddenSize),
      hiddenBias: generator.floats(shape.hiddenSize, magnitude: 0.5),
      head: generator.floats(shape.outputCount * shape.hiddenSize, magnitude: 0.5),
      headBias: generator.floats(shape.outputCount))
  }

  /// Returns a model that prefers the intent whose examples share most features with a text.
  ///
  /// One hidden unit for each intent, at most 32 of them; its embedding is the sum of the
  /// examples' feature vectors. With the default temperature an example of its own gets most of
  /// the probability.
  package static func recognizing(
    _ examples: [(intent: String, utterances: [String])], temperature: Double = 0.1
  ) -> ModelAssembly {
    precondition(examples.count <= 32, "one hidden unit for each intent, and 32 of them")
    let features = FeatureConfiguration(bucketBits: 12)
    let shape = NetworkShape(
      bucketCount: features.bucketCount, hiddenSize: 32, outputCount: examples.count)
    var embedding = [Float](repeating: 0, count: shape.bucketCount * shape.hiddenSize)
    var head = [Float](repeating: 0, count: shape.outputCount * shape.hiddenSize)
    let extractor = FeatureExtractor(features)
    for (unit, example) in examples.enumerated() {
      head[unit * shape.hiddenSize + unit] = 1
      for feature in example.utterances.flatMap(extractor.features) {
        embedding[Int(feature.bucket) * shape.hiddenSize + unit] += feature.weight
      }
    }
    let parameters = NetworkParameters(
      shape: shape, embedding: embedding,
      hiddenBias: [Float](repeating: 0, count: shape.hiddenSize), head: head,
      headBias: [Float](repeating: 0, count: shape.outputCount))
    return assembly(
      parameters, features: features, intents: examples.map(\.intent), temperature: temperature,
      goldenUtterances: [])
  }

  /// Returns a model whose logits are the same for every text.
  package static func constant(logits: [Float], temperature: Double = 1) -> ModelAssembly {
    let shape = NetworkShape(
      bucketCount: smallestFeatures.bucketCount, hiddenSize: 32, outputCount: logits.count)
    let parameters = NetworkParameters(
      shape: shape, embedding: [Float](repeating: 0, count: shape.bucketCount * 32),
      hiddenBias: [Float](repeating: 0, count: 32),
      head: [Float](repeating: 0, count: logits.count * 32), headBias: logits)
    return assembly(
      parameters, features: smallestFeatures,
      intents: logits.indices.map { "intent_\($0)" }, temperature: temperature,
      goldenUtterances: [])
  }

  /// Returns the smallest model file that has every section.
  package static func smallestFile(goldenUtterances: [String] = ["hello", ""]) -> Data {
    smallestAssembly(goldenUtterances: goldenUtterances).fileAndClassifier().0
  }

  /// Returns the smallest model that has every section, an acceptance score included.
  package static func smallestAssembly(goldenUtterances: [String] = []) -> ModelAssembly {
    var assembly = random(
      intents: 2, features: smallestFeatures, goldenUtterances: goldenUtterances)
    assembly.acceptance = acceptance(
      trainingRows: [("hello", 0), ("good bye", 1)], features: smallestFeatures)
    return assembly
  }

  /// Returns an acceptance score that weighs all evidence alike, and what it reads.
  package static func acceptance(
    trainingRows: [(utterance: String, intent: Int)], features: FeatureConfiguration
  ) -> Acceptance {
    let extractor = FeatureExtractor(features)
    let term = AcceptanceScore.Term(weight: 0.5, mean: 0, deviation: 2, lowest: -9, highest: 9)
    var acceptance = Acceptance()
    acceptance.score = AcceptanceScore(
      terms: AcceptanceEvidence.names.map { _ in term }, bias: 0.25)
    acceptance.knownGrams = KnownGrams(
      members: Set(trainingRows.flatMap { extractor.knownGramHashes(of: $0.utterance) }))
    acceptance.knownUtterances = KnownUtterances(
      trainingRows.map { (extractor.reading(of: $0.utterance).textHash, $0.intent) })
    var generator = TestGenerator(seed: 7)
    acceptance.commandView = CommandView(
      weights: generator.floats(features.bucketCount), bias: 0.5)
    return acceptance
  }

  /// Returns a model of weights.
  package static func assembly(
    _ parameters: NetworkParameters, features: FeatureConfiguration, intents: [String],
    temperature: Double, goldenUtterances: [String]
  ) -> ModelAssembly {
    var assembly = ModelAssembly(
      features: features, intents: intents.map(Intent.init),
      network: QuantizedNetwork(parameters), card: card)
    assembly.temperature = temperature
    assembly.goldenUtterances = goldenUtterances
    return assembly
  }

  private static let card = ModelDescription(
    trainerVersion: "test", kernel: "none",
    data: ModelDescription.Data(
      files: [], fingerprint: "", trainingRows: 0, validationRows: 0, outOfScopeRows: 0,
      negativeRows: 0, rowsPerIntent: [:]),
    seed: 0, configuration: [:], validationAccuracy: nil)
}
