import IntentClassification

/// What a report comes to, in a sentence: did the rate that was got keep to what was promised?
struct PageVerdict {
  let report: EvaluationReport
  /// Whether a route map decided; then each risk has a threshold of its own.
  let hasRoutes: Bool

  /// The style sheet's class: `kept`, `broken` or `open`.
  var style: String {
    // A promise is about arrivals of both kinds: strangers alone can't keep it.
    guard let goal, own.routed > 0, report.inScopeRows > 0, !isStretched else { return "open" }
    return own.misrouteRate <= goal.maxMisrouteRate ? "kept" : "broken"
  }

  /// A sign that tells the same without colour.
  var sign: String {
    switch style {
    case "kept": "✓"
    case "broken": "✗"
    default: "–"
    }
  }

  /// The sentence.
  var sentence: String {
    guard own.routed > 0 else { return "Nothing was routed on the device. " + reasonForNothing }
    guard report.inScopeRows > 0 else {
      return "\(FigureText.count(wrong)) of \(FigureText.count(report.rows, "out-of-scope row")) "
        + "\(wrong == 1 ? "was" : "were") acted on."
    }
    let share =
      "Of \(FigureText.count(own.routed, "routed row")) \(FigureText.count(wrong)) went "
      + "wrong: \(FigureText.percent(own.misrouteRate))"
    return share + (goal.map(judgement) ?? goalsByRisk) + "." + stretch
  }

  private var own: SelectiveRoutingReport { report.ownDecisions }
  private var wrong: Int { own.wrongIntentsRouted + own.outOfScopeRouted }

  /// The threshold that decided all rows, if one did.
  private var goal: ThresholdMark? { hasRoutes ? nil : report.thresholds.first }

  private func judgement(_ goal: ThresholdMark) -> String {
    let rate = FigureText.rate(goal.maxMisrouteRate)
    let place = own.misrouteRate <= goal.maxMisrouteRate ? "within" : "more than"
    return goal.basis == .promise
      ? ", \(place) the promised \(rate)"
      : ", \(place) the \(rate) aimed at, for which the model makes no promise"
  }

  private var goalsByRisk: String {
    let goals = report.thresholds.compactMap { mark in
      mark.tier.map { "\(FigureText.rate(mark.maxMisrouteRate)) for \($0)" }
    }
    return goals.isEmpty ? "" : "; aimed at by risk: " + goals.joined(separator: ", ")
  }

  private var reasonForNothing: String {
    report.thresholds.first?.figures.threshold == nil
      ? "The model has no threshold that it could act on." : "No score reached the threshold."
  }

  /// Whether more of the rows is out of scope than the promise covers: then it is neither kept nor
  /// broken by them.
  private var isStretched: Bool {
    guard let largest = goal?.largestOutOfScope, let share = outOfScopeShare else { return false }
    return share > largest
  }

  private var outOfScopeShare: Double? { Ratio.share(report.outOfScopeRows, of: report.rows) }

  /// Says so where more is out of scope than the promise covers.
  private var stretch: String {
    guard isStretched, let largest = goal?.largestOutOfScope, let share = outOfScopeShare else {
      return ""
    }
    return " Of these rows \(FigureText.percent(share)) are out of scope; the promise holds up to "
      + "\(FigureText.percent(largest))."
  }
}
