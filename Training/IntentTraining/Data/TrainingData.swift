public import Foundation
public import IntentClassification
public import IntentEvaluation

/// The labelled rows that a model is made from.
public struct TrainingData: Sendable {
  /// Rows to fit the weights on; those marked as out of scope only serve the threshold.
  public var training: [LabeledUtterance]
  /// Rows held out for calibration; where empty, a tenth of the training rows is set aside.
  public var validation: [LabeledUtterance]
  /// More rows that no intent applies to, for the acceptance score and the thresholds.
  public var outOfScope: [LabeledUtterance]
  /// Rows to learn to refuse: text that resembles commands and is none. They certify nothing.
  public var negatives: [LabeledUtterance]

  /// Collects the rows of a training run.
  public init(
    training: [LabeledUtterance], validation: [LabeledUtterance] = [],
    outOfScope: [LabeledUtterance] = [], negatives: [LabeledUtterance] = []
  ) {
    self.training = training
    self.validation = validation
    self.outOfScope = outOfScope
    self.negatives = negatives
  }

  /// The base names of the files with training rows, in order.
  var files: [String] {
    var seen: Set<String> = []
    return training.map { ($0.location.file as NSString).lastPathComponent }
      .filter { seen.insert($0).inserted }
  }

  /// A checksum over the text and intent of every row, in order.
  var fingerprint: String {
    var bytes = Data()
    for row in training + validation + outOfScope + negatives {
      bytes.append(contentsOf: row.utterance.utf8)
      bytes.append(0)
      bytes.append(contentsOf: row.intent.utf8)
      bytes.append(10)
    }
    return Fingerprint.of(bytes)
  }

  func split(seed: UInt64) -> TrainingSplit {
    let inScope = training.filter { !$0.isOutOfScope }
    let holdOut =
      validation.isEmpty
      ? HoldOut(inScope, seed: seed)
      : HoldOut(training: inScope, heldOut: validation.filter { !$0.isOutOfScope })
    return TrainingSplit(
      training: holdOut.training, validation: holdOut.heldOut,
      outOfScope: (training + validation).filter(\.isOutOfScope) + outOfScope,
      negatives: negatives)
  }
}

/// Training data as one run uses it: no row in two parts.
public struct TrainingSplit: Sendable {
  /// In-scope rows that the weights are fitted on.
  public var training: [LabeledUtterance]
  /// In-scope rows that calibrate and choose the threshold.
  public var validation: [LabeledUtterance]
  /// Rows that no intent applies to.
  public var outOfScope: [LabeledUtterance]
  /// Rows to learn to refuse.
  public var negatives: [LabeledUtterance]

  /// The intents of the training rows, in alphabetical order.
  var intents: [String] { Set(training.map(\.intent)).sorted() }
}

/// How far a training run has come.
public struct TrainingProgress: Hashable, Sendable {
  /// Passes that are done, from 1.
  public var epoch: Int
  /// Passes in all.
  public var epochs: Int
  /// Share of the held-out rows whose best intent is right, in 0...1; nil without such rows.
  public var validationAccuracy: Double?
}

/// The outcome of a training run.
public struct TrainedModel: Sendable {
  /// The model file's bytes.
  public var file: Data
  /// The file opened, as any user of it will see it.
  public var classifier: IntentClassifier
}
