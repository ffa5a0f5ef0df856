/// How often a sentence about a command still runs the command.
///
/// JSON keys: `name`, `title`, `rows`, `clean_routed`, `still_routed`, `still_routed_share`; all are
/// always there, an undefined share as null.
public struct ContrastReport: Sendable, Hashable, Codable {
  /// The suite's stable word: `negation` or `question`.
  public let name: String
  /// What is done, for people.
  public let title: String
  /// The in-scope rows that have a twin: commands of one clause.
  public let rows: Int
  /// The rows among them that run as they stand.
  public let cleanRouted: Int
  /// The twins that are routed to the intent of their row or to its skill, as none should be.
  public let stillRouted: Int
  /// The share of the twins still routed; nil without any.
  public let stillRoutedShare: Double?

  /// Derives the share from counts.
  init(_ suite: RobustnessSuite, rows: Int, cleanRouted: Int, stillRouted: Int) {
    name = suite.name
    title = suite.title
    self.rows = rows
    self.cleanRouted = cleanRouted
    self.stillRouted = stillRouted
    stillRoutedShare = Ratio.share(stillRouted, of: rows)
  }
}

extension ContrastReport {
  private enum CodingKeys: String, CodingKey {
    case name, title, rows
    case cleanRouted = "clean_routed"
    case stillRouted = "still_routed"
    case stillRoutedShare = "still_routed_share"
  }

  /// Writes every key, an undefined share as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(title, forKey: .title)
    try container.encode(rows, forKey: .rows)
    try container.encode(cleanRouted, forKey: .cleanRouted)
    try container.encode(stillRouted, forKey: .stillRouted)
    try container.encode(stillRoutedShare, forKey: .stillRoutedShare)
  }
}
