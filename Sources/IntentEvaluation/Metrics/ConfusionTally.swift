/// Counts true against predicted intents in one pass over the in-scope rows.
struct ConfusionTally {
  private struct Cell: Hashable {
    let gold: Int
    let predicted: Int
  }

  private(set) var rows = 0
  private(set) var rightRows = 0
  private var names: [String] = []
  private var support: [Int] = []
  private var predicted: [Int] = []
  private var right: [Int] = []
  private var indices: [String: Int] = [:]
  private var confusions: [Cell: Int] = [:]
  private let knownIntents: Int

  /// Counts the outcomes; intents beyond `intents` are appended as they occur.
  init(_ outcomes: [Outcome], intents: [String]) {
    let known = Set(intents)
    knownIntents = known.count
    for intent in known { _ = index(of: intent) }
    for outcome in outcomes {
      guard let gold = outcome.gold else { continue }
      let place = index(of: gold)
      add(gold: place, predicted: outcome.isRight ? place : index(of: outcome.predicted))
    }
  }

  /// Every intent known or seen, the weakest first.
  var intentReports: [IntentReport] {
    names.indices.map(report).sorted(by: IntentReport.isWeaker)
  }

  /// The true intents that the model doesn't know, by name.
  var unknownIntents: [IntentCount] {
    names.indices.dropFirst(knownIntents)
      .filter { support[$0] > 0 }
      .map { IntentCount(intent: names[$0], count: support[$0]) }
      .sorted { $0.intent < $1.intent }
  }

  /// Every confusion, the most frequent first.
  var confusedPairs: [ConfusedPair] {
    confusions
      .map { ConfusedPair(gold: names[$0.gold], predicted: names[$0.predicted], count: $1) }
      .sorted(by: ConfusedPair.isWorse)
  }

  private func report(at index: Int) -> IntentReport {
    IntentReport(
      intent: names[index], support: support[index], predicted: predicted[index],
      right: right[index])
  }

  private mutating func add(gold: Int, predicted guess: Int) {
    rows += 1
    support[gold] += 1
    predicted[guess] += 1
    guard gold != guess else {
      rightRows += 1
      right[gold] += 1
      return
    }
    confusions[Cell(gold: gold, predicted: guess), default: 0] += 1
  }

  /// Returns the intent's place, made at its first sight.
  private mutating func index(of intent: String) -> Int {
    if let index = indices[intent] { return index }
    indices[intent] = names.count
    names.append(intent)
    support.append(0)
    predicted.append(0)
    right.append(0)
    return names.count - 1
  }
}
