/// A line of the form `key: value`.
struct RasaPair {
  let start: Int
  let key: String

  /// The value's bytes with a comment behind it; empty when the value is on the next lines.
  let value: Range<Int>

  /// Takes a line apart, or fails when it is no pair.
  init(_ line: RasaLine, in lines: RasaLines) throws(DataError) {
    let bytes = lines.source.bytes[line.content]
    let name = bytes.prefix { $0 != Byte.colon && !Byte.isBlank($0) }
    let rest = bytes[name.endIndex...]
    guard !name.isEmpty, rest.first == Byte.colon,
      rest.dropFirst().first.map(Byte.isBlank) ?? true
    else { throw lines.failure("expected a key and a colon", at: line.content.lowerBound) }
    self.start = line.content.lowerBound
    self.key = lines.source.string(name.indices)
    self.value = Self.value(in: rest.dropFirst().drop { Byte.isBlank($0) })
  }

  private static func value(in rest: ArraySlice<UInt8>) -> Range<Int> {
    rest.first == Byte.hash ? rest.startIndex..<rest.startIndex : rest.indices
  }
}
