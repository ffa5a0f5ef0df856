import Foundation
public import IntentRouting

/// Decides rows with two routers and tallies what flips.
public struct ModelComparison: Sendable {
  /// Enough to be worth a thread, few enough that all end at about the same time.
  private static let rowsAtOnce = 4096

  private let old: IntentRouter
  private let new: IntentRouter

  /// Compares two routers, each with its map.
  public init(old: IntentRouter, new: IntentRouter) {
    self.old = old
    self.new = new
  }

  /// Returns the tally of rows; decides on all processors, with the same outcome on any number.
  public func tally(of rows: [LabeledUtterance], limit: Int) -> ComparisonTally {
    let parts = (rows.count + Self.rowsAtOnce - 1) / Self.rowsAtOnce
    let tallies = Parallel.map(parts, threads: ProcessInfo.processInfo.activeProcessorCount) {
      let start = $0 * Self.rowsAtOnce
      var tally = ComparisonTally(limit: limit)
      for row in rows[start..<min(start + Self.rowsAtOnce, rows.count)] { tally.add(compare(row)) }
      return tally
    }
    var sum = ComparisonTally(limit: limit)
    for tally in tallies { sum.add(tally) }
    return sum
  }

  private func compare(_ row: LabeledUtterance) -> ComparedRow {
    ComparedRow(
      utterance: row.utterance, location: row.location, label: RowLabel(row),
      old: DecisionSide(old.route(row.utterance), hasMap: old.map != nil),
      new: DecisionSide(new.route(row.utterance), hasMap: new.map != nil))
  }
}

/// What differs between the intents of two models.
public struct IntentSetChange: Hashable, Sendable {
  /// Intents of the new model alone, in its order.
  public let added: [String]
  /// Intents of the old model alone, in its order.
  public let removed: [String]

  /// Compares two lists of names.
  public init(old: [String], new: [String]) {
    let (known, kept) = (Set(old), Set(new))
    added = new.filter { !known.contains($0) }
    removed = old.filter { !kept.contains($0) }
  }
}
