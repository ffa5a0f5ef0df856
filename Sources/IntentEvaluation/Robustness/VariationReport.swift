/// What one way of changing utterances costs on the rows that it applies to.
///
/// JSON keys: `name`, `title`, `rows`, `in_scope_rows`, `changed_rows`, `clean` and `changed` (both
/// ``RoutingFigures``), `accuracy_loss`; all are always there, undefined ones as null.
public struct VariationReport: Sendable, Hashable, Codable {
  /// The suite's stable word, such as `typo_1`.
  public let name: String
  /// What is done, for people.
  public let title: String
  /// The rows that it applies to: those of its script and long enough.
  public let rows: Int
  /// The rows among them with a true intent.
  public let inScopeRows: Int
  /// The rows whose text is really another one: a typo may replace a letter by itself.
  public let changedRows: Int
  /// The figures of these rows as they stand in the file.
  public let clean: RoutingFigures
  /// The figures of the same rows changed.
  public let changed: RoutingFigures
  /// The accuracy lost, as a share of all in-scope rows; nil without in-scope rows.
  public let accuracyLoss: Double?

  /// Derives the figures from a tally.
  init(_ suite: RobustnessSuite, _ tally: VariationTally) {
    name = suite.name
    title = suite.title
    rows = tally.cleanTotals.total
    inScopeRows = tally.cleanTotals.inScope
    changedRows = tally.changedRows
    clean = RoutingFigures(totals: tally.cleanTotals, routed: tally.cleanRouted)
    changed = RoutingFigures(totals: tally.changedTotals, routed: tally.changedRouted)
    accuracyLoss = Ratio.share(
      tally.cleanTotals.right - tally.changedTotals.right, of: tally.cleanTotals.inScope)
  }
}

extension VariationReport {
  private enum CodingKeys: String, CodingKey {
    case name, title, rows, clean, changed
    case inScopeRows = "in_scope_rows"
    case changedRows = "changed_rows"
    case accuracyLoss = "accuracy_loss"
  }

  /// Writes every key, undefined figures as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(title, forKey: .title)
    try container.encode(rows, forKey: .rows)
    try container.encode(inScopeRows, forKey: .inScopeRows)
    try container.encode(changedRows, forKey: .changedRows)
    try container.encode(clean, forKey: .clean)
    try container.encode(changed, forKey: .changed)
    try container.encode(accuracyLoss, forKey: .accuracyLoss)
  }
}

/// Counts of the rows that a variation applies to, as they stand and changed.
struct VariationTally {
  var cleanTotals = RoutedCounts()
  var cleanRouted = RoutedCounts()
  var changedTotals = RoutedCounts()
  var changedRouted = RoutedCounts()
  var changedRows = 0

  /// Counts one row by what became of it as it stands and changed.
  mutating func add(clean: Outcome, changed: Outcome, isChanged: Bool) {
    cleanTotals.add(clean)
    changedTotals.add(changed)
    if clean.isRouted { cleanRouted.add(clean) }
    if changed.isRouted { changedRouted.add(changed) }
    changedRows += isChanged ? 1 : 0
  }
}

extension RoutedCounts {
  fileprivate mutating func add(_ outcome: Outcome) {
    add(isInScope: outcome.isInScope, isRight: outcome.isRight)
  }
}
