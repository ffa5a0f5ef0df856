/// What becomes of the rows of one intent between two models.
public struct IntentTally: Hashable, Sendable {
  public private(set) var rows = 0
  /// Rows of which the best intent is right; counted where the file has labels.
  public private(set) var right = ComparisonTally.Change()
  /// Rows on the device.
  public private(set) var local = ComparisonTally.Change()
  /// Rows that flip.
  public private(set) var flips = 0
  /// The intents that rows went to which were right before and are wrong now.
  public private(set) var lostTo: [String: Int] = [:]

  init() {}

  mutating func add(_ row: ComparedRow, isFlip: Bool) {
    let wasRight = row.label.isRight(row.old)
    let isRight = row.label.isRight(row.new)
    rows += 1
    right.add(wasRight, isRight)
    local.add(row.old.isLocal, row.new.isLocal)
    flips += isFlip ? 1 : 0
    if wasRight == true, isRight == false { lostTo[row.new.intent, default: 0] += 1 }
  }

  func adding(_ other: IntentTally) -> IntentTally {
    var sum = self
    sum.rows += other.rows
    sum.right.add(other.right)
    sum.local.add(other.local)
    sum.flips += other.flips
    sum.lostTo.merge(other.lostTo, uniquingKeysWith: +)
    return sum
  }

  /// The intent that took most of the rows lost; of equal ones the first by name.
  public var mostLostTo: (intent: String, rows: Int)? {
    lostTo.min { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { ($0.key, $0.value) }
  }
}

extension ComparisonTally {
  /// An intent with its rows' fate.
  public typealias NamedIntent = (name: String, tally: IntentTally)

  /// The intents, those that lose most of their rows first: right ones, then local ones.
  public var intentsByLoss: [NamedIntent] {
    intents.map { (name: $0.key, tally: $0.value) }.sorted { left, right in
      let keys = [left, right].map { ($0.tally.accuracyChange, $0.tally.coverageChange, $0.name) }
      return keys[0] < keys[1]
    }
  }
}

extension IntentTally {
  /// The change of the share of right rows, in -1...1.
  public var accuracyChange: Double { Double(right.new - right.old) / Double(max(rows, 1)) }
  /// The change of the share of local rows, in -1...1.
  public var coverageChange: Double { Double(local.new - local.old) / Double(max(rows, 1)) }
}
