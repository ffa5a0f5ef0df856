/// What is wrong with a file of labelled data, and where.
///
/// Every case carries the facts; `description` tells them as one line: where, what, what to do.
public enum DataError: Error, Equatable, Sendable {
  // MARK: The file as a whole

  /// There is no file at the path.
  case fileNotFound(path: String)
  /// The path is a directory.
  case isDirectory(path: String)
  /// The system refused to read the file.
  case unreadable(path: String, reason: String)
  /// The file has no byte, or blank lines only.
  case emptyFile(path: String)
  /// The file has a header, or the frame of its format, but no row.
  case noRows(path: String)
  /// CLINC's JSON has no key for the split that was asked for.
  case splitNotFound(path: String, split: String, found: [String])

  // MARK: Bytes and lines

  /// The bytes are not UTF-8 from the offset on, which counts from 0.
  case invalidUTF8(SourceLocation, byteOffset: Int, guess: EncodingGuess?)
  /// The file has a zero byte.
  case nulByte(SourceLocation, guess: EncodingGuess?)
  /// Version control left a conflict in the file.
  case mergeMarker(SourceLocation, marker: String)
  /// A carriage return stands alone, neither before a line feed nor in a quoted field.
  case strayCarriageReturn(SourceLocation)

  // MARK: Columns

  /// The first row may be a header of unknown names or a row of data.
  case unclearHeader(SourceLocation, found: [String])
  /// No column is known to hold the text.
  case noTextColumn(SourceLocation, found: [String])
  /// No column is known to hold the intent.
  case noIntentColumn(SourceLocation, found: [String])
  /// The column that an option names is not there.
  case columnNotFound(SourceLocation, column: String, found: [String])
  /// Two columns, or two keys of a JSON object, have the name that was looked for.
  case ambiguousColumn(SourceLocation, column: String)
  /// Text and intent would come from one column.
  case sameColumnTwice(SourceLocation, column: String)
  /// An option names a column, but the file was said to have no header.
  case columnNameWithoutHeader(SourceLocation, column: String)

  // MARK: Fields and rows

  /// A row has fewer fields than the first one.
  case tooFewFields(SourceLocation, found: Int, expected: Int, snippet: String)
  /// A row has more fields than the first one.
  case tooManyFields(SourceLocation, found: Int, expected: Int, snippet: String)
  /// A quote stands inside a field that does not begin with one.
  case strayQuote(SourceLocation, snippet: String)
  /// Something other than a separator follows a closing quote.
  case textAfterClosingQuote(SourceLocation, openedOnLine: Int, snippet: String)
  /// A quoted field, which begins at the location, never ends.
  case unterminatedQuote(SourceLocation, snippet: String)
  /// The text of a row is empty or blank.
  case emptyText(SourceLocation)
  /// The intent of a row is empty or blank, in a file where each row needs one.
  case emptyIntent(SourceLocation, snippet: String)

  // MARK: Formats

  /// No key of a JSON object is known to hold the text.
  case noTextKey(SourceLocation, found: [String])
  /// No key of a JSON object is known to hold the intent.
  case noIntentKey(SourceLocation, found: [String])
  /// A fastText line does not begin with a label.
  case noLabel(SourceLocation, snippet: String)
  /// A fastText line has several labels.
  case severalLabels(SourceLocation, labels: [String])
  /// The JSON is broken, or is not what the format holds.
  case badJSON(SourceLocation, problem: String, snippet: String)
  /// The YAML is outside the subset of Rasa's training data.
  case badYAML(SourceLocation, problem: String, snippet: String)
  /// A format cannot hold a row that should be written.
  case notWritable(format: DataFormat, reason: String, snippet: String)
}
