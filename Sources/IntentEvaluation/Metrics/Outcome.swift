/// What became of one labelled utterance: the truth, the router's best guess, and its decision.
public struct Outcome: Sendable, Hashable {
  /// The true intent, or nil for an utterance that is out of scope.
  public let gold: String?
  /// The router's best intent; never empty, whatever was decided.
  public let predicted: String
  /// What the router ranks by when it decides; higher is surer, on any scale.
  public let score: Double
  /// The calibrated probability that `predicted` is right.
  public let confidence: Double
  /// Whether the router decided to act locally.
  public let isRouted: Bool
  /// Why the utterance was handed over, as a stable word such as `low_acceptance`.
  public let reason: String?
  /// Whether exactly this text stands in the model's training rows.
  public let isTrainingUtterance: Bool

  /// Whether the best guess is the true intent; never so out of scope.
  ///
  /// Compared once, since names beyond ASCII compare slowly.
  public let isRight: Bool

  /// Creates an outcome; both numbers must be finite and the predicted intent must have a name.
  public init(
    gold: String?, predicted: String, score: Double, confidence: Double, isRouted: Bool,
    reason: String? = nil, isTrainingUtterance: Bool = false
  ) {
    precondition(!predicted.isEmpty, "An outcome needs a predicted intent.")
    precondition(score.isFinite, "An outcome's score must be a finite number.")
    precondition(confidence.isFinite, "An outcome's confidence must be a finite number.")
    self.gold = gold
    self.predicted = predicted
    self.score = score
    self.confidence = confidence
    self.isRouted = isRouted
    self.reason = reason
    self.isTrainingUtterance = isTrainingUtterance
    isRight = gold == predicted
  }

  /// Whether any intent is the true one.
  public var isInScope: Bool { gold != nil }
}
