/// How an acceptance comes about: a logistic score, whose log-odds are a sum as well.
public struct AcceptanceExplanation: Hashable, Sendable {
  /// One number of the evidence.
  public struct Term: Hashable, Sendable {
    /// What the number is, such as `margin`.
    public let name: String
    /// The number.
    public let value: Double
    /// The number that counts: the nearest one in the range that the fit saw.
    public let countedValue: Double
    /// What it adds to the log-odds of the acceptance.
    public let weight: Double
  }

  /// A word or word pair and what it says about the text being a command at all.
  public struct CommandWord: Hashable, Sendable {
    /// The word, or the pair, where `|` is the edge of the text.
    public let text: String
    /// What all its occurrences add to the log-odds of a command.
    public let weight: Double
  }

  /// The score, in 0...1.
  public let value: Double
  /// The evidence; empty where the model has no score, and its confidence serves.
  public let terms: [Term]
  /// What the log-odds begin with.
  public let bias: Double
  /// The log-odds that the text is a command, rather than a denial, a question or talk: an item of
  /// the evidence. Nil where the model does not look at it.
  public let commandLogOdds: Double?
  /// What those log-odds begin with.
  public let commandBias: Double
  /// The words that add to them, in the order of the text; those without weight are left out.
  public let commandWords: [CommandWord]

  /// The log-odds of the score: the bias and all terms.
  public var logOdds: Double { terms.reduce(bias) { $0 + $1.weight } }
}

extension AcceptanceScore {
  /// Returns each number of the evidence with what it adds to the log-odds.
  func terms(_ evidence: AcceptanceEvidence) -> [AcceptanceExplanation.Term] {
    zip(AcceptanceEvidence.names, zip(terms, evidence.values)).map { name, pair in
      AcceptanceExplanation.Term(
        name: name, value: pair.1, countedValue: pair.0.counted(pair.1),
        weight: pair.0.contribution(pair.1))
    }
  }
}
