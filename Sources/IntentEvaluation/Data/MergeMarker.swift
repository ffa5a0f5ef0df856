/// The lines that version control leaves around a conflict.
enum MergeMarker {
  /// Returns the marker that a line begins with, if it is a conflict's.
  ///
  /// `=======` must be the whole line, the others must be followed by a space, as Git writes them.
  static func marker(in source: SourceText, lineAt offset: Int) -> String? {
    if source.hasPrefix("<<<<<<< ", at: offset) { return "<<<<<<<" }
    if source.hasPrefix(">>>>>>> ", at: offset) { return ">>>>>>>" }
    if source.hasPrefix("||||||| ", at: offset) { return "|||||||" }
    guard source.hasPrefix("=======", at: offset) else { return nil }
    let end = offset + 7
    guard end < source.end else { return "=======" }
    let isWholeLine = source.bytes[end] == Byte.lineFeed || source.bytes[end] == Byte.carriageReturn
    return isWholeLine ? "=======" : nil
  }

  /// Returns whether a field at the start of a line would be taken for a marker.
  static func isLike(_ field: String) -> Bool {
    ["<<<<<<<", ">>>>>>>", "|||||||", "======="].contains { field.utf8.starts(with: $0.utf8) }
  }

  /// Fails if a line is a conflict's.
  static func reject(in source: SourceText, lineAt offset: Int) throws(DataError) {
    // Only four bytes begin a marker: nearly every line is let through by this one look.
    guard offset < source.end, "<>|=".utf8.contains(source.bytes[offset]) else { return }
    guard let marker = marker(in: source, lineAt: offset) else { return }
    throw .mergeMarker(source.location(at: offset), marker: marker)
  }
}
