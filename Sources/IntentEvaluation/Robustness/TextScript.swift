/// What a text is written in, as far as the robustness suites ask.
enum TextScript {
  /// Returns whether a scalar is a Chinese character of the basic block.
  static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value)
  }

  /// Returns whether a text is Chinese: it has ideographs, and no kana, which would make it Japanese.
  static func isChinese(_ text: String) -> Bool {
    var hasIdeographs = false
    for scalar in text.unicodeScalars {
      if (0x3041...0x30FF).contains(scalar.value) { return false }
      if isIdeograph(scalar) { hasIdeographs = true }
    }
    return hasIdeographs
  }

  /// Returns whether a text has a letter of the Latin alphabet and no ideograph.
  static func isLatin(_ text: String) -> Bool {
    var hasLetters = false
    for scalar in text.unicodeScalars {
      if isIdeograph(scalar) { return false }
      if isLatinLetter(scalar) { hasLetters = true }
    }
    return hasLetters
  }

  /// Returns whether a scalar is a letter of basic Latin, Latin-1 or Latin Extended-A and B.
  static func isLatinLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 && scalar.properties.isAlphabetic
  }

  /// Returns whether a scalar is punctuation by its general category.
  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
