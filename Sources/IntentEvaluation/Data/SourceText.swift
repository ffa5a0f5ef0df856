/// The bytes of one data file, known to be UTF-8 without a NUL, and not empty.
struct SourceText: Sendable {
  let name: String
  let bytes: [UInt8]

  /// Where the content begins: behind a byte-order mark.
  let start: Int

  /// Takes the bytes of a file, after a check of their encoding.
  init(name: String, bytes: [UInt8]) throws(DataError) {
    self.name = name
    self.bytes = bytes
    self.start = bytes.starts(with: Byte.orderMark) ? Byte.orderMark.count : 0
    guard start < bytes.count else { throw .emptyFile(path: name) }
    try checkEncoding()
  }

  /// Where the content ends.
  var end: Int { bytes.count }

  /// Returns the location of a byte. Reads the file up to there: for errors, not for rows.
  func location(at offset: Int) -> SourceLocation {
    var cursor = PositionCursor(bytes: bytes, start: start)
    let position = cursor.position(of: offset)
    return SourceLocation(file: name, line: position.line, column: position.column)
  }

  /// Returns the text of a range of bytes.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns a few words around a byte, for a message.
  func snippet(at offset: Int) -> String {
    Snippet.around(offset, in: bytes, from: start)
  }

  /// Returns whether a range begins with the ASCII characters of a string.
  func hasPrefix(_ prefix: StaticString, at offset: Int) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard offset + length <= end else { return false }
    return (0..<length).allSatisfy { bytes[offset + $0] == prefix.utf8Start[$0] }
  }

  private func checkEncoding() throws(DataError) {
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      let guess = EncodingGuess(firstBytesOf: bytes)
      throw .invalidUTF8(location(at: offset), byteOffset: offset, guess: guess)
    }
    if let offset = bytes.firstIndex(of: 0) {
      throw .nulByte(location(at: offset), guess: EncodingGuess(firstBytesOf: bytes))
    }
  }
}
