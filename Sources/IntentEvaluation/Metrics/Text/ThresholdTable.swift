/// The table of thresholds chosen on validation rows.
struct ThresholdTable {
  let thresholds: ValidationThresholds

  var table: TextTable {
    TextTable(
      [
        .name("rule"), .number("threshold"), .number("coverage"), .number("misroute"),
        .number("right"), .number("refused"), .number("joint"),
      ],
      rows: [
        row("max-overall", thresholds.maxOverall),
        row("max prior-matched", thresholds.maxOverallPriorMatched),
      ] + thresholds.rates.flatMap(rows))
  }

  private func rows(_ thresholds: RateThresholds) -> [[String]] {
    let rate = FigureText.rate(thresholds.rate)
    return [
      row(rate, thresholds.plain),
      row("\(rate) prior-matched", thresholds.priorMatched),
      row("\(rate) cautious", thresholds.cautious),
      row("\(rate) oracle", thresholds.oracle),
    ]
  }

  private func row(_ rule: String, _ report: SelectiveRoutingReport?) -> [String] {
    guard let report else { return [rule] + Array(repeating: FigureText.undefined, count: 6) }
    let shares = [
      report.coverage, report.misrouteRate, report.rightShare, report.outOfScopeRecall,
      report.jointAccuracy,
    ]
    return [rule, FigureText.threshold(report.threshold)] + shares.map(FigureText.percent)
  }
}
