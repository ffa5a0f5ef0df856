import Foundation
import IntentClassification
package import IntentEvaluation
import IntentRouting

/// Measures what training on some rows brings, by training several times without a part of them and
/// measuring on that part.
///
/// Each fold does what `intent train` would do with the other folds: it holds rows out, calibrates
/// and chooses thresholds, and sees nothing of what it is measured on. Near-duplicates stand in one
/// fold. Without out-of-scope rows no threshold is measured: it would be an estimate of an estimate.
package struct CrossValidator: Sendable {
  package var configuration = TrainingConfiguration()
  package var seed: UInt64 = 1
  package var threads = ProcessInfo.processInfo.activeProcessorCount
  package var folds = 5

  package init() {}

  /// Returns the figures of each fold; they do not depend on the number of threads.
  ///
  /// `progress` is called with the number of folds done, from any thread.
  package func report(
    on data: Dataset, progress: @Sendable (Int) -> Void = { _ in }
  ) throws(TrainingError) -> CrossValidationReport {
    let inScope = data.inScope
    guard !inScope.isEmpty else { throw .noRows }
    guard data.intents.count <= IntentTrainer.mostIntents else {
      throw .tooManyIntents(found: data.intents.count, limit: IntentTrainer.mostIntents)
    }
    let groups = inScope.nearDuplicateGroups()
    guard groups.count >= folds else { throw .tooFewRows(found: groups.count, folds: folds) }
    BLAS.useOneThread()
    let rows = FoldedRows(inScope, groups: groups, folds: folds, seed: seed)
    let strangers = FoldedRows(
      data.outOfScope, groups: data.outOfScope.nearDuplicateGroups(), folds: folds, seed: seed)
    let done = Counter()
    let figures = Parallel.map(folds, threads: threads) { fold in
      defer { progress(done.next()) }
      return self.figures(fold, rows, strangers)
    }
    return CrossValidationReport(folds: figures, of: data, seed: seed)
  }

  private func figures(
    _ fold: Int, _ rows: FoldedRows, _ strangers: FoldedRows
  ) -> CrossValidationReport.Figures {
    let split = TrainingData(
      training: rows.outside(fold), outOfScope: strangers.outside(fold)
    ).split(seed: seed)
    let threads = max(1, threads / folds)
    var assembly = ModelFitting(configuration: configuration, seed: seed, threads: threads)
      .assembly(split, card: .empty)
    ModelCalibration(targets: RoutingTargets(), seed: seed, threads: threads)
      .apply(to: &assembly, split)
    let classifier = assembly.unrecordedClassifier()
    let outcomes = RoutingMeasurement(IntentRouter(classifier: classifier))
      .outcomes(of: rows.inside(fold) + strangers.inside(fold), clock: ContinuousClock()).outcomes
    return CrossValidationReport.Figures(
      EvaluationReport(outcomes, intents: classifier.intents.map(\.name)))
  }
}

/// Rows with the fold of each.
private struct FoldedRows: Sendable {
  private let rows: [LabeledUtterance]
  private let folds: StratifiedFolds

  init(_ rows: [LabeledUtterance], groups: [[Int]], folds: Int, seed: UInt64) {
    self.rows = rows
    let names = Set(rows.map(\.intent)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    self.folds = StratifiedFolds(
      labels: rows.map { numbers[$0.intent, default: 0] }, groups: groups, count: folds,
      seed: seed)
  }

  func inside(_ fold: Int) -> [LabeledUtterance] { folds.rows(in: fold).map { rows[$0] } }

  func outside(_ fold: Int) -> [LabeledUtterance] { folds.rows(outside: fold).map { rows[$0] } }
}
