/// Small pieces that several sections of a page share.
enum PagePart {
  /// Returns a section with its heading and what to know before reading it.
  static func section(_ id: String, _ title: String, _ lead: HTML, _ content: HTML) -> HTML {
    """
    <section id="\(id)" aria-labelledby="\(id)-heading">
    <h2 id="\(id)-heading">\(title)</h2>
    <p class="lead">\(lead)</p>
    \(content)</section>

    """
  }

  /// Returns a drawing in a frame with words below it, and its numbers as a table to unfold.
  static func figure(_ drawing: HTML, _ caption: HTML, _ data: PageTable?) -> HTML {
    let table: HTML =
      data.map { "<details><summary>The numbers</summary>\($0.html)</details>" } ?? .nothing
    return "<figure>\(drawing)<figcaption>\(caption)</figcaption>\(table)</figure>\n"
  }

  /// Returns an intent's name: cut short where it is long, with all of it in its title.
  static func intent(_ name: String) -> HTML {
    "<bdi class=\"intent\" title=\"\(name)\">\(name)</bdi>"
  }

  /// Returns a bar for a share, for eyes only: the number stands beside it.
  static func bar(_ share: Double?, class name: String = "right") -> HTML {
    guard let share else { return .nothing }
    let width = 48 * min(max(share, 0), 1)
    return """
      <svg class="bar" viewBox="0 0 48 8" aria-hidden="true"><rect class="rail" width="48" \
      height="8" rx="2"/><rect class="\(name)" width="\(width)" height="8" rx="2"/></svg>
      """
  }

  /// Returns a name for SVG: so many cells at most, and the whole of it in its title.
  static func clipped(_ name: String, to cells: Int) -> HTML {
    "<title>\(name)</title>\(CellText(name).clipped(to: cells).text)"
  }
}
