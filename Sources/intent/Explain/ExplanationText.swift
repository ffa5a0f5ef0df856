import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentRouting

/// An explanation laid out for a terminal, section by section.
struct ExplanationText {
  private let explanation: DecisionExplanation
  private let nearest: [NearestUtterances.Neighbor]?
  private let listsGrams: Bool
  private let layout = TextLayout()

  init(
    _ explanation: DecisionExplanation, nearest: [NearestUtterances.Neighbor]?, listsGrams: Bool
  ) {
    self.explanation = explanation
    self.nearest = nearest
    self.listsGrams = listsGrams
  }

  /// The whole text, without a line feed at its end.
  var text: String {
    let scores = ScoreText(explanation.scores, listsGrams: listsGrams, layout: layout)
    let sections =
      [
        head, scores.parts, scores.logits, AcceptanceText(explanation, layout: layout).lines,
        rules, changes, neighbors,
      ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var head: [String] {
    let decision = explanation.decision
    return [
      layout.heading(DecisionLines.onOneLine(decision.utterance)),
      "normalised  " + DecisionLines.onOneLine(explanation.scores.normalizedText),
    ] + corrected + [
      "decision    \(DecisionLines.action(decision.action)) (\(name(decision.intent)))",
      "because     \(decision.receipt.rule)",
    ]
  }

  private var corrected: [String] {
    explanation.scores.correctedText.map { ["corrected   " + DecisionLines.onOneLine($0)] } ?? []
  }

  private var rules: [String] {
    let parts = explanation.commandParts.map { part in
      "  part \"\(DecisionLines.onOneLine(part.text))\" -> \(name(part.intent)), "
        + "acceptance \(Percent.decimals(part.acceptance, 3))"
        + (part.isTrusted ? "" : ", not trusted alone")
    }
    return [layout.heading("rules, in the order in which they are asked")]
      + explanation.checks.flatMap(rule) + parts
  }

  /// What became of a rule, its name, and the comparison, broken into lines where it is long.
  private func rule(_ check: RoutingCheck) -> [String] {
    let head =
      layout.padded("  " + Self.words(check.state), to: 16)
      + layout.padded(check.reason.rawValue, to: 18)
    let words = DecisionLines.onOneLine(check.comparison).split(separator: " ").map(String.init)
    let lines = layout.wrapped(words, indent: 34, gap: " ")
    return lines.enumerated().map { $0.offset == 0 ? head + $0.element.dropFirst(34) : $0.element }
  }

  private static func words(_ state: RoutingCheck.State) -> String {
    switch state {
    case .decided: "DECIDED"
    case .passed: "passed"
    case .waived: "waived"
    case .alsoApplies: "also applies"
    }
  }

  private var changes: [String] {
    guard !explanation.changes.isEmpty else {
      return ["no change of threshold, margin, map or one word was found that decides otherwise"]
    }
    return [layout.heading("what would change the decision")]
      + explanation.changes.flatMap { change in
        let words = DecisionLines.onOneLine("\(change.condition): \(change.outcome)")
        return layout.wrapped(words.split(separator: " ").map(String.init), indent: 2, gap: " ")
      }
  }

  /// The text has the room that place, intent and similarity leave.
  private var neighbors: [String] {
    guard let nearest else { return [] }
    let taken = nearest.map {
      TextWidth.cells(of: $0.row.location.description) + TextWidth.cells(of: $0.row.intent)
    }
    let room = max(30, layout.width - (taken.max() ?? 0) - 16)
    var table = TextTable(columns: [
      .init("place"), .init("text"), .init("intent"), .init("similarity", .right),
    ])
    for neighbor in nearest {
      table.add([
        neighbor.row.location.description, TextWidth.truncated(neighbor.row.utterance, to: room),
        neighbor.row.intent, Signed.text(neighbor.similarity, 3, plus: ""),
      ])
    }
    return [layout.heading("nearest training rows")] + layout.uncut(table)
  }

  private func name(_ intent: Intent) -> String { DecisionLines.onOneLine(intent.name) }
}
