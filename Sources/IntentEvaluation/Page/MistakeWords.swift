import IntentClassification

/// Explains a mistake by the words that drew the model towards its guess, with their exact weights.
enum MistakeWords {
  /// The words that are shown, the strongest ones.
  private static let shown = 6

  /// Returns what each of the strongest words adds to the guess's logit over the runner-up's.
  static func fragment(_ explanation: Explanation) -> HTML {
    guard let other = explanation.other else { return .nothing }
    let parts = explanation.strongestParts(shown)
    let strongest = parts.map { abs($0.weights.difference) }.max() ?? 0
    guard strongest > 0 else { return .nothing }
    return """
      <p class="lead">What the words add to \(PagePart.intent(explanation.intent.intent.name)) \
      over \(PagePart.intent(other.intent.name)):</p>
      <ul class="candidates">\(parts.map { item($0, strongest) })</ul>
      """
  }

  private static func item(_ part: Explanation.Part, _ strongest: Double) -> HTML {
    let weight = part.weights.difference
    let sign = weight < 0 ? "−" : "+"
    return """
      <li>\(PagePart.bar(abs(weight) / strongest, class: weight < 0 ? "right" : "others")) \
      <span class="figure">\(sign)\(FigureText.decimal(abs(weight)))</span> \
      \(PagePart.intent(part.text))</li>
      """
  }
}
