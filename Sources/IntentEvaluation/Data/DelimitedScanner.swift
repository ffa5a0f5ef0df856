/// Cuts a table into records and fields.
///
/// CSV follows RFC 4180: a field that begins with a quote ends at the next quote that is not
/// doubled, and may hold separators and line ends; any other field may hold no quote.
///
/// In TSV a field ends at the next tab or line end, and quotes are plain characters, with one
/// exception for what spreadsheets export: a field that begins and ends with a quote, and in
/// between has only doubled ones, loses the outer quotes and the doubling.
struct DelimitedScanner {
  let source: SourceText
  private let separator: UInt8
  private let isQuoted: Bool
  private var offset: Int

  /// Creates a scanner for `.csv` or `.tsv`.
  init(_ source: SourceText, format: DataFormat) {
    self.source = source
    self.separator = format == .tsv ? Byte.tab : Byte.comma
    self.isQuoted = format != .tsv
    self.offset = source.start
  }

  /// Returns the next record; blank lines are passed over.
  mutating func next() throws(DataError) -> DelimitedRecord? {
    while takeLineEnd() {}
    guard offset < source.end else { return nil }
    try MergeMarker.reject(in: source, lineAt: offset)
    var record = DelimitedRecord(start: offset)
    repeat { record.fields.append(try field()) } while takeSeparator()
    _ = takeLineEnd()
    return record
  }

  /// Moves behind the end of the line that the scanner stands in.
  mutating func skipLine() {
    while offset < source.end, source.bytes[offset] != Byte.lineFeed { offset += 1 }
    _ = takeLineEnd()
  }

  private mutating func field() throws(DataError) -> DelimitedRecord.Field {
    guard isQuoted else { return unquotedIfClosed(try plainField()) }
    return isAt(Byte.quote) ? try quotedField() : try plainField()
  }

  private mutating func plainField() throws(DataError) -> DelimitedRecord.Field {
    let start = offset
    while offset < source.end, !isAtFieldEnd {
      switch source.bytes[offset] {
      case Byte.quote where isQuoted:
        throw .strayQuote(source.location(at: offset), snippet: source.snippet(at: offset))
      case Byte.carriageReturn: throw .strayCarriageReturn(source.location(at: offset))
      default: offset += 1
      }
    }
    return DelimitedRecord.Field(range: start..<offset, hasDoubledQuotes: false)
  }

  private mutating func quotedField() throws(DataError) -> DelimitedRecord.Field {
    let opening = offset
    guard let closing = closingQuote(from: opening, to: source.end) else {
      throw .unterminatedQuote(source.location(at: opening), snippet: source.snippet(at: opening))
    }
    offset = closing.offset + 1
    guard offset == source.end || isAtFieldEnd else { throw textAfterQuote(openedAt: opening) }
    return DelimitedRecord.Field(
      range: opening + 1..<closing.offset, hasDoubledQuotes: closing.isBehindDoubled)
  }

  /// Finds the quote that closes the one at `opening`, and tells whether doubled ones precede it.
  private func closingQuote(
    from opening: Int, to end: Int
  ) -> (offset: Int, isBehindDoubled: Bool)? {
    var place = opening + 1
    var sawDoubled = false
    while place < end {
      if source.bytes[place] != Byte.quote {
        place += 1
      } else if place + 1 < end, source.bytes[place + 1] == Byte.quote {
        sawDoubled = true
        place += 2
      } else {
        return (place, sawDoubled)
      }
    }
    return nil
  }

  private func textAfterQuote(openedAt opening: Int) -> DataError {
    .textAfterClosingQuote(
      source.location(at: offset), openedOnLine: source.location(at: opening).line,
      snippet: source.snippet(at: offset))
  }

  /// TSV's exception: the field without the quotes around it, if they enclose it properly.
  private func unquotedIfClosed(_ field: DelimitedRecord.Field) -> DelimitedRecord.Field {
    let range = field.range
    guard range.count >= 2, source.bytes[range.lowerBound] == Byte.quote,
      let closing = closingQuote(from: range.lowerBound, to: range.upperBound),
      closing.offset == range.upperBound - 1
    else { return field }
    return DelimitedRecord.Field(
      range: range.lowerBound + 1..<closing.offset, hasDoubledQuotes: closing.isBehindDoubled)
  }

  // MARK: Where the scanner stands

  private func isAt(_ byte: UInt8) -> Bool {
    offset < source.end && source.bytes[offset] == byte
  }

  private var isAtFieldEnd: Bool {
    let byte = source.bytes[offset]
    return byte == separator || byte == Byte.lineFeed
      || byte == Byte.carriageReturn && isAtCarriageReturnAndLineFeed
  }

  private var isAtCarriageReturnAndLineFeed: Bool {
    offset + 1 < source.end && source.bytes[offset] == Byte.carriageReturn
      && source.bytes[offset + 1] == Byte.lineFeed
  }

  private mutating func takeSeparator() -> Bool {
    guard isAt(separator) else { return false }
    offset += 1
    return true
  }

  private mutating func takeLineEnd() -> Bool {
    let length = isAt(Byte.lineFeed) ? 1 : isAtCarriageReturnAndLineFeed ? 2 : 0
    offset += length
    return length > 0
  }
}
