/// Counts what becomes of rows between two models, and keeps the first flips of each kind.
///
/// Takes rows one at a time and holds none but those kept, so that a million rows need no more room
/// than a thousand. Tallies of parts of a file add up in the order of the parts.
public struct ComparisonTally: Sendable {
  /// How many flips of each kind are kept.
  public let limit: Int
  /// All rows.
  public private(set) var rows = 0
  /// Rows with a label.
  public private(set) var labelledRows = 0
  /// Rows on the device before and now.
  public private(set) var local = Change()
  /// Rows of which the best intent is right, among those in scope.
  public private(set) var right = Change()
  /// Labelled rows on the device that are wrong: another intent, or out of scope.
  public private(set) var misrouted = Change()
  /// Rows handed over both times, for another reason or with another best intent: no flips.
  public private(set) var changedHandOvers = 0
  /// The number of flips by kind, risk and verdict.
  public private(set) var counts: [FlipGroup: Int] = [:]
  /// The first flips of each kind, in the order of the file.
  public private(set) var flips: [DecisionFlip.Kind: [DecisionFlip]] = [:]
  /// Flips that reach a destructive skill against the file's label, or without one.
  public private(set) var unwantedDestructive = 0
  /// What becomes of each intent's rows: by label, or without labels by the old decision's intent.
  public private(set) var intents: [String: IntentTally] = [:]

  /// A number before and now.
  public struct Change: Hashable, Sendable {
    public var old = 0
    public var new = 0

    mutating func add(_ old: Bool?, _ new: Bool?) {
      self.old += old == true ? 1 : 0
      self.new += new == true ? 1 : 0
    }

    mutating func add(_ other: Change) {
      old += other.old
      new += other.new
    }
  }

  /// Keeps at most so many flips of each kind.
  public init(limit: Int) { self.limit = limit }

  /// Counts a row.
  public mutating func add(_ row: ComparedRow) {
    rows += 1
    local.add(row.old.isLocal, row.new.isLocal)
    countLabel(of: row)
    let flip = DecisionFlip(
      utterance: row.utterance, location: row.location, label: row.label, old: row.old,
      new: row.new)
    if let flip {
      count(flip)
    } else if row.old.intent != row.new.intent || row.old.reason != row.new.reason {
      changedHandOvers += row.new.isLocal ? 0 : 1
    }
  }

  private mutating func countLabel(of row: ComparedRow) {
    switch row.label {
    case .none: intents[row.old.intent, default: IntentTally()].add(row, isFlip: row.isFlip)
    case .intent(let intent):
      intents[intent, default: IntentTally()].add(row, isFlip: row.isFlip)
      right.add(row.label.isRight(row.old), row.label.isRight(row.new))
    case .outOfScope: break
    }
    guard row.label != .none else { return }
    labelledRows += 1
    misrouted.add(row.label.value(of: row.old) == 0, row.label.value(of: row.new) == 0)
  }

  private mutating func count(_ flip: DecisionFlip) {
    counts[FlipGroup(flip), default: 0] += 1
    if flips[flip.kind, default: []].count < limit { flips[flip.kind, default: []].append(flip) }
    guard flip.kind == .reachesDestructive, flip.label.isRight(flip.new) != true else { return }
    unwantedDestructive += 1
  }

  /// Adds the tally of the rows that follow.
  public mutating func add(_ next: ComparisonTally) {
    rows += next.rows
    labelledRows += next.labelledRows
    local.add(next.local)
    right.add(next.right)
    misrouted.add(next.misrouted)
    changedHandOvers += next.changedHandOvers
    unwantedDestructive += next.unwantedDestructive
    counts.merge(next.counts, uniquingKeysWith: +)
    flips.merge(next.flips) { Array(($0 + $1).prefix(limit)) }
    intents.merge(next.intents) { $0.adding($1) }
  }

  /// The number of flips of a kind.
  public func count(_ kind: DecisionFlip.Kind) -> Int {
    counts.reduce(0) { $0 + ($1.key.kind == kind ? $1.value : 0) }
  }

  /// All flips.
  public var flipCount: Int { counts.values.reduce(0, +) }
}

extension ComparedRow {
  /// Whether the user would notice a difference.
  var isFlip: Bool { DecisionFlip.Kind(old, new) != nil }
}
