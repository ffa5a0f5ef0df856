import IntentCommandLine

/// What the sections of a report share: the width, headings and bars.
struct TextLayout {
  /// The cells of a line.
  let width: Int
  private let isColoured: Bool

  private let cutsTables: Bool

  /// Takes the terminal's width and colours, or plain text of the usual width for a pipe, where
  /// no cell of a table is cut.
  init() {
    let terminalWidth = Terminal.width(of: .output)
    width = terminalWidth.map { min(max($0, 60), 120) } ?? Terminal.usualWidth
    cutsTables = terminalWidth != nil
    isColoured = Terminal.allowsColours(.output)
  }

  /// Returns a line that stands out.
  func heading(_ text: String) -> String {
    isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  /// Returns a table's lines, on a terminal each cut to its width.
  func lines(of table: TextTable) -> [String] {
    uncut(table).map { cutsTables ? TextWidth.truncated($0, to: width) : $0 }
  }

  /// Returns a table's lines as long as they are.
  func uncut(_ table: TextTable) -> [String] {
    table.rendered().split(separator: "\n").map(String.init)
  }

  /// Returns a text with blanks up to so many cells, at least one.
  func padded(_ text: String, to cells: Int) -> String {
    text + String(repeating: " ", count: max(1, cells - TextWidth.cells(of: text)))
  }

  /// Returns a bar for a share of the largest number: full blocks for what draws one way, shaded
  /// ones for what draws the other.
  func bar(_ value: Double, largest: Double, cells: Int) -> String {
    guard largest > 0, cells > 0 else { return "" }
    let eighths = Int((min(abs(value) / largest, 1) * Double(8 * cells)).rounded())
    guard value >= 0 else { return String(repeating: "▒", count: (eighths + 4) / 8) }
    let rest = Array(["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"])[eighths % 8]
    return String(repeating: "█", count: eighths / 8) + rest
  }

  /// Returns words with a gap between them, broken into lines behind an indentation.
  func wrapped(_ items: [String], indent: Int, gap: String = "  ") -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for item in items {
      let longer = line.isEmpty ? item : line + gap + item
      if !line.isEmpty, TextWidth.cells(of: longer) + indent > width {
        lines.append(margin + line)
        line = item
      } else {
        line = longer
      }
    }
    return line.isEmpty ? lines : lines + [margin + line]
  }
}

/// Numbers with their sign.
enum Signed {
  /// Returns a number with so many decimals; one that rounds to zero has no minus.
  static func text(_ value: Double, _ places: Int, plus: String = "+") -> String {
    guard value.isFinite else { return value < 0 ? "-inf" : "\(plus)inf" }
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let scaled = (abs(value) * factor).rounded()
    // Beyond what an integer holds no decimal is left.
    guard scaled < 1e15 else { return "\(value)" }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: Int(factor))
    let digits = String(rest)
    let sign = scaled == 0 || value > 0 ? plus : "-"
    let decimals = String(repeating: "0", count: max(0, places - digits.count)) + digits
    return sign + "\(whole)" + (places > 0 ? "." + decimals : "")
  }
}
