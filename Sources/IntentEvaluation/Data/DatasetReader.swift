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
    let list = RowList()
    try read(bytes, name: name, into: list)
    return Dataset(rows: list.rows)
  }

  /// Reads a file and hands on its rows one by one; `-` is standard input.
  ///
  /// Needs memory for the file's bytes, not for its rows. A fault that spoils one row goes to the
  /// receiver; one that spoils the rest of the file is thrown.
  package func read(contentsOf path: String, into receiver: any RowReceiver) throws(DataError) {
    let bytes = try DataFile.bytes(at: path)
    try read(bytes, name: path == "-" ? DataFile.standardInputName : path, into: receiver)
  }

  /// Calls `body` with each row of a file, in file order; `-` is standard input.
  ///
  /// A bad row is thrown behind the rows that stand before it.
  package func visit(
    contentsOf path: String, _ body: (LabeledUtterance) -> Void
  ) throws(DataError) {
    let result = withoutActuallyEscaping(body) { body in
      Result { () throws(DataError) in try read(contentsOf: path, into: RowVisitor(body)) }
    }
    try result.get()
  }

  private func read(
    _ bytes: [UInt8], name: String, into receiver: any RowReceiver
  ) throws(DataError) {
    let source = try SourceText(name: name, bytes: bytes)
    let format = self.format ?? FormatRecognition(source).format
    var rows = RowCollector(
      source, role: role, locatesColumns: format == .clinc, receiver: receiver)
    switch format {
    case .csv, .tsv:
      try DelimitedReader(source: source, format: format, reader: self).read(into: &rows)
    case .jsonl: try JSONLinesReader(source, reader: self).read(into: &rows)
    case .fasttext: try FastTextReader(source, role: role).read(into: &rows)
    case .clinc: try ClincReader(source, reader: self).read(into: &rows)
    case .rasa: try RasaReader(source).read(into: &rows)
    }
    guard rows.sawRow else { throw .noRows(path: name) }
  }
}
