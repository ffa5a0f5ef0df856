/// Writes CSV as RFC 4180 says, with LF line ends, quoting only where it must.
///
///     var table = CSVWriter(header: ["text", "gold", "pred", "confidence"])
///     table.append(["turn it off", "light_off", "light_off", "0.98"])
///     table.text
public struct CSVWriter: Sendable {
  /// What has been written so far; each record ends with a line feed.
  public private(set) var text = ""

  private let width: Int

  /// Begins a table with its header.
  ///
  /// - Precondition: there is at least one column.
  public init(header: [String]) {
    precondition(!header.isEmpty, "a table needs at least one column")
    width = header.count
    append(header)
  }

  /// Begins a part of a table, without a header, that is written elsewhere behind others.
  package init(width: Int) { self.width = width }

  /// Adds a record.
  ///
  /// - Precondition: the record has as many fields as the header.
  public mutating func append(_ fields: [String]) {
    precondition(fields.count == width, "a record needs a field for each column of the header")
    // A single empty field would be a blank line, which readers pass over.
    text += fields == [""] ? "\"\"" : fields.map(Self.field).joined(separator: ",")
    text += "\n"
  }

  /// Returns a field as it stands in a file: in quotes if it must be.
  private static func field(_ field: String) -> String {
    needsQuotes(field) ? quoted(field) : field
  }

  /// Returns a field in quotes, with each quote inside it doubled.
  static func quoted(_ field: String) -> String {
    var bytes: [UInt8] = [Byte.quote]
    for byte in field.utf8 {
      if byte == Byte.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(Byte.quote)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func needsQuotes(_ field: String) -> Bool {
    field.utf8.contains { byte in
      byte == Byte.comma || byte == Byte.quote || byte == Byte.lineFeed
        || byte == Byte.carriageReturn
    } || MergeMarker.isLike(field) || field.utf8.starts(with: Byte.orderMark)
  }
}
