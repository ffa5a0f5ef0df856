/// One line of text measured in terminal cells, safe to print.
struct CellText {
  /// The text, control characters replaced by their pictures.
  let text: String
  /// The cells it takes.
  let width: Int

  /// Measures a text.
  init(_ text: String) {
    let printable = Self.printable(text)
    self.text = printable
    width = printable.reduce(0) { $0 + CellWidth.cells(of: $1) }
  }

  /// Returns the text, cut with an ellipsis where it takes more than the cells given.
  func clipped(to cells: Int) -> CellText {
    guard width > cells else { return self }
    var kept = ""
    var used = 0
    for character in text {
      used += CellWidth.cells(of: character)
      // The ellipsis takes the last cell.
      guard used < cells else { break }
      kept.append(character)
    }
    return CellText(kept + "…")
  }

  /// Returns the text in exactly the cells given, blanks before or behind it.
  func filling(_ cells: Int, trailing: Bool) -> String {
    let clipped = clipped(to: cells)
    let blanks = String(repeating: " ", count: max(0, cells - clipped.width))
    return trailing ? blanks + clipped.text : clipped.text + blanks
  }

  private static func printable(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(picture(of: scalar) ?? scalar) }
    return String(scalars)
  }

  /// Returns what to print in place of a character that would move the cursor or turn the text.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }
}
