/// The curve of coverage and misroute rate, and the model's thresholds on it.
struct ThresholdSection {
  let report: EvaluationReport

  /// The section.
  var html: HTML {
    PagePart.section(
      "thresholds", "What a threshold buys",
      """
      The router acts when the acceptance score reaches a threshold. A higher one lets fewer wrong \
      actions through, and hands more over.
      """,
      """
      <div class="pair">\(RiskCurveFigure(report: report).html ?? "<p>No in-scope rows: no curve.</p>")
      <div>\(marks)\(validation)</div></div>
      """)
  }

  private var marks: HTML {
    guard !report.thresholds.isEmpty else { return .nothing }
    let table = PageTable(
      caption: "The model’s thresholds on these rows",
      columns: [
        .name("mark"), .name("for"), .name("stands for"), .number("threshold"),
        .number("coverage"), .number("got wrong"),
      ],
      rows: report.thresholds.enumerated().map(row))
    return "<h3>The model’s thresholds on these rows</h3>\(table.html)"
  }

  private func row(_ place: Int, _ mark: ThresholdMark) -> [PageTable.Cell] {
    let figures = mark.figures
    return [
      .init("\(RiskCurveFigure.letter(place))"), .init("\(mark.tier ?? "any intent")"),
      // A percent sign stays with its number.
      .init("\(mark.standsFor.replacing(" %", with: "\u{A0}%"))"),
      .init(figures.threshold.map { FigureText.threshold($0) } ?? "routes nothing", nil),
      .init(share: figures.coverage),
      .init(share: figures.routed == 0 ? nil : figures.misrouteRate),
    ]
  }

  private var validation: HTML {
    guard let thresholds = report.validationThresholds else { return .nothing }
    let table = PageTable(
      caption: "Thresholds chosen on the validation rows",
      columns: [
        .name("at most"), .number("threshold"), .number("coverage"), .number("got wrong"),
        .number("refused"),
      ],
      rows: thresholds.rates.map { rate in
        [
          .init("\(FigureText.rate(rate.rate)) wrong"),
          .init(FigureText.threshold(rate.plain.threshold), nil),
          .init(share: rate.plain.coverage), .init(share: rate.plain.misrouteRate),
          .init(share: rate.plain.outOfScopeRecall),
        ]
      })
    return "<h3>Thresholds chosen by point estimate on the validation rows</h3>\(table.html)"
  }
}
