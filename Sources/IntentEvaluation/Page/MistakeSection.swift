/// The worst confident mistakes, each with its place and why it was made.
struct MistakeSection {
  /// The mistakes that stand open; the others are folded away.
  private static let shown = 20

  let report: EvaluationReport
  /// Tells why a mistake was made.
  let explanation: (Mistake) -> HTML

  /// The section.
  var html: HTML {
    let mistakes = report.mistakes
    guard !mistakes.isEmpty else {
      return PagePart.section(
        "mistakes", "The worst mistakes",
        "No row has a wrong best guess, and none out of scope ran.",
        .nothing)
    }
    let folded: HTML =
      mistakes.count > Self.shown
      ? """
      <details class="more"><summary>\(mistakes.count - Self.shown) more</summary>
      <ol class="mistakes" start="\(Self.shown + 1)">
      \(mistakes.dropFirst(Self.shown).map(item))</ol></details>
      """ : .nothing
    return PagePart.section(
      "mistakes", "The worst mistakes", lead,
      "<ol class=\"mistakes\">\n\(mistakes.prefix(Self.shown).map(item))</ol>\n\(folded)\n")
  }

  private var lead: HTML {
    let own = report.ownDecisions
    let acted = own.wrongIntentsRouted + own.outOfScopeRouted
    return """
      \(FigureText.count(acted, "wrong row")) \(acted == 1 ? "was" : "were") acted on. The surest \
      come first, then wrong \
      guesses that were handed over and did no harm.
      """
  }

  private func item(_ mistake: Mistake) -> HTML {
    let sign: HTML =
      mistake.isRouted
      ? "<span class=\"badge acted\">▲ acted on</span>"
      : "<span class=\"badge\">○ handed over: \(mistake.reason ?? "no reason")</span>"
    return """
      <li><p class="said"><bdi>\(mistake.text)</bdi></p>
      <p class="truth">\(truth(mistake)) <span aria-hidden="true">→</span>\
      <span class="unseen"> taken for </span> \(PagePart.intent(mistake.predicted))</p>
      <p class="meta">\(sign) <span>acceptance \(FigureText.decimal(mistake.acceptance))</span> \
      <code>\(mistake.file):\(mistake.line)</code></p>
      <details><summary>Why</summary>\(explanation(mistake))</details></li>

      """
  }

  private func truth(_ mistake: Mistake) -> HTML {
    mistake.gold.map(PagePart.intent) ?? "<em>out of scope</em>"
  }
}
