extension DataError: CustomStringConvertible {
  /// One line that says where, what, and what to do.
  public var description: String { "\(place): \(message)" }

  /// What is wrong, and what to do.
  var message: String { "\(problem): \(advice)" }

  /// The file, with line and column where they are known.
  var place: String {
    switch self {
    case .fileNotFound(let path), .isDirectory(let path), .unreadable(let path, _),
      .emptyFile(let path), .noRows(let path), .splitNotFound(let path, _, _):
      path
    case .invalidUTF8(let location, _, _), .nulByte(let location, _),
      .mergeMarker(let location, _), .strayCarriageReturn(let location),
      .unclearHeader(let location, _), .noTextColumn(let location, _),
      .noIntentColumn(let location, _), .columnNotFound(let location, _, _),
      .ambiguousColumn(let location, _), .sameColumnTwice(let location, _),
      .columnNameWithoutHeader(let location, _), .tooFewFields(let location, _, _, _),
      .tooManyFields(let location, _, _, _), .strayQuote(let location, _),
      .textAfterClosingQuote(let location, _, _), .unterminatedQuote(let location, _),
      .emptyText(let location), .emptyIntent(let location, _), .noTextKey(let location, _),
      .noIntentKey(let location, _), .noLabel(let location, _),
      .severalLabels(let location, _), .badJSON(let location, _, _),
      .badYAML(let location, _, _):
      location.description
    case .notWritable(let format, _, _):
      "\(format.rawValue) writer"
    }
  }

  private var problem: String {
    switch self {
    case .fileNotFound: "no such file"
    case .isDirectory: "is a directory"
    case .unreadable(_, let reason): "cannot be read (\(reason))"
    case .emptyFile: "the file is empty"
    case .noRows: "the file has no rows"
    case .splitNotFound(_, let split, let found): "no split \"\(split)\" (have: \(list(found)))"
    case .invalidUTF8(_, let offset, _): "not UTF-8 at byte \(offset)"
    case .nulByte: "a zero byte"
    case .mergeMarker(_, let marker): "a merge conflict was left here (\(marker))"
    case .strayCarriageReturn: "a carriage return without a line feed"
    case .unclearHeader(_, let found): "the first row is no known header (\(list(found)))"
    case .noTextColumn(_, let found): "no text column (have: \(list(found)))"
    case .noIntentColumn(_, let found): "no intent column (have: \(list(found)))"
    case .columnNotFound(_, let name, let found): "no column \"\(name)\" (have: \(list(found)))"
    case .ambiguousColumn(_, let column): "\"\(column)\" appears twice"
    case .sameColumnTwice(_, let column): "text and intent are both column \(column)"
    case .columnNameWithoutHeader(_, let column): "column \"\(column)\" needs a header"
    case .tooFewFields(_, let found, let expected, let snippet):
      "too few fields, \(found) instead of \(expected) (\(snippet))"
    case .tooManyFields(_, let found, let expected, let snippet):
      "too many fields, \(found) instead of \(expected) (\(snippet))"
    case .strayQuote(_, let snippet): "stray quote in an unquoted field (\(snippet))"
    case .textAfterClosingQuote(_, let line, let snippet):
      "text after the closing quote of the field that began on line \(line) (\(snippet))"
    case .unterminatedQuote(_, let snippet):
      "the quoted field that begins here never ends (\(snippet))"
    case .emptyText: "the text is empty"
    case .emptyIntent(_, let snippet): "the intent is empty (\(snippet))"
    case .noTextKey(_, let found): "no text in the object (keys: \(list(found)))"
    case .noIntentKey(_, let found): "no intent in the object (keys: \(list(found)))"
    case .noLabel(_, let snippet): "the line does not begin with __label__ (\(snippet))"
    case .severalLabels(_, let labels): "several labels on a line (\(list(labels)))"
    case .badJSON(_, let problem, let snippet): "\(problem) (\(snippet))"
    case .badYAML(_, let problem, let snippet): "\(problem) (\(snippet))"
    case .notWritable(_, let reason, let snippet): "\(reason) (\(snippet))"
    }
  }

  private var advice: String {
    switch self {
    case .fileNotFound: "check the path"
    case .isDirectory: "name a file in it"
    case .unreadable: "check the file and its permissions"
    case .emptyFile, .noRows: "add at least one row"
    case .splitNotFound: "name one of these with --split"
    case .invalidUTF8(_, _, let guess), .nulByte(_, let guess):
      guess?.advice ?? "save the file as UTF-8 text"
    case .mergeMarker: "resolve the conflict"
    case .strayCarriageReturn: "end lines with LF or CRLF"
    case .unclearHeader:
      "name the columns with --text-column and --intent-column, or say --no-header and give numbers"
    case .noTextColumn:
      "name it with --text-column; if this row is data, say --no-header and give numbers"
    case .noIntentColumn:
      "name it with --intent-column; if this row is data, say --no-header and give numbers"
    case .columnNotFound: "use one of these names, or a number from 1"
    case .ambiguousColumn: "rename one, or give the column's number"
    case .sameColumnTwice: "give two different columns"
    case .columnNameWithoutHeader: "give the column's number from 1"
    case .tooFewFields: "give the row the same fields as the first one"
    case .tooManyFields: "put quotes around a field that holds the separator"
    case .strayQuote: "double it and quote the whole field"
    case .textAfterClosingQuote: "double the quotes inside the field, or close the one before"
    case .unterminatedQuote: "close it with a quote"
    case .emptyText: "write a text or delete the row"
    case .emptyIntent: "write an intent, or give the file with --out-of-scope"
    case .noTextKey: "name its key with --text-column"
    case .noIntentKey: "name its key with --intent-column"
    case .noLabel: "begin it with __label__ and the intent"
    case .severalLabels: "keep one"
    case .badJSON: "correct the JSON, or choose another --format"
    case .badYAML: "keep to the subset of Rasa's nlu files that is read"
    case .notWritable: "change the text, or choose another format"
    }
  }

  /// Lists names for a message; the first dozen is enough to see what a file holds.
  private func list(_ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}
