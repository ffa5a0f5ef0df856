/// One row of labelled data: what was said, what was meant, and where that is written.
///
/// Two rows are equal only when their locations are equal too: the same sentence on two lines is
/// two rows.
public struct LabeledUtterance: Hashable, Sendable {
  /// What the user said, exactly as the file has it.
  public let utterance: String

  /// The intent's name, exactly as the file has it; empty only in an out-of-scope file.
  public let intent: String

  /// Where the row begins.
  public let location: SourceLocation

  /// Whether no known intent applies: the intent is a reserved name, or the whole file is
  /// out-of-scope.
  public let isOutOfScope: Bool

  /// Creates a row.
  ///
  /// - Parameter countsAsOutOfScope: makes the row out-of-scope whatever its intent says, as in a
  ///   file given with `--out-of-scope`.
  public init(
    utterance: String, intent: String, location: SourceLocation, countsAsOutOfScope: Bool = false
  ) {
    self.utterance = utterance
    self.intent = intent
    self.location = location
    self.isOutOfScope = countsAsOutOfScope || OutOfScopeIntent.contains(intent)
  }
}
