import IntentRouting

/// The worst mistakes of any number of rows, in little memory.
struct WorstMistakes: Sendable {
  /// More than anybody reads, and little enough for a page.
  static let standardCapacity = 100

  /// The mistakes kept, the worst first.
  private(set) var mistakes: [Mistake] = []
  private let capacity: Int

  /// Keeps so many.
  init(capacity: Int = standardCapacity) {
    precondition(capacity > 0, "A list of mistakes needs room for one.")
    self.capacity = capacity
  }

  /// Takes a row into account: wrong in scope, or routed out of scope.
  mutating func add(_ row: LabeledUtterance, _ decision: Decision, _ outcome: Outcome) {
    guard !outcome.isRight, outcome.isInScope || outcome.isRouted, mayBelong(outcome) else {
      return
    }
    add(Mistake(row, decision, outcome))
  }

  /// Takes a mistake into account.
  mutating func add(_ mistake: Mistake) {
    let place = mistakes.firstIndex { Mistake.isWorse(mistake, than: $0) } ?? mistakes.count
    mistakes.insert(mistake, at: place)
    if mistakes.count > capacity { mistakes.removeLast() }
  }

  /// Tells by the numbers alone whether an outcome may stand in the list: most do not, and a
  /// mistake with its ranking is dear to make.
  private func mayBelong(_ outcome: Outcome) -> Bool {
    guard mistakes.count == capacity, let last = mistakes.last else { return true }
    if outcome.isRouted != last.isRouted { return outcome.isRouted }
    return outcome.score >= last.acceptance
  }
}
