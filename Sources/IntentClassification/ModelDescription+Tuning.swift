extension ModelDescription {
  /// The search that a training configuration came from.
  public struct Tuning: Codable, Hashable, Sendable {
    /// One configuration that was tried.
    public struct Trial: Codable, Hashable, Sendable {
      /// Its place in the order of trials, from 1.
      public var number: Int
      /// The share of training rows that networks which did not see them got right.
      public var accuracy: Double
      /// What differs from the configuration that the search began with.
      public var changes: [String: Double]

      public init(number: Int, accuracy: Double, changes: [String: Double]) {
        self.number = number
        self.accuracy = accuracy
        self.changes = changes
      }
    }

    /// How many configurations were tried; the first is the one that the search began with.
    public var trials: Int
    /// The folds of the cross-validation.
    public var folds: Int
    /// The seed of folds, order and training runs.
    public var seed: UInt64
    /// The cross-validated accuracy of the configuration that the search began with.
    public var untunedAccuracy: Double
    /// The best cross-validated accuracy.
    public var accuracy: Double
    /// The best trials, the best first.
    public var best: [Trial]
    /// Accuracy on held-out rows of the model without tuning; nil without such rows.
    public var untunedValidationAccuracy: Double?
    /// Accuracy on held-out rows of the model with the best configuration; nil without such rows,
    /// or where nothing better was found.
    public var validationAccuracy: Double?
    /// Whether the model has the best configuration: only if it is better on the held-out rows.
    public var isKept = false

    public init(
      trials: Int, folds: Int, seed: UInt64, untunedAccuracy: Double, accuracy: Double,
      best: [Trial]
    ) {
      self.trials = trials
      self.folds = folds
      self.seed = seed
      self.untunedAccuracy = untunedAccuracy
      self.accuracy = accuracy
      self.best = best
    }
  }
}
