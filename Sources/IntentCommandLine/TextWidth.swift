/// Measures text in the cells of a terminal.
package enum TextWidth {
  /// Returns how many cells a text takes: two for East Asian wide characters and emoji, none for
  /// combining marks and control characters.
  package static func cells(of text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + cells(of: $1) }
  }

  /// Returns the text cut to at most so many cells, with `…` at the end where something was cut.
  package static func truncated(_ text: String, to limit: Int) -> String {
    guard cells(of: text) > limit else { return text }
    guard limit > 0 else { return "" }
    var kept = ""
    var used = 1  // the ellipsis
    for character in text {
      used += cells(of: character)
      if used > limit { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// Returns the text followed by blanks up to so many cells.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - cells(of: text)))
  }

  private static func cells(of character: Character) -> Int {
    // U+FE0F asks for the emoji form of the scalar before it.
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return character.unicodeScalars.reduce(0) { max($0, cells(of: $1)) }
  }

  private static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: 0
    default: isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return scalar.properties.isEmojiPresentation
      || wideRanges.contains { $0.contains(scalar.value) }
  }

  // East_Asian_Width W and F of Unicode's EastAsianWidth.txt, neighbouring ranges joined.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB, 0x20000...0x3FFFD,
  ]
}
