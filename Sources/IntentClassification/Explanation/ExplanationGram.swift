extension Explanation {
  /// What an n-gram is made of.
  public enum GramKind: String, Codable, Hashable, Sendable {
    /// One word, ideograph or mark.
    case word
    /// Two neighbouring words, or a word at an edge of the text.
    case pair
    /// Characters of one word.
    case characters
  }

  /// An n-gram as the extractor saw it.
  public struct Gram: Hashable, Sendable {
    /// The n-gram: a blank at an end is the edge of a word, `|` in a pair the edge of the text.
    ///
    /// Several texts where different n-grams of the utterance share a hash bucket: the model
    /// cannot tell them apart, so they have one weight.
    public let texts: [String]
    public let kind: GramKind
    /// How often it stands in the text, or in the part.
    public let count: Int
    /// What it adds to the logits: in a part, the part's share of it.
    public let weights: Weights

    /// The n-gram, or those that share a bucket.
    public var text: String { texts.joined(separator: " = ") }
  }

  /// A word with the n-grams that lie in it, or a pair of words.
  public struct Part: Hashable, Sendable {
    /// The text, as normalised.
    public let text: String
    /// Its bytes in the normalised text.
    public let range: Range<Int>
    /// `word` or `pair`.
    public let kind: GramKind
    /// What its n-grams add to the logits together.
    public let weights: Weights
    /// The n-grams, those that draw most to either side first.
    ///
    /// An n-gram that stands in several parts is shared out, an equal share for each occurrence.
    public let grams: [Gram]
  }
}
