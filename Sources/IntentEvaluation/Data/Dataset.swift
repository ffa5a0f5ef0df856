/// Labelled rows in the order of their files.
public struct Dataset: Hashable, Sendable {
  /// All rows, in file order.
  public let rows: [LabeledUtterance]

  /// Creates a data set of the given rows.
  public init(rows: [LabeledUtterance]) {
    self.rows = rows
  }

  /// Creates a data set of several files' rows, one file after the other.
  public init(concatenating parts: [Dataset]) {
    // One part is taken as it is: a million rows are not copied.
    self.init(rows: parts.count == 1 ? parts[0].rows : parts.flatMap(\.rows))
  }

  /// The number of rows.
  public var count: Int { rows.count }

  /// The rows that some known intent applies to. Takes time linear in the number of rows.
  public var inScope: [LabeledUtterance] { rows.filter { !$0.isOutOfScope } }

  /// The rows that no known intent applies to. Takes time linear in the number of rows.
  public var outOfScope: [LabeledUtterance] { rows.filter(\.isOutOfScope) }

  /// The number of rows in scope. Takes time linear in the number of rows.
  public var inScopeCount: Int { rows.count { !$0.isOutOfScope } }

  /// The number of out-of-scope rows. Takes time linear in the number of rows.
  public var outOfScopeCount: Int { rows.count(where: \.isOutOfScope) }

  /// The intents of the rows in scope, each once, sorted; never an out-of-scope name.
  public var intents: [String] { rowCounts.keys.sorted() }

  /// How many rows in scope each intent has.
  public var rowCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for row in rows where !row.isOutOfScope { counts[row.intent, default: 0] += 1 }
    return counts
  }

  /// Returns the rows of the left data set, then those of the right one.
  public static func + (left: Dataset, right: Dataset) -> Dataset {
    Dataset(concatenating: [left, right].filter { $0.count > 0 })
  }
}
