/// One record of a table, as ranges of bytes: only the fields that are used become strings.
struct DelimitedRecord {
  /// A field's content, without the quotes around it.
  struct Field {
    let range: Range<Int>
    let hasDoubledQuotes: Bool
  }

  let start: Int
  var fields: [Field] = []

  /// Returns the text of a field, with each doubled quote as one.
  func string(_ index: Int, in source: SourceText) -> String {
    let field = fields[index]
    guard field.hasDoubledQuotes else { return source.string(field.range) }
    return Self.undoubled(source.bytes[field.range])
  }

  private static func undoubled(_ bytes: ArraySlice<UInt8>) -> String {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var isSecond = false
    for byte in bytes {
      isSecond = byte == Byte.quote && !isSecond
      if byte != Byte.quote || isSecond { kept.append(byte) }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
