/// Reads fastText's training lines: `__label__intent text`.
///
/// The text is what follows the label and one blank. fastText takes labels anywhere in a line; here
/// each line has one, at its start. In an out-of-scope file it may be missing.
struct FastTextReader {
  private let source: SourceText
  private let role: DataRole

  init(_ source: SourceText, role: DataRole) {
    self.source = source
    self.role = role
  }

  /// Hands on the rows in file order.
  func read(into rows: inout RowCollector) throws(DataError) {
    var lines = LineScanner(source)
    var isAtEnd = false
    while !isAtEnd {
      do throws(DataError) {
        guard let line = try lines.next() else {
          isAtEnd = true
          continue
        }
        try add(line, to: &rows)
      } catch {
        try rows.fault(error)
      }
    }
  }

  private func add(_ line: Range<Int>, to rows: inout RowCollector) throws(DataError) {
    try rejectSeveralLabels(in: line)
    let label = try label(of: line)
    let start = label.map { min($0.upperBound + 1, line.upperBound) } ?? line.lowerBound
    try rows.add(
      utterance: source.string(start..<line.upperBound),
      intent: label.map(source.string) ?? "",
      at: line.lowerBound, textOffset: start, intentOffset: line.lowerBound)
  }

  /// The intent's bytes; nil for a line without a label in an out-of-scope file.
  private func label(of line: Range<Int>) throws(DataError) -> Range<Int>? {
    guard source.hasPrefix("__label__", at: line.lowerBound) else {
      guard role.intentsMayBeEmpty else { throw noLabel(line) }
      return nil
    }
    let word = source.bytes[line].prefix { !Self.separatesWords($0) }
    return line.lowerBound + 9..<word.endIndex
  }

  private func noLabel(_ line: Range<Int>) -> DataError {
    let start = line.lowerBound
    return .noLabel(source.location(at: start), snippet: source.snippet(at: start))
  }

  private func rejectSeveralLabels(in line: Range<Int>) throws(DataError) {
    let labels = labels(in: line)
    guard labels.count > 1 else { return }
    let names = labels.map { Snippet.short(source.string($0)) }
    throw .severalLabels(source.location(at: labels[1].lowerBound), labels: names)
  }

  /// All words of a line that begin as a label does.
  private func labels(in line: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = line.lowerBound
    while start < line.upperBound {
      let word = source.bytes[start..<line.upperBound].prefix { !Self.separatesWords($0) }
      if source.hasPrefix("__label__", at: start) { found.append(start..<word.endIndex) }
      start = word.endIndex + 1
    }
    return found
  }

  /// fastText's own separators, of those that can be in a line.
  private static func separatesWords(_ byte: UInt8) -> Bool {
    // 0x0B and 0x0C are the vertical tab and the form feed.
    Byte.isBlank(byte) || byte == 0x0B || byte == 0x0C
  }
}
