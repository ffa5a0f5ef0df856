/// The numbers beside the weights that a model needs to classify and to decide.
package struct ModelConfiguration: Codable, Hashable, Sendable {
  package var features: FeatureConfiguration
  package var shape: NetworkShape
  /// Logits are divided by this before the soft-max (temperature scaling, Guo et al., 2017).
  package var temperature: Double
  package var threshold: AcceptanceThreshold

  package init(
    features: FeatureConfiguration, shape: NetworkShape, temperature: Double,
    threshold: AcceptanceThreshold
  ) {
    self.features = features
    self.shape = shape
    self.temperature = temperature
    self.threshold = threshold
  }

  /// Tells whether every number lies where the runtime can work with it.
  var isValid: Bool {
    features.isValid && shape.isValid && features.bucketCount == shape.bucketCount
      && temperature > 0 && temperature.isFinite && threshold.value >= 0
  }
}

/// A prediction recorded when the model was made, which every build must reproduce.
package struct GoldenPrediction: Codable, Hashable, Sendable {
  package var utterance: String
  package var intent: String
  package var confidence: Double

  /// Between kinds of processors predictions may differ by this much.
  package static let tolerance = 1e-3
}
