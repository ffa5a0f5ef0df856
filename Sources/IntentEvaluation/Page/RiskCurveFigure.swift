import IntentClassification

/// Coverage against misroute rate, with the model's thresholds on it.
struct RiskCurveFigure {
  private static let ticks = [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1]
  /// The axis never ends below this, so that a good model doesn't look like a bad one.
  private static let leastHeight = 0.1

  private static let letterWidth = 16.0

  let report: EvaluationReport

  /// The figure; nil without in-scope rows.
  var html: HTML? {
    guard !points.isEmpty else { return nil }
    return PagePart.figure(
      plot.drawing(
        id: "curve-plot", title: "Misroute rate against coverage", description: description,
        frame + promise + line + marks + own),
      """
      Each place on the line is a threshold: further right more is routed on the device, further up \
      more of it goes wrong. The ring is what the model decided, its guards included; letters are \
      its thresholds, as in the table. The vertical scale is a square root.
      """, table)
  }

  /// The letter of each threshold that routes something, by its place.
  static func letter(_ place: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return place < letters.count ? String(letters[place]) : "\(place + 1)"
  }

  private var points: [RiskCurve.Point] { report.riskCurve.points }

  private var largest: Double {
    let worst = points.reduce(report.ownDecisions.misrouteRate) { max($0, $1.misrouteRate) }
    return min(max(worst * 1.08, Self.leastHeight), 1)
  }

  private var plot: SVGPlot { SVGPlot(yUpTo: largest, yIsRoot: true) }

  private var frame: HTML {
    plot.frame(
      x: [0, 0.25, 0.5, 0.75, 1].map { ($0, FigureText.rate($0)) }, "coverage of in-scope rows",
      y: Self.ticks.filter { $0 <= largest }.map { ($0, FigureText.rate($0)) }, "misroute rate")
  }

  private var promise: HTML {
    guard let mark = report.thresholds.first, mark.maxMisrouteRate <= largest else {
      return .nothing
    }
    let rate = mark.maxMisrouteRate
    let name = mark.basis == .promise ? "promised" : "aimed at"
    return plot.line([(0, rate), (1, rate)], class: "goal")
      + "<text class=\"goal-name\" x=\"\(plot.left + 6)\" y=\"\(plot.y(rate) - 5)\">\(name): \(FigureText.rate(rate))</text>"
  }

  private var line: HTML {
    plot.line(points.map { ($0.coverage, $0.misrouteRate) }, class: "curve")
  }

  /// The thresholds that route something, each with its letter and its place, from left to right.
  private var places: [(letter: String, x: Double, y: Double)] {
    report.thresholds.enumerated().compactMap { place, mark in
      guard mark.figures.routed > 0, let coverage = mark.figures.coverage else { return nil }
      return (Self.letter(place), plot.x(coverage), plot.y(mark.figures.misrouteRate))
    }.sorted { $0.x < $1.x }
  }

  /// Letters stand apart above their places, however close these lie.
  private var marks: HTML {
    let places = places
    var letters = places.map { $0.x - 14 }
    for index in letters.indices.dropLast().reversed() {
      letters[index] = min(letters[index], letters[index + 1] - Self.letterWidth)
    }
    return HTML(
      zip(places, letters).map { place, x in
        let y = max(place.y - 44, 18)
        return """
          <g class="mark"><line x1="\(x)" y1="\(y + 4)" x2="\(place.x)" y2="\(place.y)"/>\
          <circle cx="\(place.x)" cy="\(place.y)" r="4"/>\
          <text x="\(x)" y="\(y)" text-anchor="middle">\(place.letter)</text></g>
          """
      })
  }

  private var own: HTML {
    guard let coverage = report.ownDecisions.coverage, report.ownDecisions.routed > 0 else {
      return .nothing
    }
    return """
      <circle class="own" cx="\(plot.x(coverage))" cy="\(plot.y(report.ownDecisions.misrouteRate))" \
      r="8"/>
      """
  }

  private var description: String {
    let told = [0.25, 0.5, 0.75, 1].compactMap { coverage in
      points.first { $0.coverage >= coverage }.map {
        "at \(FigureText.rate(coverage)) coverage \(FigureText.percent($0.misrouteRate)) wrong"
      }
    }
    return "A line that rises with coverage: " + told.joined(separator: ", ") + "."
  }

  private var table: PageTable {
    PageTable(
      caption: "Misroute rate by coverage",
      columns: [
        .number("coverage"), .number("misroute rate"), .number("threshold"), .number("routed"),
      ],
      rows: twentieths.map { point in
        [
          .init(share: point.coverage), .init(share: point.misrouteRate),
          .init(FigureText.threshold(point.threshold), point.threshold), .init(point.routed),
        ]
      })
  }

  /// A point for each twentieth of the coverage; the JSON report has them all.
  private var twentieths: [RiskCurve.Point] {
    var step = 1
    return points.filter { point in
      guard point.coverage * 20 >= Double(step) - 1e-9 else { return false }
      step = Int(point.coverage * 20 + 1e-9) + 1
      return true
    }
  }
}
