/// How many terminal cells a character takes.
enum CellWidth {
  /// Returns 2 for East Asian wide characters and emoji, 0 for a lone mark, else 1.
  static func cells(of character: Character) -> Int {
    if character.unicodeScalars.contains(where: isWide) { return 2 }
    return character.unicodeScalars.allSatisfy(isMark) ? 0 : 1
  }

  /// The ranges of Unicode's East_Asian_Width W and F, joined where only unassigned ones lie between.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1_6FE0...0x1_8DFF, 0x1_AFF0...0x1_B2FF,
    0x1_F200...0x1_F265, 0x2_0000...0x3_FFFD,
  ]

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    // Nothing before Hangul is wide but a few emoji.
    guard scalar.value >= 0x1100 else { return false }
    let isEmojiSelector = scalar.value == 0xFE0F
    return isEmojiSelector || scalar.properties.isEmojiPresentation
      || wideRanges.contains { $0.contains(scalar.value) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
