/// Whether the scores can be trusted: the acceptance score by kind of row, confidence by accuracy.
struct ScoreSection {
  let report: EvaluationReport

  /// The section.
  var html: HTML {
    let error = FigureText.percent(report.calibration.expectedCalibrationError)
    let reliability = ReliabilityFigure(calibration: report.calibration).html
    return PagePart.section(
      "scores", "Whether the scores can be trusted",
      """
      AUROC \(FigureText.decimal(report.outOfScope.auroc)): the chance that an in-scope row outscores \
      an out-of-scope one. Expected calibration error \(error).
      """,
      """
      <div class="pair even"><div><h3>The acceptance score</h3>\(HistogramFigure(report: report).html)\
      </div><div><h3>Confidence and accuracy</h3>\(reliability ?? "<p>No in-scope rows.</p>")</div></div>
      """)
  }
}
