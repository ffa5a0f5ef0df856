/// How messages show what stands in a file: short, on one line, nothing invisible.
enum Wording {
  /// Returns the text in double quotes.
  static func quote(_ text: String) -> String { "\"\(shorten(text))\"" }

  /// Returns at most 60 characters of the text, what cannot be seen escaped.
  static func shorten(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(60)
    let ending = start.endIndex < text.unicodeScalars.endIndex ? "…" : ""
    return start.map(escape).joined() + ending
  }

  /// Returns the scalar, as an escape if it would be invisible or end a quotation.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": return " "
    case "\"", "\\": return "\\\(scalar)"
    case "\n": return "\\n"
    case "\t": return "\\t"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return String(scalar)
    }
  }

  /// Returns the names, separated by commas; at most 20, so that a message stays readable.
  static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    let shown = names.prefix(20).map(shorten).joined(separator: ", ")
    return names.count <= 20 ? shown : "\(shown) and \(names.count - 20) more"
  }

  /// Returns the number as one would write it: 1, not 1.0.
  static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// Returns `; did you mean "x"?`, or what to do instead when no name is near.
  static func suggest(_ name: String?, otherwise: String) -> String {
    guard let name else { return "; \(otherwise)" }
    return "; did you mean \(quote(name))?"
  }

  /// Returns a count and its noun, in the plural where it needs one.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }

  /// Returns a number that is not negative with so many decimals.
  static func decimals(_ value: Double, _ places: Int) -> String {
    let factor = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = Int((value * Double(factor)).rounded())
    let digits = String(scaled % factor)
    return "\(scaled / factor)." + String(repeating: "0", count: places - digits.count) + digits
  }

  /// Returns two scores with the sign between them, with as many decimals as tell them apart.
  static func compare(
    _ name: String, _ value: Double, _ boundName: String, _ bound: Double
  ) -> String {
    var places = 3
    while places < 6, value != bound, decimals(value, places) == decimals(bound, places) {
      places += 1
    }
    return "\(name) \(decimals(value, places)) \(value < bound ? "<" : ">=") "
      + "\(boundName) \(decimals(bound, places))"
  }
}
