/// How the score lies for right, wrong and out-of-scope rows.
///
/// As JSON a list of its bins.
public struct ScoreHistogram: Sendable, Hashable {
  /// The rows whose score lies in one stretch, its lower end included; in the last bin its upper
  /// end too.
  ///
  /// JSON keys: `from`, `to`, `right`, `wrong`, `out_of_scope`.
  public struct Bin: Sendable, Hashable, Codable {
    /// The lowest score of the bin.
    public let from: Double
    /// The score at which the next bin begins.
    public let to: Double
    /// In-scope rows whose best guess is right.
    public internal(set) var right = 0
    /// In-scope rows whose best guess is wrong.
    public internal(set) var wrong = 0
    /// Rows that are out of scope.
    public internal(set) var outOfScope = 0

    private enum CodingKeys: String, CodingKey {
      case from, to, right, wrong
      case outOfScope = "out_of_scope"
    }
  }

  /// The usual number of bins.
  public static let standardBinCount = 40

  /// The bins, scores rising: over 0...1, and further where a score lies outside.
  public let bins: [Bin]

  /// Counts the outcomes; O(n).
  public init(_ outcomes: [Outcome], binCount: Int = standardBinCount) {
    precondition(binCount > 0, "A histogram needs at least one bin.")
    let lowest = outcomes.reduce(0.0) { min($0, $1.score) }
    let width = (outcomes.reduce(1.0) { max($0, $1.score) } - lowest) / Double(binCount)
    var bins = (0..<binCount).map {
      Bin(from: lowest + Double($0) * width, to: lowest + Double($0 + 1) * width)
    }
    for outcome in outcomes {
      let place = min(Int((outcome.score - lowest) / width), binCount - 1)
      bins[place].right += outcome.isRight ? 1 : 0
      bins[place].wrong += outcome.isInScope && !outcome.isRight ? 1 : 0
      bins[place].outOfScope += outcome.isInScope ? 0 : 1
    }
    self.bins = bins
  }
}

extension ScoreHistogram: Codable {
  public init(from decoder: any Decoder) throws {
    bins = try decoder.singleValueContainer().decode([Bin].self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bins)
  }
}
