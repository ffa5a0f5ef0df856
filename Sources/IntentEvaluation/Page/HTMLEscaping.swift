/// Makes any text safe to stand in a page, between tags and in quoted attributes alike.
enum HTMLEscaping {
  /// Returns the text with what HTML gives a meaning replaced by references, and characters that
  /// HTML forbids or that would turn the direction of what follows replaced by visible ones.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isSpecial) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars { append(scalar, to: &escaped) }
    return escaped
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "'": text += "&#39;"
    default: text.unicodeScalars.append(replacement(for: scalar) ?? scalar)
    }
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "&", "<", ">", "\"", "'": true
    default: replacement(for: scalar) != nil
    }
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0x0A: nil
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: "\u{FFFD}"
    default: scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : nil
    }
  }
}
