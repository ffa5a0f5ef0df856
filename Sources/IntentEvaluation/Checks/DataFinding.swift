/// Something in labelled data that a person should look at.
public struct DataFinding: Hashable, Sendable, Codable {
  /// How bad it is.
  public enum Severity: String, Codable, Hashable, Sendable {
    /// A model made from this learns something false, or a figure measured on it is wrong.
    case error
    /// Rarely meant, but nothing breaks.
    case warning
    /// A suspicion or a hint: good data has some, and only a person can tell.
    case note
  }

  /// What kind of thing it is.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A row that cannot be read.
    case malformed
    /// The same text stands under two intents.
    case conflict
    /// A text stands in both files of a comparison.
    case leak
    /// The same text stands twice under one intent.
    case duplicate
    /// An intent's name differs from another in case, blanks or width only.
    case spelling
    /// A text or an intent's name holds characters that nobody types.
    case characters
    /// A word mixes Latin letters with Greek or Cyrillic ones that look alike.
    case mixedScript = "mixed_script"
    /// An intent has too few rows to be learned.
    case thinIntent = "thin_intent"
    /// An intent has many times the rows of the others.
    case dominantIntent = "dominant_intent"
    /// Most rows of an intent are taken for another one by models that did not see them.
    case swallowedIntent = "swallowed_intent"
    /// A row's intent is probably wrong; ranked, the likeliest first.
    case labelError = "label_error"
    /// An out-of-scope row that looks like an intent's.
    case looksInScope = "looks_in_scope"
    /// A row of an intent that looks out of scope.
    case looksOutOfScope = "looks_out_of_scope"
    /// Two texts of two intents differ in one word at most.
    case nearConflict = "near_conflict"
    /// A text of the other file differs in one word at most.
    case nearLeak = "near_leak"
    /// Two texts of one intent differ in one word at most.
    case nearDuplicate = "near_duplicate"
  }

  public let kind: Kind
  public let severity: Severity
  /// Where it stands, as `file:line`.
  public let place: String
  /// What is wrong and what to do.
  public let message: String
  /// The row's text; nil where the finding is about an intent or a row that was not read.
  public let text: String?
  /// The row's intent as the file has it, or the intent that the finding is about.
  public let intent: String?
  /// The intent that the row, or most rows of the intent, seem to belong to.
  public let suggestion: String?
  /// How strong the suspicion is. Of a row: the natural logarithm of how many times more it speaks
  /// for the suggestion than for its own label; of an intent: the share of its rows that went there.
  public let score: Double?

  init(
    kind: Kind, severity: Severity, place: String, message: String, text: String? = nil,
    intent: String? = nil, suggestion: String? = nil, score: Double? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.place = place
    self.message = message
    self.text = text
    self.intent = intent
    self.suggestion = suggestion
    self.score = score
  }

  /// Makes a finding about one row of a table.
  package init(
    _ kind: Kind, _ severity: Severity, _ table: RowTable, _ row: Int, _ message: String,
    suggestion: String? = nil, score: Double? = nil
  ) {
    self.init(
      kind: kind, severity: severity, place: "\(table.location(row))", message: message,
      text: table.utterance(row), intent: table.intent(row), suggestion: suggestion, score: score)
  }

  /// Makes a finding about an intent, at its first row.
  package init(
    _ kind: Kind, _ severity: Severity, intent: String, at location: SourceLocation,
    _ message: String, suggestion: String? = nil, score: Double? = nil
  ) {
    self.init(
      kind: kind, severity: severity, place: "\(location)", message: message, intent: intent,
      suggestion: suggestion, score: score)
  }
}

extension DataFinding: CustomStringConvertible {
  public var description: String { "\(place): \(severity.rawValue): \(message)" }
}
