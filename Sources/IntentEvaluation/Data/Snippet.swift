/// Cuts short pieces of a file for messages: one line, no control characters.
enum Snippet {
  // 20 characters on each side: enough to find the place, short enough for one terminal line.
  private static let reach = 20

  /// Returns the words around an offset, on its line, with … where they were cut.
  static func around(_ offset: Int, in bytes: [UInt8], from start: Int) -> String {
    let before = bytes[start..<max(start, min(offset, bytes.count))].suffix(4 * reach)
    let after = bytes[max(start, min(offset, bytes.count))...].prefix(4 * reach)
    let left = before.suffix(while: { $0 != Byte.lineFeed })
    let right = after.prefix(while: { $0 != Byte.lineFeed && $0 != Byte.carriageReturn })
    return tail(left, isCut: left.startIndex > start && left.count == before.count)
      + head(right, isCut: right.endIndex < bytes.endIndex && right.count == after.count)
  }

  /// Returns the beginning of a text, with … where it was cut.
  static func short(_ text: String) -> String { short(text, length: 2 * reach) }

  /// Returns the beginning of a text of so many characters, with … where it was cut.
  static func short(_ text: String, length: Int) -> String {
    let bytes = Array(text.utf8.prefix(4 * length))
    return head(bytes[...], isCut: bytes.count < text.utf8.count, length: length)
  }

  private static func head(
    _ bytes: ArraySlice<UInt8>, isCut: Bool, length: Int = reach
  ) -> String {
    let scalars = visible(bytes)
    let needsMark = isCut || scalars.count > length
    return text(scalars.prefix(length)) + (needsMark ? "…" : "")
  }

  private static func tail(_ bytes: ArraySlice<UInt8>, isCut: Bool) -> String {
    let scalars = visible(bytes)
    return (isCut || scalars.count > reach ? "…" : "") + text(scalars.suffix(reach))
  }

  /// The whole scalars of some bytes; control characters become blanks.
  private static func visible(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    let whole = bytes.drop(while: isContinuation)
    let scalars = String(decoding: whole, as: UTF8.self).unicodeScalars
    return scalars.filter { $0 != "\u{FFFD}" }.map { isControl($0) ? " " : $0 }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

extension ArraySlice {
  /// Returns the longest end of which every element satisfies a predicate.
  fileprivate func suffix(while predicate: (Element) -> Bool) -> ArraySlice {
    guard let last = lastIndex(where: { !predicate($0) }) else { return self }
    return self[(last + 1)...]
  }
}
