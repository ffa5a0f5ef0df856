/// What a reader should know before trusting the figures: intents that the model or the rows lack.
struct NoticeSection {
  /// So many names are written out; the table of intents has all of them.
  private static let namesShown = 12

  let report: EvaluationReport

  /// The notices; nothing where there are none.
  var html: HTML {
    let notices = [unknown, absent, noOutOfScope, noInScope].compactMap { $0 }
    guard !notices.isEmpty else { return .nothing }
    let items: [HTML] = notices.map { "<li>\($0)</li>\n" }
    return """
      <section id="notices" aria-labelledby="notices-heading">
      <h2 id="notices-heading">Before you read on</h2>
      <ul class="notices">\(items)</ul>
      </section>

      """
  }

  private var unknown: HTML? {
    let unknown = report.classification.unknownIntents
    guard !unknown.isEmpty else { return nil }
    let rows = unknown.reduce(0) { $0 + $1.count }
    return """
      <strong>\(FigureText.count(unknown.count, "intent")) of these rows that the model doesn’t \
      know</strong>, on \(FigureText.count(rows, "row")), which count as wrong: \
      \(Self.names(unknown.map(\.intent)))
      """
  }

  private var absent: HTML? {
    let absent = report.classification.absentIntents
    guard !absent.isEmpty, report.inScopeRows > 0 else { return nil }
    return """
      <strong>\(FigureText.count(absent.count, "intent")) of the model that no row has</strong>, about \
      which nothing is measured: \(Self.names(absent))
      """
  }

  private var noOutOfScope: HTML? {
    guard report.outOfScopeRows == 0 else { return nil }
    return """
      <strong>No out-of-scope rows.</strong> The misroute rate counts wrong intents only; in the \
      field people also say what no intent covers. Give such rows with \
      <code>--out-of-scope</code>.
      """
  }

  private var noInScope: HTML? {
    guard report.inScopeRows == 0 else { return nil }
    return "<strong>No in-scope rows.</strong> Accuracy and coverage are undefined."
  }

  private static func names(_ names: [String]) -> HTML {
    let shown = names.prefix(namesShown).map(PagePart.intent)
    let list = shown.dropFirst().reduce(shown.first ?? .nothing) { "\($0), \($1)" }
    let rest = names.count - shown.count
    return rest == 0 ? list : "\(list) and \(rest) more"
  }
}
