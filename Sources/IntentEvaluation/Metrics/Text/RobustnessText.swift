/// Sets the robustness suites in tables; suites without rows are left out.
struct RobustnessText {
  let report: EvaluationReport

  /// The tables that have rows, with their titles.
  var tables: [(title: String, table: TextTable)] {
    guard let robustness = report.robustness else { return [] }
    let variations = robustness.variations.filter { $0.rows > 0 }.map(row)
    let contrasts = robustness.contrasts.filter { $0.rows > 0 }.map(row)
    return [
      ("Robustness, seed \(robustness.seed)", TextTable(Self.variationColumns, rows: variations)),
      ("Sentences that must not run", TextTable(Self.contrastColumns, rows: contrasts)),
    ].filter { !($0.1.isEmpty) }
  }

  private static let variationColumns: [TextTable.Column] = [
    .name("suite"), .number("rows"), .number("changed"), .number("accuracy"), .number("loss"),
    .number("coverage"), .number("misrouted"),
  ]

  private static let contrastColumns: [TextTable.Column] = [
    .name("suite"), .number("commands"), .number("run as they stand"), .number("still run"),
    .number("share"),
  ]

  private func row(_ suite: VariationReport) -> [String] {
    [
      suite.title, FigureText.count(suite.rows), FigureText.count(suite.changedRows),
      FigureText.percent(suite.changed.accuracy), FigureText.points(suite.accuracyLoss),
      FigureText.percent(suite.changed.coverage), FigureText.percent(suite.changed.misrouteRate),
    ]
  }

  private func row(_ suite: ContrastReport) -> [String] {
    [
      suite.title, FigureText.count(suite.rows), FigureText.count(suite.cleanRouted),
      FigureText.count(suite.stillRouted), FigureText.percent(suite.stillRoutedShare),
    ]
  }
}
