/// Turns byte offsets into lines and columns, cheaply when the offsets ascend.
///
/// Asking for ascending offsets reads the bytes once in all; an offset behind the cursor makes it
/// start anew.
struct PositionCursor {
  private let bytes: [UInt8]
  private let start: Int
  private var offset: Int
  private var line = 1
  private var column = 1

  /// Creates a cursor at the first line, which begins at `start`, behind a byte-order mark.
  init(bytes: [UInt8], start: Int) {
    self.bytes = bytes
    self.start = start
    self.offset = start
  }

  /// Returns the line and the column (in Unicode scalars), both from 1, of an offset.
  mutating func position(of target: Int) -> (line: Int, column: Int) {
    if target < offset { self = PositionCursor(bytes: bytes, start: start) }
    while offset < min(target, bytes.count) {
      pass(bytes[offset])
      offset += 1
    }
    return (line, column)
  }

  private mutating func pass(_ byte: UInt8) {
    if byte == Byte.lineFeed {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}
