/// Why a model scores an utterance as it does, to the last n-gram.
///
/// A logit of the model is a sum: a bias, and one weight for each n-gram of the text. The weights
/// here are the model's own, for two intents: the one explained and the best other one. Their sum
/// is the logit within the rounding of single precision. A value without ties to the model.
public struct Explanation: Hashable, Sendable {
  /// What something adds to the logits of the two intents compared.
  public struct Weights: Hashable, Sendable {
    /// The weight on the explained intent's logit.
    public var intent: Double
    /// The weight on the other intent's logit; 0 where the model has one intent only.
    public var other: Double

    /// How far it draws towards the explained intent; negative where it draws to the other one.
    public var difference: Double { intent - other }

    /// Names the two weights.
    public init(intent: Double = 0, other: Double = 0) {
      self.intent = intent
      self.other = other
    }

    /// Adds weight by weight.
    public static func + (left: Weights, right: Weights) -> Weights {
      Weights(intent: left.intent + right.intent, other: left.other + right.other)
    }
  }

  /// One of the two intents compared.
  public struct Score: Hashable, Sendable {
    public let intent: Intent
    /// What the model computed, before the temperature.
    public let logit: Double
    /// The calibrated probability, in 0...1.
    public let confidence: Double
  }

  /// The utterance as it came in.
  public let utterance: String
  /// The text that features are read from, words that had run together set apart.
  public let normalizedText: String
  /// The text with mistyped words as they are known, from which half of the weights come; nil where
  /// nothing was corrected.
  public let correctedText: String?
  /// What was counted in the text.
  public let reading: TextReading
  /// The explained intent.
  public let intent: Score
  /// The most probable other intent; nil where the model has one intent only.
  public let other: Score?
  /// What the two logits begin with, whatever the text.
  public let bias: Weights
  /// Every n-gram, in the order of its first occurrence, with its whole weight.
  public let grams: [Gram]
  /// The words and word pairs of the text, in order, each with its n-grams' share.
  public let parts: [Part]
  /// What the logits are divided by before the soft-max (temperature scaling, Guo et al., 2017).
  public let temperature: Double
  /// How the acceptance comes about.
  public let acceptance: AcceptanceExplanation

  /// The sum of the bias and all n-grams: the logits, within the rounding of single precision.
  public var sum: Weights { grams.reduce(bias) { $0 + $1.weights } }

  /// Returns the parts that draw most to either side, the strongest first; equal ones keep their
  /// order.
  public func strongestParts(_ count: Int) -> [Part] {
    let order = parts.indices.sorted {
      (-abs(parts[$0].weights.difference), $0) < (-abs(parts[$1].weights.difference), $1)
    }
    return order.prefix(count).map { parts[$0] }
  }
}
