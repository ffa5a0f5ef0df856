/// Breaks prose into lines of a given width.
enum TextWrapping {
  /// Returns the lines of a text, broken at blanks; a line break in the text stays one, and a word
  /// longer than the width has a line of its own.
  static func lines(of text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { paragraphLines(of: $0, width: width) }
  }

  /// Holds the words of a phrase on one line; a block shows it as a blank.
  static let noBreak = "\u{A0}"

  /// Returns the text wrapped, each line behind the indentation, the first behind a lead.
  static func block(_ text: String, lead: String, indent: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let lines = lines(of: text, width: width - indent)
    let indented = lines.enumerated().map { index, line in
      (index == 0 ? TextWidth.padded(lead, to: indent) : margin) + line
    }
    return indented.map(withoutTrailingBlanks).joined(separator: "\n")
      .replacing(noBreak, with: " ")
  }

  /// Returns a line without the blanks at its end.
  static func withoutTrailingBlanks(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  private static func paragraphLines(of paragraph: Substring, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      let isFull = TextWidth.cells(of: line) + 1 + TextWidth.cells(of: String(word)) > width
      if !line.isEmpty, isFull {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }
}
