import Foundation
import IntentEvaluation

/// Says what predictions of models that did not see the rows tell about the labels.
struct LabelFindings {
  /// Of an intent of fewer rows, half may go astray by chance.
  private static let fewestSwallowed = 10

  let table: RowTable
  let judged: JudgedRows
  let predictions: [OutOfFoldPrediction]

  func add(to list: inout FindingList) {
    for suspicion in ConfidentLearning(labels: judged.labels, predictions: predictions)
      .suspicions()
    {
      list.add(finding(suspicion))
    }
    for finding in swallowed() { list.add(finding) }
  }

  private func finding(_ suspicion: ConfidentLearning.Suspicion) -> DataFinding {
    let (kind, advice) = kind(of: suspicion)
    let row = judged.indices[suspicion.row]
    let (own, other) = (judged.labels[suspicion.row], suspicion.label)
    return DataFinding(
      kind, .note, table, row,
      "\(table.quoted(row)) is \(judged.name(own)) and looks like \(judged.name(other)) "
        + "(\(Self.times(suspicion.margin)) times as much): \(advice)",
      suggestion: judged.name(other), score: suspicion.margin)
  }

  private func kind(
    of suspicion: ConfidentLearning.Suspicion
  ) -> (DataFinding.Kind, advice: String) {
    let outOfScope = judged.intents.count
    if judged.labels[suspicion.row] == outOfScope {
      return (.looksInScope, "give it the intent, or keep it if the intent does not cover it")
    }
    return suspicion.label == outOfScope
      ? (.looksOutOfScope, "move it out of scope, or give the intent more rows like it")
      : (.labelError, "relabel it, or keep it if the label is right")
  }

  /// How many times, rounded to what a person reads.
  private static func times(_ margin: Double) -> String {
    margin < log(1000) ? String(Int(exp(margin).rounded())) : "over 1000"
  }

  /// Intents of which at least half the rows are taken for one other.
  ///
  /// Out of scope does not count: rows to refuse may be made to resemble commands, and be many.
  private func swallowed() -> [DataFinding] {
    var counts = [Int](repeating: 0, count: judged.intents.count + 1)
    var taken: [Int: [Int: Int]] = [:]
    for (label, prediction) in zip(judged.labels, predictions) {
      counts[label] += 1
      let best = prediction.guesses.first { $0.label < judged.intents.count }
      guard let best, best.label != label else { continue }
      taken[label, default: [:]][best.label, default: 0] += 1
    }
    return judged.intents.indices.compactMap { label in
      guard counts[label] >= Self.fewestSwallowed,
        let most = taken[label]?.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        2 * most.value >= counts[label]
      else { return nil }
      return swallowed(label, by: most.key, rows: most.value, of: counts[label])
    }
  }

  private func swallowed(_ label: Int, by other: Int, rows: Int, of all: Int) -> DataFinding {
    let first = judged.labels.firstIndex(of: label).map { judged.indices[$0] } ?? 0
    return DataFinding(
      .swallowedIntent, .warning, intent: judged.name(label), at: table.location(first),
      "\(rows) of \(all) rows of intent \"\(judged.name(label))\" are taken for "
        + "\"\(judged.name(other))\" by models that did not see them: merge the two, or give both "
        + "rows that tell them apart",
      suggestion: judged.name(other), score: Double(rows) / Double(all))
  }
}
