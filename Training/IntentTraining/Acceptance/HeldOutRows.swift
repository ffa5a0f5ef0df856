import IntentClassification
import IntentEvaluation
import IntentRouting

/// Rows that the network was not fitted on, scored by the network as it will ship.
struct HeldOutRows {
  private let rows: [LabeledUtterance]
  private let threads: Int

  init(_ rows: [LabeledUtterance], threads: Int) {
    self.rows = rows
    self.threads = threads
  }

  /// The logits of the in-scope rows whose intent the model knows.
  func calibrationRows(_ classifier: IntentClassifier) -> [CalibrationFitter.Row] {
    let intents = classifier.intents.map(\.name)
    let labels = Dictionary(uniqueKeysWithValues: zip(intents, intents.indices))
    let known = rows.filter { !$0.isOutOfScope && labels[$0.intent] != nil }
    return Parallel.map(known.count, threads: threads) { index in
      CalibrationFitter.Row(
        logits: classifier.logits(known[index].utterance), label: labels[known[index].intent] ?? 0)
    }
  }

  /// Each row classified and its evidence, in order.
  func classified(_ classifier: IntentClassifier) -> [ClassifiedRow] {
    let rows = rows
    return Parallel.map(rows.count, threads: threads) { index in
      ClassifiedRow(rows[index], classifier)
    }
  }
}

/// A held-out row with what the model thinks of it.
struct ClassifiedRow: Sendable {
  let gold: String?
  let predicted: String
  let confidence: Double
  /// Whether the router hands the row over before it looks at any score.
  let isGuarded: Bool
  let evidence: [Double]

  init(_ row: LabeledUtterance, _ classifier: IntentClassifier) {
    let classification = classifier.classify(row.utterance)
    gold = row.isOutOfScope ? nil : row.intent
    predicted = classification.best.intent.name
    confidence = classification.best.confidence
    isGuarded = classification.isGuarded
    evidence = classifier.acceptanceEvidence(row.utterance).values
  }

  var isRight: Bool { gold == predicted }

  var acceptanceRow: AcceptanceFitter.Row {
    AcceptanceFitter.Row(evidence: evidence, isRight: isRight, isOutOfScope: gold == nil)
  }

  func scored(_ score: Double) -> ScoredRow {
    ScoredRow(score: isGuarded ? -1 : score, predicted: predicted, gold: gold)
  }
}

extension [ClassifiedRow] {
  /// Share of in-scope rows whose best intent is right; nil without such rows.
  var accuracy: Double? {
    let inScope = filter { $0.gold != nil }
    return inScope.isEmpty ? nil : Double(inScope.count(where: \.isRight)) / Double(inScope.count)
  }
}
