package import Foundation

/// Everything that goes into a model file, gathered step by step by the trainer.
package struct ModelAssembly {
  package let features: FeatureConfiguration
  package let intents: [Intent]
  package let network: QuantizedNetwork
  package var temperature = 1.0
  package var threshold = AcceptanceThreshold(
    maxMisrouteRate: 0, value: AcceptanceThreshold.routesNothing, coverage: nil,
    misrouteRate: nil, expectedOutOfScope: nil)
  package var card: ModelDescription
  /// Utterances whose predictions are recorded in the file.
  package var goldenUtterances: [String] = []

  package init(
    features: FeatureConfiguration, intents: [Intent], network: QuantizedNetwork,
    card: ModelDescription
  ) {
    self.features = features
    self.intents = intents
    self.network = network
    self.card = card
  }

  /// Returns the file's bytes: golden predictions are those that these very bytes give.
  package func fileAndClassifier() -> (Data, IntentClassifier) {
    let classifier = unrecordedClassifier()
    let golden = goldenUtterances.map { utterance in
      let best = classifier.classify(utterance).best
      return GoldenPrediction(
        utterance: utterance, intent: best.intent.name, confidence: best.confidence)
    }
    let file = data(goldenPredictions: golden)
    return (file, Self.open(file))
  }

  /// Returns the model as it stands, without recorded predictions.
  package func unrecordedClassifier() -> IntentClassifier {
    Self.open(data(goldenPredictions: []))
  }

  private static func open(_ file: Data) -> IntentClassifier {
    do {
      return try IntentClassifier(ModelFile(file, path: "new model"))
    } catch {
      preconditionFailure("a new model that does not load: \(error)")
    }
  }

  private func data(goldenPredictions: [GoldenPrediction]) -> Data {
    var writer = ModelFileWriter()
    writer.add(
      .configuration,
      json: ModelConfiguration(
        features: features, shape: network.shape, temperature: temperature,
        threshold: threshold))
    writer.add(.intents, json: intents)
    writer.add(.embedding, numbers: network.embeddingRows)
    writer.add(.embeddingScales, numbers: network.embeddingScales)
    writer.add(.hiddenBias, numbers: network.hiddenBias)
    writer.add(.head, numbers: network.headCodes)
    writer.add(.headScales, numbers: network.headScales)
    writer.add(.headBias, numbers: network.headBias)
    writer.add(.goldenPredictions, json: goldenPredictions)
    writer.add(.card, json: card)
    return writer.data()
  }
}
