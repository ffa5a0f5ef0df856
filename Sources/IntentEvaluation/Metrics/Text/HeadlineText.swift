/// The figures that a reader looks at first.
struct HeadlineText {
  let report: EvaluationReport

  /// Groups of names and values under their titles, in the order of printing.
  var groups: [(title: String, entries: [(name: String, value: String)])] {
    [
      ("Evaluation", quality),
      ("At the model's own threshold", routing + trainingUtterances + handOvers),
      ("Latency, one at a time", speed),
    ]
  }

  private var quality: [(name: String, value: String)] {
    [
      ("rows", rows),
      ("accuracy (P@1)", FigureText.percent(report.classification.accuracy)),
      ("macro-F1", macroF1),
      ("AUROC", FigureText.decimal(report.outOfScope.auroc)),
      ("FPR at 95 % TPR", FigureText.percent(report.outOfScope.falsePositiveRateAt95)),
      ("ECE", FigureText.percent(report.calibration.expectedCalibrationError)),
    ]
  }

  private var rows: String {
    let inScope = FigureText.count(report.inScopeRows)
    let outOfScope = FigureText.count(report.outOfScopeRows)
    return "\(FigureText.count(report.rows)): \(inScope) in scope, \(outOfScope) out of scope"
  }

  private var macroF1: String {
    let share = FigureText.percent(report.classification.macroF1)
    let intents = report.classification.goldIntents
    return "\(share) over \(FigureText.count(intents)) \(intents == 1 ? "intent" : "intents")"
  }

  private var routing: [(name: String, value: String)] {
    let own = report.ownDecisions
    let inScope = FigureText.count(own.routed - own.outOfScopeRouted)
    let wrong = own.wrongIntentsRouted + own.outOfScopeRouted
    let share = "\(FigureText.count(wrong)) of \(FigureText.count(own.routed)) routed"
    return [
      ("coverage", "\(FigureText.percent(own.coverage)), \(inScope) in-scope rows routed"),
      ("misroute rate", "\(FigureText.percent(own.misrouteRate)), \(share)"),
      ("  wrong intent", FigureText.count(own.wrongIntentsRouted)),
      ("  out of scope", FigureText.count(own.outOfScopeRouted)),
      ("out-of-scope recall", FigureText.percent(own.outOfScopeRecall)),
      ("joint accuracy", FigureText.percent(own.jointAccuracy)),
    ]
  }

  private var trainingUtterances: [(name: String, value: String)] {
    let counts = report.trainingUtterances
    guard counts.rows > 0 else { return [] }
    let routed =
      "\(FigureText.count(counts.routed)) routed, \(FigureText.count(counts.wrong)) wrong"
    return [("known by heart", "\(FigureText.count(counts.rows)) of these rows, \(routed)")]
  }

  private var handOvers: [(name: String, value: String)] {
    let total = report.rows - report.ownDecisions.routed
    let reasons = report.handOvers.map { handOver in
      (name: "  " + (handOver.reason ?? "no reason"), value: FigureText.count(handOver.count))
    }
    return [("handed over", FigureText.count(total))] + reasons
  }

  private var speed: [(name: String, value: String)] {
    guard let latency = report.latency else { return [("p50, p95, p99", FigureText.undefined)] }
    let percentiles = [latency.p50, latency.p95, latency.p99].map(FigureText.microseconds)
    return [
      ("p50, p95, p99", percentiles.joined(separator: ", ")),
      ("throughput", "\(FigureText.rounded(latency.throughput)) a second"),
      ("timed", FigureText.count(latency.count)),
    ]
  }
}
