/// How the acceptance score lies for right, wrong and out-of-scope rows: one strip for each.
struct HistogramFigure {
  /// A kind of rows: its name, its class in the style sheet, and its count in each bin.
  private typealias Strip = (name: String, style: String, counts: [Int])

  private static let stripHeight = 92.0
  private static let barHeight = 60.0
  /// Where the first strip begins: below the threshold's name.
  private static let top = 24.0

  let report: EvaluationReport

  /// The figure.
  var html: HTML {
    PagePart.figure(
      plot.drawing(
        id: "scores-plot", title: "The acceptance score of right, wrong and out-of-scope rows",
        description: description, axis + drawnStrips + threshold),
      """
      The better the score, the more right rows stand at the right end and the more wrong and \
      out-of-scope rows at the left. Each strip has its own scale, a square root, so that a single \
      row can be seen.
      """, table)
  }

  private var bins: [ScoreHistogram.Bin] { report.scoreHistogram.bins }

  private var strips: [Strip] {
    [
      ("right", "right", bins.map(\.right)), ("wrong intent", "wrong", bins.map(\.wrong)),
      ("out of scope", "others", bins.map(\.outOfScope)),
    ]
  }

  private var lowest: Double { bins.first?.from ?? 0 }
  private var span: Double { (bins.last?.to ?? 1) - lowest }

  private var bottom: Double { Self.top + 3 * Self.stripHeight }

  private var plot: SVGPlot { SVGPlot(height: bottom + 44, top: Self.top, xUpTo: span) }

  private var axis: HTML {
    let ticks: [SVGPlot.Tick] = [0, 0.25, 0.5, 0.75, 1].map {
      ($0 * span, String(FigureText.decimal(lowest + $0 * span).prefix(4)))
    }
    return plot.lowerAxis(ticks, "acceptance score")
  }

  private var drawnStrips: HTML {
    HTML(strips.enumerated().map { place, strip in drawn(strip, at: Double(place)) })
  }

  private func drawn(_ strip: Strip, at place: Double) -> HTML {
    let base = Self.top + (place + 1) * Self.stripHeight
    let tallest = Double(strip.counts.max() ?? 0)
    let height = PlotScale(upTo: tallest, from: 0, to: Self.barHeight, isRoot: true)
    let bars: [HTML] = zip(bins, strip.counts).map { bin, count in
      guard count > 0 else { return .nothing }
      let left = plot.x(bin.from - lowest)
      let tall = max(height(Double(count)), 1.5)
      return """
        <rect x="\(left + 0.5)" y="\(base - tall)" \
        width="\(max(plot.x(bin.to - lowest) - left - 1, 1))" height="\(tall)"/>
        """
    }
    return """
      <g class="\(strip.style)">\(bars)</g>\
      <line class="base" x1="\(plot.left)" x2="\(plot.right)" y1="\(base)" y2="\(base)"/>\
      <text class="strip" x="\(plot.left + 4)" y="\(base - Self.barHeight - 12)">\(strip.name): \
      \(label(strip.counts))</text>
      """
  }

  private func label(_ counts: [Int]) -> String {
    let rows = counts.reduce(0, +)
    guard rows > 0 else { return "no rows" }
    return "\(FigureText.count(rows, "row")), tallest bar "
      + FigureText.count(counts.max() ?? 0)
  }

  private var threshold: HTML {
    guard let value = report.thresholds.first?.figures.threshold else { return .nothing }
    let place = plot.x(value - lowest)
    let isRight = place > (plot.left + plot.right) / 2
    return """
      <line class="goal" x1="\(place)" x2="\(place)" y1="\(Self.top - 18)" y2="\(bottom)"/>\
      <text class="goal-name" x="\(place + (isRight ? -6 : 6))" y="\(Self.top - 8)" \
      text-anchor="\(isRight ? "end" : "start")">threshold \(FigureText.threshold(value))</text>
      """
  }

  private var description: String {
    strips.map { strip in
      let upper = strip.counts.suffix(bins.count / 2).reduce(0, +)
      let all = strip.counts.reduce(0, +)
      return "\(strip.name): \(all) rows, \(upper) of them in the upper half"
    }.joined(separator: "; ") + "."
  }

  private var table: PageTable {
    PageTable(
      caption: "Rows by acceptance score",
      columns: [
        .number("from"), .number("to"), .number("right"), .number("wrong"),
        .number("out of scope"),
      ],
      rows: bins.map { bin in
        [
          .init(FigureText.threshold(bin.from), bin.from),
          .init(FigureText.threshold(bin.to), bin.to),
          .init(bin.right), .init(bin.wrong), .init(bin.outOfScope),
        ]
      })
  }
}
