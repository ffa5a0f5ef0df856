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
  /// The thresholds chosen when the model was made, at least one.
  public let thresholds: [AcceptanceThreshold]
  /// Identifies the model file's content: 16 hexadecimal digits.
  public let fingerprint: String
  /// The model file's size.
  public let byteCount: Int

  package let configuration: ModelConfiguration
  package let extractor: FeatureExtractor
  package let network: Network
  package let acceptance: Acceptance
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
    guard configuration.isValid, intents.count == configuration.intentCount else {
      throw .damaged(path: file.path, part: "configuration")
    }
    extractor = FeatureExtractor(configuration.features)
    network = try Network(shape: configuration.shape, file: file)
    acceptance = try Acceptance(configuration, file: file)
    inverseTemperature = Float(1 / configuration.temperature)
    thresholds = configuration.thresholds
    fingerprint = Fingerprint.string(file.fingerprint)
    byteCount = file.byteCount
    try checkGoldenPredictions(in: file)
  }

  /// Returns whether the model was made from a file with the same content.
  package func hasContent(of file: ModelFile) -> Bool {
    fingerprint == Fingerprint.string(file.fingerprint)
  }

  /// Returns every intent's calibrated probability for an utterance, and the acceptance score.
  ///
  /// Costs a few microseconds for a command of ordinary length; text beyond 4,096 bytes is not
  /// read. Never fails: an empty text gets the model's prior.
  public func classify(_ utterance: String) -> Classification {
    extractor.withFeatures(of: utterance, memory: acceptance) { features, reading in
      let (probabilities, softmax) = probabilities(features)
      return Classification(
        intents: intents, probabilities: probabilities, bestIndex: softmax.best,
        acceptance: acceptance.score?.score(evidence(softmax, reading))
          ?? Double(probabilities[softmax.best]),
        evidence: evidence(reading),
        trainingIntent: acceptance.knownUtterances.intent(ofTextHash: reading.textHash)
          .map { intents[$0] })
    }
  }

  /// Returns what the acceptance score weighs, whether or not the model has one.
  package func acceptanceEvidence(_ utterance: String) -> AcceptanceEvidence {
    extractor.withFeatures(of: utterance, memory: acceptance) { features, reading in
      evidence(probabilities(features).softmax, reading)
    }
  }

  /// Returns the uncalibrated scores of an utterance, one for each intent.
  package func logits(_ utterance: String) -> [Float] {
    extractor.withFeatures(of: utterance, memory: acceptance) { features, _ in
      [Float](unsafeUninitializedCapacity: configuration.shape.paddedOutputCount) {
        network.computeLogits(features, into: $0)
        $1 = intents.count
      }
    }
  }

  @inline(__always)
  func probabilities(
    _ features: UnsafeBufferPointer<Feature>
  ) -> (probabilities: [Float], softmax: SoftmaxSummary) {
    var softmax: SoftmaxSummary?
    let probabilities = [Float](
      unsafeUninitializedCapacity: configuration.shape.paddedOutputCount
    ) { buffer, count in
      network.computeLogits(features, into: buffer)
      count = intents.count
      let refusal = configuration.hasRefusal ? buffer[count] : nil
      softmax = Numerics.softmaxSummary(
        UnsafeMutableBufferPointer(rebasing: buffer[0..<count]), refusal: refusal,
        inverseTemperature: inverseTemperature)
    }
    guard let softmax else { preconditionFailure("a model without intents") }
    return (probabilities, softmax)
  }

  func evidence(_ softmax: SoftmaxSummary, _ reading: Reading) -> AcceptanceEvidence {
    AcceptanceEvidence(
      softmax, reading,
      commandLogOdds: acceptance.commandView?.logOdds(codeSum: reading.commandCodes) ?? 0)
  }

  private func evidence(_ reading: Reading) -> Classification.Evidence {
    if reading.words == 0 { return .empty }
    if reading.wasCut || reading.words > configuration.longestUtterance { return .long }
    if reading.unknownWords == reading.words { return .unknown }
    if reading.isLoneWord { return .short }
    return reading.isWordless ? .unknown : reading.isBrief ? .brief : .whole
  }

  private func checkGoldenPredictions(in file: ModelFile) throws(ModelFileError) {
    let recorded: [GoldenPrediction] = try file.decode(.goldenPredictions)
    for golden in recorded {
      let classification = classify(golden.utterance)
      let confidence = classification.confidence(of: Intent(golden.intent))
      guard let confidence, abs(confidence - golden.confidence) <= GoldenPrediction.tolerance,
        abs(classification.acceptance - golden.acceptance) <= GoldenPrediction.tolerance
      else { throw .irreproducible(path: file.path, utterance: golden.utterance) }
    }
  }
}
