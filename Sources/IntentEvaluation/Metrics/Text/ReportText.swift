/// Sets an evaluation report as plain text for a terminal.
struct ReportText {
  /// What the widest table of numbers needs.
  private static let narrowest = 80
  private static let confusedPairsShown = 10

  private let report: EvaluationReport
  private let width: Int
  private let colour: Bool

  /// Takes the cells of a line and whether headings are set in bold.
  init(report: EvaluationReport, width: Int, colour: Bool) {
    self.report = report
    self.width = max(width, Self.narrowest)
    self.colour = colour
  }

  /// The whole text, ending in a line break.
  var text: String {
    let sections =
      headline + [unknownIntents, absentIntents, validationThresholds]
      + RobustnessText(report: report).tables.map { section($0.title, $0.table) }
      + [reliability, confusedPairs, intents]
    return sections.compactMap { $0 }
      .map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var headline: [[String]?] {
    let groups = HeadlineText(report: report).groups
    let nameWidth = groups.flatMap(\.entries).map { CellText($0.name).width }.max() ?? 0
    return groups.map { group in
      [heading(group.title)]
        + group.entries.map { entry($0.name, $0.value, nameWidth: min(nameWidth, width / 2)) }
    }
  }

  private func entry(_ name: String, _ value: String, nameWidth: Int) -> String {
    let name = CellText(name).filling(nameWidth, trailing: false)
    return CellText("  \(name)  \(value)").clipped(to: width).text
  }

  private var unknownIntents: [String]? {
    let unknown = report.classification.unknownIntents
    guard !unknown.isEmpty else { return nil }
    let rows = unknown.map { [$0.intent, FigureText.count($0.count)] }
    return section(
      "Intents that the model doesn't know, counted as errors",
      TextTable([.name("intent"), .number("rows")], rows: rows))
  }

  private var absentIntents: [String]? {
    let absent = report.classification.absentIntents
    guard !absent.isEmpty, report.inScopeRows > 0 else { return nil }
    return section(
      "Intents of the model that no row has, and about which nothing is measured",
      TextTable([.name("intent")], rows: absent.map { [$0] }))
  }

  private var validationThresholds: [String]? {
    report.validationThresholds.map { thresholds in
      section(
        "Test rows at thresholds chosen on validation rows",
        ThresholdTable(thresholds: thresholds).table)
        + [
          "  right: in scope, routed and right; refused: out of scope and not routed",
          "  joint: share of all rows that are either; oracle: chosen on the test rows",
        ]
    }
  }

  private var reliability: [String]? {
    guard !report.calibration.bins.isEmpty else { return nil }
    let columns: [TextTable.Column] = [
      .number("from"), .number("to"), .number("mean confidence"), .number("accuracy"),
      .number("rows"),
    ]
    return section(
      "Reliability, in scope", TextTable(columns, rows: report.calibration.bins.map(row)))
  }

  private var confusedPairs: [String]? {
    let pairs = report.classification.confusedPairs.prefix(Self.confusedPairsShown)
    guard !pairs.isEmpty else { return nil }
    let rows = pairs.map { [$0.gold, $0.predicted, FigureText.count($0.count)] }
    return section(
      "Most confused pairs",
      TextTable([.name("true intent"), .name("taken for"), .number("rows")], rows: rows))
  }

  private var intents: [String]? {
    guard !report.classification.intents.isEmpty else { return nil }
    let columns: [TextTable.Column] = [
      .name("intent"), .number("rows"), .number("precision"), .number("recall"), .number("F1"),
    ]
    return section(
      "Intents, weakest first", TextTable(columns, rows: report.classification.intents.map(row)))
  }

  private func row(_ bin: ReliabilityBin) -> [String] {
    [
      FigureText.decimal(bin.lowestConfidence), FigureText.decimal(bin.highestConfidence),
      FigureText.percent(bin.meanConfidence), FigureText.percent(bin.accuracy),
      FigureText.count(bin.count),
    ]
  }

  private func row(_ intent: IntentReport) -> [String] {
    [
      intent.intent, FigureText.count(intent.support), FigureText.percent(intent.precision),
      FigureText.percent(intent.recall), FigureText.percent(intent.f1),
    ]
  }

  private func section(_ title: String, _ table: TextTable) -> [String] {
    [heading(title)] + table.lines(width: width)
  }

  private func heading(_ title: String) -> String {
    colour ? "\u{1B}[1m\(title)\u{1B}[0m" : title
  }
}
