/// Reads a stream of bytes line by line, as soon as each line is complete.
///
/// Lines end with LF or CRLF, the last one also with the end of the stream. Holds no more than the
/// longest line and a chunk; a line costs about 0.1 µs and a copy.
package struct LineReader: Sendable {
  /// Fills a buffer from its start and returns the count of bytes, 0 at the end of the stream.
  package typealias Source =
    @Sendable (UnsafeMutableRawBufferPointer) throws(InputError) -> Int

  /// The name of the stream in errors.
  package let name: String
  /// The number of the line returned last, counted from 1; 0 before the first.
  package private(set) var lineNumber = 0

  private let source: Source
  private var buffer: [UInt8]
  private var start = 0  // of the bytes not yet returned
  private var end = 0  // of the bytes read
  private var startOffset = 0  // of `start` in the stream
  private var isAtEnd = false

  /// Makes a reader of a source.
  package init(name: String, chunkSize: Int = 65_536, source: @escaping Source) {
    precondition(chunkSize > 0, "a reader needs room for at least one byte")
    self.name = name
    self.source = source
    buffer = [UInt8](repeating: 0, count: chunkSize)
  }

  /// Returns the next line without its end, or nil behind the last.
  ///
  /// A line that isn't UTF-8 throws; the call after that returns the line behind it.
  package mutating func next() throws(InputError) -> String? {
    guard let line = try nextRange() else { return nil }
    let (text, invalid) = buffer.withUnsafeBytes { bytes in
      Self.decoded(UnsafeRawBufferPointer(rebasing: bytes[line.range]))
    }
    guard let invalid else { return text }
    throw .invalidUTF8(
      source: name, line: lineNumber, column: invalid + 1, offset: line.offset + invalid)
  }

  /// Returns the bytes of the next line without its end, unchecked, or nil behind the last.
  package mutating func nextBytes() throws(InputError) -> [UInt8]? {
    guard let line = try nextRange() else { return nil }
    return Array(buffer[line.range])
  }

  private static func decoded(_ bytes: UnsafeRawBufferPointer) -> (text: String, invalid: Int?) {
    if let invalid = UTF8Validator.firstInvalidIndex(in: bytes) { return ("", invalid) }
    return (String(decoding: bytes, as: UTF8.self), nil)
  }
}

extension LineReader {
  private mutating func nextRange() throws(InputError) -> (range: Range<Int>, offset: Int)? {
    var searched = start
    while true {
      if let lineFeed = indexOfLineFeed(from: searched) {
        return take(start..<lineFeed, endingBefore: lineFeed + 1)
      }
      let unfinished = end - start
      if isAtEnd { return unfinished == 0 ? nil : take(start..<end, endingBefore: end) }
      try fill()
      searched = start + unfinished
    }
  }

  private func indexOfLineFeed(from index: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      let unsearched = UnsafeRawBufferPointer(rebasing: bytes[index..<end])
      return SystemCall.firstIndex(of: UInt8(ascii: "\n"), in: unsearched).map { index + $0 }
    }
  }

  private mutating func take(
    _ line: Range<Int>, endingBefore next: Int
  ) -> (range: Range<Int>, offset: Int) {
    let offset = startOffset
    startOffset += next - start
    start = next
    lineNumber += 1
    let hasCarriageReturn =
      line.upperBound < next && !line.isEmpty && buffer[line.upperBound - 1] == UInt8(ascii: "\r")
    return (line.lowerBound..<line.upperBound - (hasCarriageReturn ? 1 : 0), offset)
  }

  /// Moves the unfinished line to the front, doubles the room when it is full, and reads on.
  private mutating func fill() throws(InputError) {
    if start > 0 {
      buffer.withUnsafeMutableBytes { bytes in
        bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      }
      (start, end) = (0, end - start)
    }
    if end == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
    let count = try readIntoRoom()
    end += count
    isAtEnd = count == 0
  }

  private mutating func readIntoRoom() throws(InputError) -> Int {
    let (source, end) = (source, end)
    return try buffer.withUnsafeMutableBufferPointer { bytes throws(InputError) in
      try source(
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[end...]))
    }
  }
}
