/// Writes JSON strings.
enum JSONText {
  /// Returns a text in quotes, with escapes where JSON asks for them.
  static func string(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append("\"")
    for scalar in text.unicodeScalars { scalars.append(contentsOf: escaped(scalar)) }
    scalars.append("\"")
    return String(scalars)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar {
    case "\"": "\\\"".unicodeScalars
    case "\\": "\\\\".unicodeScalars
    case "\n": "\\n".unicodeScalars
    case "\r": "\\r".unicodeScalars
    case "\t": "\\t".unicodeScalars
    case ..<"\u{20}": control(scalar).unicodeScalars
    default: String(scalar).unicodeScalars
    }
  }

  private static func control(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
