extension JSONCursor {
  /// Reads a number, or one of the words `true`, `false` and `null`.
  mutating func readWord() throws(JSONProblem) -> JSONNode.Content {
    let start = self
    let word = takeAll(while: Self.isWordScalar)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    guard let first = word.unicodeScalars.first, "0123456789+-.".unicodeScalars.contains(first)
    else { throw start.problem(.bareWord(word)) }
    guard Self.isNumber(word) else { throw start.problem(.badNumber(word)) }
    guard let number = Self.number(word) else { throw start.problem(.numberOutOfRange(word)) }
    return .number(number)
  }

  /// Tells whether the scalar can stand in a number or an unquoted word.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".", "_", "$": true
    default: false
    }
  }

  /// Follows the grammar of RFC 8259, section 6.
  private static func isNumber(_ word: String) -> Bool {
    var rest = Substring(word)
    if rest.first == "-" { rest.removeFirst() }
    let whole = takeDigits(&rest)
    guard whole == "0" || (!whole.isEmpty && whole.first != "0") else { return false }
    if rest.first == "." {
      rest.removeFirst()
      guard !takeDigits(&rest).isEmpty else { return false }
    }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      guard !takeDigits(&rest).isEmpty else { return false }
    }
    return rest.isEmpty
  }

  private static func takeDigits(_ rest: inout Substring) -> Substring {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest[digits.endIndex...]
    return digits
  }

  /// Returns nil when the number would become infinite, zero, or another whole number.
  private static func number(_ word: String) -> Double? {
    guard let number = Double(word), number.isFinite else { return nil }
    let digits = word.prefix { $0 != "e" && $0 != "E" }
    if number == 0, digits.contains(where: { ("1"..."9").contains($0) }) { return nil }
    // Beyond 2^53 neighbouring whole numbers share one Double: an identifier would change silently.
    let isWhole = digits.count == word.count && !digits.contains(".")
    return isWhole && number.magnitude > 9_007_199_254_740_992 ? nil : number
  }
}
