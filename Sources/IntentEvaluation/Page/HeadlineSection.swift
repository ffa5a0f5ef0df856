/// The figures that a reader looks at first, and a sentence that judges the promise.
struct HeadlineSection {
  let report: EvaluationReport
  let context: PageContext

  /// The sentence and the tiles.
  var html: HTML {
    let verdict = PageVerdict(report: report, hasRoutes: context.routes != nil)
    return """
      <section id="headline" aria-labelledby="headline-heading">
      <h2 id="headline-heading" class="unseen">The figures at a glance</h2>
      <p class="verdict \(verdict.style)"><span class="sign" aria-hidden="true">\(verdict.sign)\
      </span> <span>\(verdict.sentence)</span></p>
      <dl class="tiles">
      \(tiles)</dl>
      </section>

      """
  }

  private var tiles: HTML {
    HTML([accuracy, coverage, misroutes, outOfScope, latency])
  }

  private var accuracy: HTML {
    let rows = FigureText.count(report.inScopeRows, "in-scope row")
    return tile(
      "Accuracy", FigureText.short(report.classification.accuracy),
      "best guess, no threshold, over \(rows)")
  }

  private var coverage: HTML {
    let routed = report.ownDecisions.routed - report.ownDecisions.outOfScopeRouted
    return tile(
      "Coverage", FigureText.short(report.ownDecisions.coverage),
      "\(FigureText.count(routed, "in-scope row")) routed on the device")
  }

  private var misroutes: HTML {
    let own = report.ownDecisions
    let wrong = own.wrongIntentsRouted + own.outOfScopeRouted
    return tile(
      "Misroute rate got", own.routed == 0 ? "–" : FigureText.short(own.misrouteRate),
      "\(FigureText.count(wrong)) wrong of \(FigureText.count(own.routed)) routed")
  }

  private var outOfScope: HTML {
    guard report.outOfScopeRows > 0 else {
      return tile("Out of scope refused", "–", "no such rows in these files")
    }
    let refused = report.outOfScopeRows - report.ownDecisions.outOfScopeRouted
    return tile(
      "Out of scope refused", FigureText.short(report.ownDecisions.outOfScopeRecall),
      "\(FigureText.count(refused)) of \(FigureText.count(report.outOfScopeRows, "row"))")
  }

  private var latency: HTML {
    guard let latency = report.latency else { return tile("Latency", "–", "not measured") }
    return tile(
      "Latency", FigureText.time(latency.p50),
      "half of all decisions; 99 % within \(FigureText.time(latency.p99))")
  }

  private func tile(_ name: String, _ figure: String, _ note: String) -> HTML {
    """
    <div><dt>\(name)</dt><dd><strong>\(figure)</strong><span>\(note)</span></dd></div>

    """
  }
}
