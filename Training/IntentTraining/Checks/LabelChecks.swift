import Foundation
package import IntentEvaluation

/// Looks for what only a training run shows: likely label errors, intents that another swallows,
/// rows that look in or out of scope.
///
/// Each row is judged by a network that did not see it. Repeatable: the same rows, configuration
/// and seed give the same findings, whatever the number of threads.
package struct LabelChecks: Sendable {
  /// Of more rows than this, so many are judged, evenly spaced: some minutes' work.
  package static let mostRows = 50_000
  /// Four runs keep two or four cores equally busy, and each trains on three quarters of the rows.
  private static let folds = 4

  package var configuration = TrainingConfiguration()
  package var seed: UInt64 = 1
  package var threads = ProcessInfo.processInfo.activeProcessorCount

  package init() {}

  /// How many rows were judged, and how many have a label with enough rows.
  package struct Extent: Sendable {
    package let judged: Int
    package let rows: Int
  }

  /// Adds what is found in the first `checked` rows of a table, and returns how many were judged.
  ///
  /// `progress` is called with the number of networks done and of all, from any thread. Takes
  /// about three times as long as training.
  package func findings(
    in table: RowTable, checked: Int, into list: inout FindingList,
    progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> Extent {
    let judged = JudgedRows(table, checked: checked, most: Self.mostRows)
    guard judged.canBeJudged, judged.intents.count <= IntentTrainer.mostIntents else {
      return Extent(judged: 0, rows: checked)
    }
    BLAS.useOneThread()
    let predictions = predictions(judged, table, progress)
    LabelFindings(table: table, judged: judged, predictions: predictions).add(to: &list)
    return Extent(judged: judged.indices.count, rows: checked)
  }

  /// Returns what a network that was trained without a row's fold thinks of the row.
  private func predictions(
    _ judged: JudgedRows, _ table: RowTable, _ progress: @Sendable (Int, Int) -> Void
  ) -> [OutOfFoldPrediction] {
    let rows = judged.indices.map { table.row($0) }
    let folds = StratifiedFolds(labels: judged.labels, count: Self.folds, seed: seed)
    let done = Counter()
    let parts = Parallel.map(folds.count, threads: threads) { fold in
      let training = folds.rows(outside: fold).map { rows[$0] }
      let split = TrainingSplit(
        training: training.filter { !$0.isOutOfScope },
        validation: folds.rows(in: fold).map { rows[$0] }, outOfScope: [],
        negatives: training.filter(\.isOutOfScope))
      let found = NetworkFitting(
        split: split, intents: judged.intents, configuration: configuration, seed: seed,
        threads: max(1, threads / folds.count)
      ).validationPredictions()
      progress(done.next(), folds.count)
      return found
    }
    return Self.inOrder(parts, folds)
  }

  private static func inOrder(
    _ parts: [[OutOfFoldPrediction]], _ folds: StratifiedFolds
  ) -> [OutOfFoldPrediction] {
    var next = [Int](repeating: 0, count: folds.count)
    return folds.numbers.map { fold in
      defer { next[fold] += 1 }
      return parts[fold][next[fold]]
    }
  }
}

/// Counts what several threads have done.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  /// Returns one more than the last time.
  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
