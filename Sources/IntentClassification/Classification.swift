/// What a model thinks of one utterance: every intent with its calibrated probability, and how
/// far the best one can be trusted.
public struct Classification: Sendable {
  /// An intent and the probability that it is the right one, given that any is.
  public struct Candidate: Hashable, Sendable {
    public let intent: Intent
    /// In 0...1; those of all candidates add up to 1 within 1e-6.
    public let confidence: Double
  }

  /// How much of the utterance the model could read.
  public enum Evidence: Hashable, Sendable {
    /// Nothing but blanks.
    case empty
    /// Text without a word that stood in the training rows, such as a bare number.
    case unknown
    /// One word or one ideograph, be it said several times; a file name is one word.
    case short
    /// Two ideographs: too little alone, enough as a part of a longer text.
    case brief
    /// Text that was read to its end.
    case whole
    /// Text longer than a model reads, or far longer than any training row.
    case long
  }

  /// How much of the utterance the model could read.
  public let evidence: Evidence
  /// The probability that the best intent is right and the utterance in scope, in 0...1: the
  /// score by which the router decides. Where the model has no acceptance score, the confidence.
  public let acceptance: Double
  /// The intent under which exactly this text, normalised, stands in the training rows; nil when
  /// it does not stand there or stands under several.
  public let trainingIntent: Intent?
  private let intents: [Intent]
  private let probabilities: [Float]
  private let bestIndex: Int

  init(
    intents: [Intent], probabilities: [Float], bestIndex: Int, acceptance: Double,
    evidence: Evidence, trainingIntent: Intent?
  ) {
    self.intents = intents
    self.probabilities = probabilities
    self.bestIndex = bestIndex
    self.acceptance = acceptance
    self.evidence = evidence
    self.trainingIntent = trainingIntent
  }

  /// The most probable intent; of equal ones the first in the model's order.
  ///
  /// There is always one, also for an empty text: whether to act on it is the router's to decide.
  public var best: Candidate { candidate(bestIndex) }

  /// The best candidate's confidence less the runner-up's; 1 where there is one intent only.
  public var margin: Double {
    var second: Float = 0
    for index in probabilities.indices where index != bestIndex {
      second = max(second, probabilities[index])
    }
    return probabilities.count == 1 ? 1 : Double(probabilities[bestIndex]) - Double(second)
  }

  /// All candidates, the most probable first; equal ones keep the model's order.
  ///
  /// Sorts at each call, in time n log n over the model's intents.
  public var ranking: [Candidate] {
    probabilities.indices
      .sorted { (-probabilities[$0], $0) < (-probabilities[$1], $1) }
      .map(candidate)
  }

  /// Returns the probability of an intent, or nil when the model does not know it.
  public func confidence(of intent: Intent) -> Double? {
    intents.firstIndex(of: intent).map { Double(probabilities[$0]) }
  }

  private func candidate(_ index: Int) -> Candidate {
    Candidate(intent: intents[index], confidence: Double(probabilities[index]))
  }
}
