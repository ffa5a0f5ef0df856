import Foundation

/// The same words in other clothes: case, punctuation, blanks, width, Chinese variants.
enum Writing {
  /// Returns the text in upper case; nil where that changes nothing.
  static func upperCased(_ text: String) -> String? {
    unlessEqual(text, text.uppercased())
  }

  /// Returns the text as a sentence: a capital first letter, and a closing mark where there is none.
  static func asSentence(_ text: String) -> String? {
    guard let last = text.unicodeScalars.last, !TextScript.isPunctuation(last) else { return nil }
    let end = TextScript.isChinese(text) ? "。" : "."
    return text.prefix(1).uppercased() + text.dropFirst() + end
  }

  /// Returns the text without punctuation; nil where it has none.
  ///
  /// Marks between two digits stay, as in "3.5" and "7:30". Between words of the Latin alphabet a
  /// mark leaves a blank, except for apostrophes and full stops: "don't" becomes "dont".
  static func withoutPunctuation(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    let blank = TextScript.isLatin(text) ? " " : ""
    var kept = String.UnicodeScalarView()
    for index in scalars.indices {
      let scalar = scalars[index]
      if !TextScript.isPunctuation(scalar) || isBetweenDigits(index, scalars) {
        kept.append(scalar)
      } else if !"'’.".unicodeScalars.contains(scalar) {
        kept.append(contentsOf: blank.unicodeScalars)
      }
    }
    let text = unlessEqual(text, String(kept))
    return text.map { $0.split(separator: " ").joined(separator: " ") }.flatMap(unlessEmpty)
  }

  /// Returns the text with every blank doubled, and two before and behind it; nil without blanks.
  static func withDoubledBlanks(_ text: String) -> String? {
    guard text.contains(" ") else { return nil }
    return "  " + text.replacing(" ", with: "  ") + "  "
  }

  /// Returns the text without blanks: "turnoffthelight"; nil where it has none.
  static func withoutBlanks(_ text: String) -> String? {
    unlessEqual(text, text.replacing(" ", with: ""))
  }

  /// Returns the text with letters, digits, marks and blanks of ASCII in their full-width form, as
  /// a Chinese or Japanese keyboard can leave them; nil without letters or digits of ASCII.
  static func fullWidth(_ text: String) -> String? {
    guard text.utf8.contains(where: isAlphanumeric) else { return nil }
    var wide = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { wide.append(fullWidth(scalar)) }
    return String(wide)
  }

  /// Returns Simplified text in Traditional characters; nil for other text.
  ///
  /// By the system's transform and not by the table that models read with, which would test itself.
  static func traditional(_ text: String) -> String? {
    guard simplified(text) == nil else { return nil }
    return transformed(text, by: "Simplified-Traditional")
  }

  /// Returns Traditional text in Simplified characters; nil for other text.
  static func simplified(_ text: String) -> String? {
    transformed(text, by: "Traditional-Simplified")
  }

  private static func transformed(_ text: String, by name: String) -> String? {
    guard TextScript.isChinese(text) else { return nil }
    return text.applyingTransform(StringTransform(name), reverse: false)
      .flatMap { unlessEqual(text, $0) }
  }

  private static func unlessEqual(_ text: String, _ changed: String) -> String? {
    text == changed ? nil : changed
  }

  private static func unlessEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func isBetweenDigits(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    return ("0"..."9").contains(scalars[index - 1]) && ("0"..."9").contains(scalars[index + 1])
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private static func fullWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x20: "\u{3000}"
    case 0x21...0x7E: Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
    default: scalar
    }
  }
}
