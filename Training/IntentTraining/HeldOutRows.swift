import IntentClassification
import IntentEvaluation

/// Rows that the network was not fitted on, scored by the network as it will ship.
struct HeldOutRows {
  /// A row's gold intent, nil when out of scope, and its logits.
  private struct Row: Sendable {
    var gold: String?
    var logits: [Float]
  }

  private let intents: [String]
  private let rows: [Row]

  init(_ split: TrainingSplit, _ classifier: IntentClassifier, threads: Int) {
    let held = split.validation + split.outOfScope
    intents = classifier.intents.map(\.name)
    rows = Parallel.map(held.count, threads: threads) { index in
      Row(
        gold: held[index].isOutOfScope ? nil : held[index].intent,
        logits: classifier.logits(held[index].utterance))
    }
  }

  /// The in-scope rows whose intent the model knows.
  var calibrationRows: [CalibrationFitter.Row] {
    rows.compactMap { row in
      guard let gold = row.gold, let label = intents.firstIndex(of: gold) else { return nil }
      return CalibrationFitter.Row(logits: row.logits, label: label)
    }
  }

  /// The rows as the router will see them.
  func outcomes(temperature: Double) -> [Outcome] {
    rows.map { row in
      var logits = row.logits
      let best = logits.withUnsafeMutableBufferPointer {
        Numerics.softmax($0, inverseTemperature: Float(1 / temperature))
      }
      return Outcome(
        gold: row.gold, predicted: intents[best], score: Double(logits[best]),
        confidence: Double(logits[best]), isRouted: false, reason: nil)
    }
  }
}

extension [Outcome] {
  /// Share of in-scope rows whose best intent is right; nil without such rows.
  var accuracy: Double? {
    let inScope = filter { $0.gold != nil }
    guard !inScope.isEmpty else { return nil }
    return Double(inScope.count { $0.gold == $0.predicted }) / Double(inScope.count)
  }
}
