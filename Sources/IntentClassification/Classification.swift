/// What a model thinks of one utterance: every intent with its calibrated probability.
public struct Classification: Sendable {
  /// An intent and the probability that it is the right one.
  public struct Candidate: Hashable, Sendable {
    public let intent: Intent
    /// In 0...1; those of all candidates add up to 1 within 1e-6.
    public let confidence: Double
  }

  /// How much of the utterance the model could read.
  public enum Evidence: Hashable, Sendable {
    /// Nothing but blanks.
    case empty
    /// Text that was read to its end.
    case whole
    /// Text longer than a model reads; its end was not looked at.
    case cut
  }

  /// How much of the utterance the model could read.
  public let evidence: Evidence
  private let intents: [Intent]
  private let probabilities: [Float]
  private let bestIndex: Int

  init(intents: [Intent], probabilities: [Float], bestIndex: Int, evidence: Evidence) {
    self.intents = intents
    self.probabilities = probabilities
    self.bestIndex = bestIndex
    self.evidence = evidence
  }

  /// The most probable intent; of equal ones the first in the model's order.
  ///
  /// There is always one, also for an empty text: whether to act on it is the router's to decide.
  public var best: Candidate { candidate(bestIndex) }

  /// The score by which the router decides: the calibrated confidence of the best intent.
  public var acceptance: Double { Double(probabilities[bestIndex]) }

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
