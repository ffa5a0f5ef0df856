/// A model's card: how it was made and what it reached on rows that were held out.
///
/// Holds no date and no path, so that the same data, configuration and seed give the same bytes.
public struct ModelDescription: Codable, Hashable, Sendable {
  /// The labelled rows that went into a model.
  public struct Data: Codable, Hashable, Sendable {
    /// Base names of the training files.
    public var files: [String]
    /// Checksum over every training row, 16 hexadecimal digits.
    public var fingerprint: String
    /// Rows that the weights were fitted on.
    public var trainingRows: Int
    /// In-scope rows that were held out for calibration and thresholds.
    public var validationRows: Int
    /// Out-of-scope rows that were used for thresholds.
    public var outOfScopeRows: Int
    /// Rows that the command view learned to refuse.
    public var negativeRows: Int
    /// Training rows of each intent.
    public var rowsPerIntent: [String: Int]

    public init(
      files: [String], fingerprint: String, trainingRows: Int, validationRows: Int,
      outOfScopeRows: Int, negativeRows: Int, rowsPerIntent: [String: Int]
    ) {
      self.files = files
      self.fingerprint = fingerprint
      self.trainingRows = trainingRows
      self.validationRows = validationRows
      self.outOfScopeRows = outOfScopeRows
      self.negativeRows = negativeRows
      self.rowsPerIntent = rowsPerIntent
    }
  }

  /// The version of the program that trained the model.
  public var trainerVersion: String
  /// The kind of processor whose matrix kernels the trainer ran on: on one kind the same data,
  /// configuration and seed give the same bytes.
  public var kernel: String
  public var data: Data
  /// The seed of every random choice in training.
  public var seed: UInt64
  /// The training configuration by name, as `--config` reads it.
  public var configuration: [String: Double]
  /// Share of held-out rows whose best intent was right, in 0...1; nil without such rows.
  public var validationAccuracy: Double?
  /// How the configuration was searched for; nil where it was given.
  public var tuning: Tuning?

  public init(
    trainerVersion: String, kernel: String, data: Data, seed: UInt64,
    configuration: [String: Double],
    validationAccuracy: Double?, tuning: Tuning? = nil
  ) {
    self.trainerVersion = trainerVersion
    self.kernel = kernel
    self.data = data
    self.seed = seed
    self.configuration = configuration
    self.validationAccuracy = validationAccuracy
    self.tuning = tuning
  }
}
