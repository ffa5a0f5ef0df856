/// A table of a page, in a frame of its own that scrolls where room is short.
struct PageTable {
  /// A cell: what it shows, and for sorting the number that stands behind it.
  struct Cell {
    let content: HTML
    let number: Double?

    /// A cell of text.
    init(_ content: HTML) {
      self.content = content
      number = nil
    }

    /// A cell of a figure; `content` tells what it shows beside its text.
    init(_ text: String, _ number: Double?, beside content: HTML = .nothing) {
      self.content = "\(text)\(content)"
      self.number = number
    }

    /// A cell of a whole number.
    init(_ count: Int) { self.init(FigureText.count(count), Double(count)) }

    /// A cell of a share.
    init(share: Double?) { self.init(FigureText.percent(share), share) }
  }

  /// A column: its title, and whether numbers stand in it.
  struct Column {
    let title: String
    let isNumeric: Bool

    static func name(_ title: String) -> Column { Column(title: title, isNumeric: false) }
    static func number(_ title: String) -> Column { Column(title: title, isNumeric: true) }
  }

  /// What the table holds, for those who don't see it.
  let caption: String
  let columns: [Column]
  let rows: [[Cell]]
  var isSortable = false
  var isTall = false

  /// The table; the first cell of each row names it.
  var html: HTML {
    let heads: [HTML] = columns.map {
      "<th scope=\"col\"\(Self.numeric($0.isNumeric))>\($0.title)</th>"
    }
    let sortable: HTML = isSortable ? " data-sortable" : ""
    return """
      <div class="scroll\(isTall ? " tall" : "")" role="region" tabindex="0" \
      aria-label="\(caption)"><table\(sortable)><caption class="unseen">\(caption)</caption>\
      <thead><tr>\(heads)</tr></thead><tbody>\(rows.map(row))</tbody></table></div>

      """
  }

  private func row(_ cells: [Cell]) -> HTML {
    let cells: [HTML] = zip(cells, columns).enumerated().map { place, pair in
      let value: HTML =
        isSortable && pair.1.isNumeric
        ? " data-value=\"\(pair.0.number.map { "\($0)" } ?? "")\"" : ""
      let attributes = Self.numeric(pair.1.isNumeric) + value
      return place == 0
        ? "<th scope=\"row\"\(attributes)>\(pair.0.content)</th>"
        : "<td\(attributes)>\(pair.0.content)</td>"
    }
    return "<tr>\(cells)</tr>\n"
  }

  private static func numeric(_ isNumeric: Bool) -> HTML { isNumeric ? " class=\"number\"" : "" }
}
