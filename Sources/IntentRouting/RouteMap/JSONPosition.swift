/// A place in a text: line and column count from 1, the column in Unicode scalars.
package struct JSONPosition: Hashable, Sendable, Comparable {
  /// The line, from 1; lines end with LF or CRLF.
  package var line = 1
  /// The column, from 1, in Unicode scalars; a byte-order mark does not count.
  package var column = 1

  /// Tells whether the first place comes before the second.
  package static func < (first: JSONPosition, second: JSONPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }

  /// Moves past one scalar.
  mutating func pass(_ scalar: Unicode.Scalar) {
    guard scalar == "\n" else {
      column += 1
      return
    }
    line += 1
    column = 1
  }
}
