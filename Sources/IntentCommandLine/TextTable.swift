/// A table of plain text with aligned columns, for reports.
package struct TextTable: Sendable {
  /// On which side of its column a cell stands.
  package enum Alignment: Sendable {
    /// For words.
    case left
    /// For figures.
    case right
  }

  /// A heading and the side on which the cells below it stand.
  package struct Column: Sendable {
    /// The heading.
    package let title: String
    /// The side on which the heading and the cells stand.
    package let alignment: Alignment

    /// Makes a column.
    package init(_ title: String, _ alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }

  /// The columns, from left to right.
  package let columns: [Column]
  private var rows: [[String]] = []

  /// Makes a table without rows.
  package init(columns: [Column]) {
    precondition(!columns.isEmpty, "a table needs at least one column")
    self.columns = columns
  }

  /// Adds a row; it needs one cell for each column.
  ///
  /// Control characters, line breaks included, are shown as blanks, so that no cell can break the
  /// layout or steer the terminal.
  package mutating func add(_ cells: [String]) {
    precondition(
      cells.count == columns.count,
      "a row of \(cells.count) cells doesn't fit a table of \(columns.count) columns")
    rows.append(cells.map(Self.withoutControls))
  }

  /// Returns the heading, a rule and the rows, each ended by a line feed, without trailing blanks.
  package func rendered() -> String {
    let widths = columns.indices.map(width)
    let rule = widths.map { String(repeating: "-", count: $0) }
    let lines = [columns.map(\.title), rule] + rows
    return lines.map { line($0, widths: widths) + "\n" }.joined()
  }

  private func width(ofColumn index: Int) -> Int {
    rows.reduce(TextWidth.cells(of: columns[index].title)) { widest, row in
      max(widest, TextWidth.cells(of: row[index]))
    }
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    let aligned = columns.indices.map { index in
      let blanks = String(repeating: " ", count: widths[index] - TextWidth.cells(of: cells[index]))
      return columns[index].alignment == .left ? cells[index] + blanks : blanks + cells[index]
    }
    return TextWrapping.withoutTrailingBlanks(aligned.joined(separator: "  "))
  }

  private static func withoutControls(_ cell: String) -> String {
    String(
      cell.map {
        $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0
      })
  }
}
