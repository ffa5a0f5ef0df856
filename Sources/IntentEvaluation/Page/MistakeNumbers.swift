import IntentRouting

/// Explains a mistake by the numbers that its decision compared.
enum MistakeNumbers {
  /// Returns the rule, the score and its threshold, and the candidates with their confidences.
  static func fragment(_ mistake: Mistake) -> HTML {
    let meaning = mistake.standsFor.map { ", \($0)" } ?? ""
    return """
      <dl class="facts"><div><dt>Rule</dt><dd>\(mistake.rule)</dd></div>\
      <div><dt>Acceptance</dt><dd>\(FigureText.decimal(mistake.acceptance))</dd></div>\
      <div><dt>Threshold</dt><dd>\(threshold(mistake)) <span class="quiet">from the \
      \(source(mistake))\(meaning)</span></dd></div>\
      <div><dt>Margin</dt><dd>\(FigureText.decimal(mistake.margin))</dd></div></dl>\
      <ul class="candidates">\(mistake.candidates.map { candidate($0, mistake) })</ul>
      """
  }

  private static func threshold(_ mistake: Mistake) -> String {
    mistake.threshold > 1 ? "routes nothing" : FigureText.decimal(mistake.threshold)
  }

  private static func source(_ mistake: Mistake) -> String {
    switch mistake.thresholdSource {
    case .model: "model"
    case .map: "route map"
    case .route: "route of this intent"
    case .override: "command line"
    }
  }

  private static func candidate(_ candidate: Mistake.Candidate, _ mistake: Mistake) -> HTML {
    let isTrue = candidate.intent == mistake.gold
    return """
      <li>\(PagePart.bar(candidate.confidence, class: isTrue ? "right" : "others")) \
      <span class="figure">\(FigureText.percent(candidate.confidence))</span> \
      \(PagePart.intent(candidate.intent))\(isTrue ? " <em>the true one</em>" : .nothing)</li>
      """
  }
}
