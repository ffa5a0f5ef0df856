/// Rows of text set in columns.
struct TextTable {
  /// A column's title and how its cells stand.
  struct Column {
    let title: String
    /// Numbers stand to the right and are never cut; names to the left, cut where room is short.
    let isNumeric: Bool

    static func name(_ title: String) -> Column { Column(title: title, isNumeric: false) }
    static func number(_ title: String) -> Column { Column(title: title, isNumeric: true) }
  }

  private static let indent = "  "
  private static let gap = "  "
  /// Enough to tell most names apart.
  private static let narrowestName = 8

  private let columns: [Column]
  private let rows: [[CellText]]

  /// Takes rows of as many cells as there are columns.
  init(_ columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows.map { $0.map(CellText.init) }
  }

  /// Whether it has no rows.
  var isEmpty: Bool { rows.isEmpty }

  /// Returns the title line and one line per row, none wider than `width`.
  func lines(width: Int) -> [String] {
    let widths = columnWidths(within: width)
    let titles = columns.map { CellText($0.title) }
    return ([titles] + rows).map { line($0, widths: widths) }
  }

  private func line(_ cells: [CellText], widths: [Int]) -> String {
    let filled = zip(zip(cells, widths), columns).map { cell, column in
      cell.0.filling(cell.1, trailing: column.isNumeric)
    }
    return Self.indent + filled.joined(separator: Self.gap).withoutTrailingBlanks
  }

  /// Returns each column's natural width, names narrowed until the line fits.
  private func columnWidths(within width: Int) -> [Int] {
    var widths = naturalWidths
    let room = width - Self.indent.count - Self.gap.count * (columns.count - 1)
    while widths.reduce(0, +) > room, let widest = widestName(widths) { widths[widest] -= 1 }
    return widths
  }

  private var naturalWidths: [Int] {
    columns.indices.map { index in
      rows.reduce(CellText(columns[index].title).width) { max($0, $1[index].width) }
    }
  }

  private func widestName(_ widths: [Int]) -> Int? {
    columns.indices
      .filter { !columns[$0].isNumeric && widths[$0] > Self.narrowestName }
      .max { widths[$0] < widths[$1] }
  }
}

extension String {
  /// The text up to its last character that isn't a blank.
  fileprivate var withoutTrailingBlanks: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
