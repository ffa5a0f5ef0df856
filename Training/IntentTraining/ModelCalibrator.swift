public import Foundation
public import IntentClassification
public import IntentEvaluation

/// Gives a model new thresholds: fits temperature, acceptance score and thresholds again on
/// labelled rows, and leaves the weights alone.
public struct ModelCalibrator: Sendable {
  /// The misroute rates to choose thresholds for.
  public var targets: RoutingTargets
  /// The seed of the folds.
  public var seed: UInt64
  /// How many threads work at a time; the result does not depend on it.
  public var threads: Int

  /// Makes a calibrator.
  public init(
    targets: RoutingTargets = RoutingTargets(), seed: UInt64 = 1,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.targets = targets
    self.seed = seed
    self.threads = threads
  }

  /// Returns the model of a file, calibrated on rows that it was not trained on.
  ///
  /// Rows marked as out of scope, and those given apart, count as such.
  public func calibrate(
    modelAt url: URL, on rows: [LabeledUtterance], outOfScope: [LabeledUtterance] = []
  ) throws(ModelFileError) -> TrainedModel {
    var assembly = try ModelAssembly(ModelFile(contentsOf: url))
    let split = TrainingSplit(
      training: [], validation: rows.filter { !$0.isOutOfScope },
      outOfScope: rows.filter(\.isOutOfScope) + outOfScope, negatives: [])
    assembly.card.data.validationRows = split.validation.count
    assembly.card.data.outOfScopeRows = split.outOfScope.count
    ModelCalibration(targets: targets, seed: seed, threads: threads).apply(to: &assembly, split)
    let (file, classifier) = assembly.fileAndClassifier()
    return TrainedModel(file: file, classifier: classifier)
  }
}
