/// Reads labelled utterances from files.
///
/// The format is told by the file's extension, then by its content. Whatever is wrong with a file
/// is an error with its place; no row is skipped or repaired. Blank lines between rows are the only
/// thing passed over.
///
///     let training = try DatasetReader().read(contentsOf: "train.csv")
///     let others = try DatasetReader(role: .outOfScope).read(contentsOf: "oos.txt")
public struct DatasetReader: Sendable {
  /// The format of every file; nil to recognise each file's own.
  public let format: DataFormat?

  /// The column (or JSON key) of the text; nil to recognise it.
  public let textColumn: ColumnReference?

  /// The column (or JSON key) of the intent; nil to recognise it.
  public let intentColumn: ColumnReference?

  /// Whether a table's first row is a header; nil to recognise it.
  ///
  /// Recognised as a header is a first row with a known column name as one of its cells, and any
  /// first row when a column is given by name.
  public let hasHeader: Bool?

  /// The split of CLINC's JSON, such as `val`; nil for `train`, or `test` in a test file.
  public let split: String?

  /// What the files are for.
  public let role: DataRole

  /// Creates a reader; options that do not concern a file's format are ignored for that file.
  public init(
    format: DataFormat? = nil, textColumn: ColumnReference? = nil,
    intentColumn: ColumnReference? = nil, hasHeader: Bool? = nil, split: String? = nil,
    role: DataRole = .training
  ) {
    self.format = format
    self.textColumn = textColumn
    self.intentColumn = intentColumn
    self.hasHeader = hasHeader
    self.split = split
    self.role = role
  }

  /// Reads a file into memory and returns its rows; `-` is standard input.
  public func read(contentsOf path: String) throws(DataError) -> Dataset {
    let bytes = try DataFile.bytes(at: path)
    return try read(bytes, name: path == "-" ? DataFile.standardInputName : path)
  }

  /// Reads several files and returns their rows, one file after the other.
  public func read(contentsOf paths: [String]) throws(DataError) -> Dataset {
    var parts: [Dataset] = []
    for path in paths { parts.append(try read(contentsOf: path)) }
    return Dataset(concatenating: parts)
  }

  /// Returns the rows of a file that is already in memory.
  ///
  /// - Parameter name: the file's name for locations, and for its extension.
  public func read(_ bytes: [UInt8], name: String) throws(DataError) -> Dataset {
    var rows: [LabeledUtterance] = []
    try visit(bytes, name: name) { rows.append($0) }
    return Dataset(rows: rows)
  }

  /// Calls `body` with each row of a file, in file order; `-` is standard input.
  ///
  /// A table's rows are made one at a time, so that a large one takes no more memory than its
  /// bytes; files of the other formats are read whole first. A bad row is thrown behind the rows
  /// that stand before it.
  package func visit(
    contentsOf path: String, _ body: (LabeledUtterance) -> Void
  ) throws(DataError) {
    let bytes = try DataFile.bytes(at: path)
    try visit(bytes, name: path == "-" ? DataFile.standardInputName : path, body)
  }

  private func visit(
    _ bytes: [UInt8], name: String, _ body: (LabeledUtterance) -> Void
  ) throws(DataError) {
    let source = try SourceText(name: name, bytes: bytes)
    let format = self.format ?? FormatRecognition(source).format
    switch format {
    case .csv, .tsv:
      try DelimitedReader(source: source, format: format, reader: self).visit(body)
    case .jsonl: try JSONLinesReader(source, reader: self).read().rows.forEach(body)
    case .fasttext: try FastTextReader(source, role: role).read().rows.forEach(body)
    case .clinc: try ClincReader(source, reader: self).read().rows.forEach(body)
    case .rasa: try RasaReader(source, role: role).read().rows.forEach(body)
    }
  }
}
