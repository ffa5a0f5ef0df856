/// A drawing with two axes, as inline SVG with a title and a description.
struct SVGPlot {
  /// One line across the drawing and what stands at its end.
  typealias Tick = (value: Double, label: String)

  let width: Double = 480
  let height: Double
  let x: PlotScale
  let y: PlotScale

  /// Where the axes begin and end.
  let left = 58.0
  let right = 458.0
  private let top: Double
  private let bottom: Double

  /// Makes a drawing whose axes run from 0 to these figures.
  init(
    height: Double = 320, top: Double = 14, xUpTo: Double = 1, yUpTo: Double = 1,
    yIsRoot: Bool = false
  ) {
    self.height = height
    self.top = top
    bottom = height - 44
    x = PlotScale(upTo: xUpTo, from: left, to: right)
    y = PlotScale(upTo: yUpTo, from: bottom, to: top, isRoot: yIsRoot)
  }

  /// Returns the SVG around what was drawn.
  func drawing(id: String, title: String, description: String, _ content: HTML) -> HTML {
    Self.drawing(
      id: id, title: title, description: description, width: width, height: height, content)
  }

  /// Returns an SVG of any size, for pictures without axes.
  static func drawing(
    id: String, title: String, description: String, width: Double, height: Double, _ content: HTML
  ) -> HTML {
    """
    <svg viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(id)-title \(id)-desc">\
    <title id="\(id)-title">\(title)</title><desc id="\(id)-desc">\(description)</desc>\
    \(content)</svg>
    """
  }

  /// Returns grid, ticks and names of both axes.
  func frame(x xTicks: [Tick], _ xName: String, y yTicks: [Tick], _ yName: String) -> HTML {
    """
    <g class="grid" aria-hidden="true">\(yTicks.map(horizontal))\(xTicks.map(vertical))\
    <text class="name" x="\((left + right) / 2)" y="\(height - 6)" text-anchor="middle">\
    \(xName)</text>\
    <text class="name" transform="translate(12 \((top + bottom) / 2)) rotate(-90)" \
    text-anchor="middle">\(yName)</text></g>
    """
  }

  /// Returns grid, ticks and name of the lower axis alone.
  func lowerAxis(_ ticks: [Tick], _ name: String) -> HTML {
    """
    <g class="grid" aria-hidden="true">\(ticks.map(vertical))\
    <text class="name" x="\((left + right) / 2)" y="\(height - 6)" text-anchor="middle">\
    \(name)</text></g>
    """
  }

  /// Returns a line through points.
  func line(_ points: [(x: Double, y: Double)], class name: String) -> HTML {
    let places: [HTML] = points.map { "\(x($0.x)),\(y($0.y)) " }
    return "<polyline class=\"\(name)\" points=\"\(places)\"/>"
  }

  private func horizontal(_ tick: Tick) -> HTML {
    """
    <line x1="\(left)" x2="\(right)" y1="\(y(tick.value))" y2="\(y(tick.value))"/>\
    <text x="\(left - 7)" y="\(y(tick.value) + 4)" text-anchor="end">\(tick.label)</text>
    """
  }

  private func vertical(_ tick: Tick) -> HTML {
    """
    <line x1="\(x(tick.value))" x2="\(x(tick.value))" y1="\(top)" y2="\(bottom)"/>\
    <text x="\(x(tick.value))" y="\(bottom + 17)" text-anchor="middle">\(tick.label)</text>
    """
  }
}
