/// Walks over the lines of a file: LF, CRLF and a last line without either are alike.
///
/// Blank lines (no character at all) are passed over. Not for quoted formats, where a line end may
/// be part of a field.
struct LineScanner {
  private let source: SourceText
  private var offset: Int

  init(_ source: SourceText) {
    self.source = source
    self.offset = source.start
  }

  /// Returns the next line that is not blank, without its end; fails at what can't be in a line.
  mutating func next() throws(DataError) -> Range<Int>? {
    while offset < source.end {
      let line = takeLine()
      guard !line.isEmpty else { continue }
      try MergeMarker.reject(in: source, lineAt: line.lowerBound)
      try rejectCarriageReturn(in: line)
      return line
    }
    return nil
  }

  private mutating func takeLine() -> Range<Int> {
    let start = offset
    while offset < source.end, source.bytes[offset] != Byte.lineFeed { offset += 1 }
    let isTerminated = offset < source.end
    let end = offset
    offset += 1
    let hasReturn = isTerminated && end > start && source.bytes[end - 1] == Byte.carriageReturn
    return start..<(hasReturn ? end - 1 : end)
  }

  private func rejectCarriageReturn(in line: Range<Int>) throws(DataError) {
    guard let place = source.bytes[line].firstIndex(of: Byte.carriageReturn) else { return }
    throw .strayCarriageReturn(source.location(at: place))
  }
}
