/// Tells a file's format by its name, and where that does not settle it, by its first lines.
struct FormatRecognition {
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
  }

  /// The format: what the extension stands for, else what the content looks like, else CSV.
  var format: DataFormat {
    DataFormat(fileExtension: fileExtension) ?? formatOfContent
  }

  /// What follows the last dot of the file's name; empty without a dot.
  private var fileExtension: String {
    guard let name = source.name.split(separator: "/").last,
      let dot = name.lastIndex(of: ".")
    else { return "" }
    return String(name[name.index(after: dot)...])
  }

  private var formatOfContent: DataFormat {
    let first = firstContent
    if source.hasPrefix("__label__", at: first) { return .fasttext }
    if source.hasPrefix("[", at: first) { return .jsonl }
    if source.hasPrefix("{", at: first) { return formatOfObject(at: first) }
    if looksLikeRasa(at: first) { return .rasa }
    let line = source.bytes[first...].prefix { $0 != Byte.lineFeed }
    return line.contains(Byte.tab) ? .tsv : .csv
  }

  /// The first byte that is no white space.
  private var firstContent: Int {
    var scanner = JSONScanner(source, in: source.start..<source.end)
    scanner.skipBlanks()
    return scanner.offset
  }

  /// CLINC's first key holds a list; in JSON Lines the texts are strings.
  private func formatOfObject(at offset: Int) -> DataFormat {
    var scanner = JSONScanner(source, in: offset..<source.end)
    guard scanner.take(Byte.openBrace), (try? scanner.string()) != nil, scanner.take(Byte.colon)
    else { return .jsonl }
    return scanner.take(Byte.openBracket) ? .clinc : .jsonl
  }

  /// Rasa's files begin with one of these keys, behind comments and the start of the document.
  private func looksLikeRasa(at offset: Int) -> Bool {
    var start = offset
    while source.hasPrefix("#", at: start) || source.hasPrefix("---", at: start) {
      let line = source.bytes[start...].prefix { $0 != Byte.lineFeed }
      start = min(line.endIndex + 1, source.end)
    }
    return ["version:", "nlu:"].contains { source.hasPrefix($0, at: start) }
  }
}
