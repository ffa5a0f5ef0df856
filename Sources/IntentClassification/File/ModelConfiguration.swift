/// The numbers beside the weights that a model needs to classify and to decide.
package struct ModelConfiguration: Codable, Hashable, Sendable {
  package var features: FeatureConfiguration
  package var shape: NetworkShape
  /// Logits are divided by this before the soft-max (temperature scaling, Guo et al., 2017).
  package var temperature: Double
  /// Whether the network's last output stands for rows to refuse.
  package var hasRefusal: Bool
  package var acceptance: AcceptanceScore?
  package var commandView: CommandViewScale?
  package var thresholds: [AcceptanceThreshold]
  /// More words than this are more than a command has.
  package var longestUtterance: Int

  /// The numbers of a ``CommandView`` beside its codes.
  package struct CommandViewScale: Codable, Hashable, Sendable {
    package var bucketBits: Int
    package var scale: Float
    package var bias: Float
  }

  /// How many of the outputs are intents.
  package var intentCount: Int { shape.outputCount - (hasRefusal ? 1 : 0) }

  private var isCommandViewValid: Bool {
    guard let view = commandView else { return true }
    return (4...20).contains(view.bucketBits) && view.scale.isFinite && view.bias.isFinite
  }

  /// Tells whether every number lies where the runtime can work with it.
  var isValid: Bool {
    features.isValid && shape.isValid && intentCount > 0
      && features.bucketCount == shape.bucketCount
      && (1e-3...1e3).contains(temperature) && acceptance?.isValid ?? true && isCommandViewValid
      && !thresholds.isEmpty && thresholds.allSatisfy(\.isValid)
  }
}

/// A prediction recorded when the model was made, which every build must reproduce.
package struct GoldenPrediction: Codable, Hashable, Sendable {
  package var utterance: String
  package var intent: String
  package var confidence: Double
  package var acceptance: Double

  /// Between kinds of processors predictions may differ by this much.
  package static let tolerance = 1e-3
}
