package import Foundation

/// Everything that goes into a model file, gathered step by step by the trainer.
package struct ModelAssembly {
  package let features: FeatureConfiguration
  package let intents: [Intent]
  package let network: QuantizedNetwork
  package var temperature = 1.0
  package var acceptance = Acceptance()
  package var thresholds = [
    AcceptanceThreshold(
      maxMisrouteRate: 0, value: AcceptanceThreshold.routesNothing, basis: .guess)
  ]
  /// More words than this are more than a command has.
  package var longestUtterance = Int.max
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

  /// Takes a model apart, to put it together again with another calibration.
  package init(_ file: ModelFile) throws(ModelFileError) {
    let classifier = try IntentClassifier(file)
    let recorded: [GoldenPrediction] = try file.decode(.goldenPredictions)
    features = classifier.configuration.features
    intents = classifier.intents
    network = try QuantizedNetwork(shape: classifier.configuration.shape, file: file)
    temperature = classifier.configuration.temperature
    acceptance = classifier.acceptance
    thresholds = classifier.thresholds
    longestUtterance = classifier.configuration.longestUtterance
    card = classifier.description
    goldenUtterances = recorded.map(\.utterance)
  }

  /// Returns the file's bytes: golden predictions are those that these very bytes give.
  package func fileAndClassifier() -> (Data, IntentClassifier) {
    let classifier = unrecordedClassifier()
    let golden = goldenUtterances.map { utterance in
      let classification = classifier.classify(utterance)
      return GoldenPrediction(
        utterance: utterance, intent: classification.best.intent.name,
        confidence: classification.best.confidence, acceptance: classification.acceptance)
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

  private var configuration: ModelConfiguration {
    ModelConfiguration(
      features: features, shape: network.shape, temperature: temperature,
      hasRefusal: network.shape.outputCount > intents.count, acceptance: acceptance.score,
      commandView: acceptance.commandView.map {
        ModelConfiguration.CommandViewScale(
          bucketBits: $0.codes.count.trailingZeroBitCount, scale: $0.scale, bias: $0.bias)
      },
      thresholds: thresholds, longestUtterance: longestUtterance)
  }

  private func data(goldenPredictions: [GoldenPrediction]) -> Data {
    var writer = ModelFileWriter()
    writer.add(.configuration, json: configuration)
    writer.add(.intents, json: intents)
    writer.add(.embedding, numbers: network.embeddingRows)
    writer.add(.embeddingScales, numbers: network.embeddingScales)
    writer.add(.hiddenBias, numbers: network.hiddenBias)
    writer.add(.head, numbers: network.headCodes)
    writer.add(.headScales, numbers: network.headScales)
    writer.add(.headBias, numbers: network.headBias)
    acceptance.add(to: &writer)
    writer.add(.goldenPredictions, json: goldenPredictions)
    writer.add(.card, json: card)
    return writer.data()
  }
}
