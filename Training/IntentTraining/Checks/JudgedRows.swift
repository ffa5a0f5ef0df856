import IntentEvaluation

/// The rows of a table that models can judge: those of labels with enough rows to learn from.
///
/// All out-of-scope rows are one label more, behind the intents in alphabetical order.
struct JudgedRows {
  /// Rows of a label that leave something to train on when a fold is taken away.
  private static let fewestRows = 5

  /// Indices into the table, ascending.
  let indices: [Int]
  /// The label of each of them.
  let labels: [Int]
  /// The intents that are judged, in alphabetical order.
  let intents: [String]

  /// Takes the first `checked` rows, or `most` of them evenly spaced.
  init(_ table: RowTable, checked: Int, most: Int) {
    let pool = Self.frequent(Array(0..<checked), table)
    let count = min(pool.count, most)
    let sample = (0..<count).map { pool[$0 * pool.count / count] }
    indices = count < pool.count ? Self.frequent(sample, table) : sample
    let names = Set(indices.filter { !table.isOutOfScope($0) }.map { table.intent($0) }).sorted()
    intents = names
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    labels = indices.map {
      table.isOutOfScope($0) ? names.count : numbers[table.intent($0), default: 0]
    }
  }

  /// Whether there is anything to tell apart.
  var canBeJudged: Bool { Set(labels).count >= 2 && !intents.isEmpty }

  /// What a message calls a label.
  func name(_ label: Int) -> String {
    label < intents.count ? intents[label] : "out of scope"
  }

  private static func frequent(_ rows: [Int], _ table: RowTable) -> [Int] {
    let key = { (row: Int) in table.isOutOfScope(row) ? nil : table.intent(row) }
    var counts: [String?: Int] = [:]
    for row in rows { counts[key(row), default: 0] += 1 }
    return rows.filter { counts[key($0), default: 0] >= fewestRows }
  }
}
