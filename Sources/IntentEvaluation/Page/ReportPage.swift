package import IntentClassification

/// An evaluation report as one page of HTML: it loads nothing, and can be read without its script.
///
/// All numbers are those of the report, so that the page and the JSON say the same.
package struct ReportPage {
  private let report: EvaluationReport
  private let context: PageContext
  private let explanation: (Mistake) -> HTML

  /// Sets a report; with `explain` each mistake shows the words that led to it, not its numbers alone.
  package init(
    _ report: EvaluationReport, context: PageContext,
    explain: ((_ utterance: String) -> Explanation)? = nil
  ) {
    self.report = report
    self.context = context
    explanation = { mistake in
      MistakeNumbers.fragment(mistake)
        + (explain.map { MistakeWords.fragment($0(mistake.text)) } ?? .nothing)
    }
  }

  /// The whole page, the same bytes for the same report and context.
  package var html: String {
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      \(head)
      <body>
      <a class="skip" href="#main">Skip to the figures</a>
      \(header)
      <main id="main">
      \(sections)</main>
      <footer><p>Made by intent \(ProgramVersion.current). This file loads nothing from elsewhere.</p></footer>
      <script>\(HTML(stringLiteral: PageScript.text))</script>
      </body>
      </html>

      """
    return page.markup
  }

  private var head: HTML {
    """
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'sha256-\(HTML(stringLiteral: PageScript.digest))'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(context.modelName): evaluation</title>
    <style>\(HTML(stringLiteral: PageStyle.text))</style>
    </head>
    """
  }

  private var header: HTML {
    let links: [HTML] = chapters.map { "<li><a href=\"#\($0.id)\">\($0.name)</a></li>" }
    return """
      <header>
      <p class="eyebrow">Evaluation</p>
      <h1>\(context.modelName)</h1>
      <p class="about">\(FigureText.count(report.rows, "row")): \
      \(FigureText.count(report.inScopeRows)) in scope, \(FigureText.count(report.outOfScopeRows)) \
      out of scope</p>
      <nav aria-label="Chapters"><ul>\(links)</ul></nav>
      </header>
      """
  }

  private var chapters: [(id: String, name: String)] {
    [("thresholds", "Thresholds"), ("scores", "Scores")]
      + (report.robustness == nil ? [] : [("robustness", "Robustness")])
      + [
        ("confusions", "Confusions"), ("intents", "Intents"), ("mistakes", "Mistakes"),
        ("model", "Model"),
      ]
  }

  private var sections: HTML {
    HTML([
      HeadlineSection(report: report, context: context).html,
      NoticeSection(report: report).html,
      ThresholdSection(report: report).html,
      ScoreSection(report: report).html,
      report.robustness.map { RobustnessSection(robustness: $0).html } ?? .nothing,
      ConfusionSection(classification: report.classification).html,
      IntentSection(classification: report.classification).html,
      MistakeSection(report: report, explanation: explanation).html,
      CardSection(context: context).html,
    ])
  }
}
