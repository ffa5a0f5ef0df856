public import Foundation

/// Classifies utterances with a trained model: text in, calibrated candidates out.
///
/// An immutable value over a memory-mapped file: it can be shared by any number of threads, which
/// neither wait for each other nor copy anything. The file must not be changed in place while it
/// is in use; replacing it by a rename, as the trainer does, is safe.
public final class IntentClassifier: Sendable {
  /// The model's intents, in the order of its output.
  public let intents: [Intent]
  /// The model's card.
  public let description: ModelDescription
  /// The threshold chosen when the model was made.
  public let threshold: AcceptanceThreshold
  /// Identifies the model file's content: 16 hexadecimal digits.
  public let fingerprint: String
  /// The model file's size.
  public let byteCount: Int

  package let configuration: ModelConfiguration
  package let extractor: FeatureExtractor
  package let network: Network
  private let inverseTemperature: Float

  /// Opens a model file and checks all of it: checksums, sizes, and that the recorded predictions
  /// come out again.
  public convenience init(contentsOf url: URL) throws(ModelFileError) {
    try self.init(ModelFile(contentsOf: url))
  }

  /// Takes a model from a checked file.
  package init(_ file: ModelFile) throws(ModelFileError) {
    configuration = try file.decode(.configuration)
    intents = try file.decode(.intents)
    description = try file.decode(.card)
    guard configuration.isValid, intents.count == configuration.shape.intentCount else {
      throw .damaged(path: file.path, part: "configuration")
    }
    extractor = FeatureExtractor(configuration.features)
    network = try Network(shape: configuration.shape, file: file)
    inverseTemperature = Float(1 / configuration.temperature)
    threshold = configuration.threshold
    fingerprint = Fingerprint.string(file.fingerprint)
    byteCount = file.byteCount
    try checkGoldenPredictions(in: file)
  }

  /// Returns every intent's calibrated probability for an utterance.
  ///
  /// Costs a few microseconds for a command of ordinary length; text beyond 4,096 bytes is not
  /// read. Never fails: an empty text gets the model's prior.
  public func classify(_ utterance: String) -> Classification {
    extractor.withFeatures(of: utterance) { features, wasCut in
      var bestIndex = 0
      let probabilities = [Float](
        unsafeUninitializedCapacity: configuration.shape.paddedIntentCount
      ) { buffer, count in
        network.computeLogits(features, into: buffer)
        count = configuration.shape.intentCount
        bestIndex = Numerics.softmax(
          UnsafeMutableBufferPointer(rebasing: buffer[0..<count]),
          inverseTemperature: inverseTemperature)
      }
      return Classification(
        intents: intents, probabilities: probabilities, bestIndex: bestIndex,
        evidence: features.isEmpty ? .empty : wasCut ? .cut : .whole)
    }
  }

  /// Returns the uncalibrated scores of an utterance, one for each intent.
  package func logits(_ utterance: String) -> [Float] {
    extractor.withFeatures(of: utterance) { features, _ in
      [Float](unsafeUninitializedCapacity: configuration.shape.paddedIntentCount) {
        network.computeLogits(features, into: $0)
        $1 = configuration.shape.intentCount
      }
    }
  }

  private func checkGoldenPredictions(in file: ModelFile) throws(ModelFileError) {
    let recorded: [GoldenPrediction] = try file.decode(.goldenPredictions)
    for golden in recorded {
      let confidence = classify(golden.utterance).confidence(of: Intent(golden.intent))
      guard let confidence, abs(confidence - golden.confidence) <= GoldenPrediction.tolerance
      else { throw .irreproducible(path: file.path, utterance: golden.utterance) }
    }
  }
}
