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
      "decision    \(DecisionLines.action(decision.action)) (\(name(decision.intent)))",
      "because     \(decision.receipt.rule)",
    ]
  }

  private var rules: [String] {
    var table = TextTable(columns: [.init("rule"), .init("state"), .init("compared")])
    for check in explanation.checks {
      table.add([check.reason.rawValue, Self.words(check.state), check.comparison])
    }
    let parts = explanation.commandParts.map { part in
      "  part \"\(DecisionLines.onOneLine(part.text))\" -> \(name(part.intent)), "
        + "acceptance \(Percent.decimals(part.acceptance, 3))"
        + (part.isTrusted ? "" : ", not trusted alone")
    }
    return [layout.heading("rules, in the order in which they are asked")]
      + layout.lines(of: table) + parts
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
      + explanation.changes.map {
        "  \(DecisionLines.onOneLine($0.condition)): \(DecisionLines.onOneLine($0.outcome))"
      }
  }

  private var neighbors: [String] {
    guard let nearest else { return [] }
    var table = TextTable(columns: [
      .init("nearest training rows"), .init("text"), .init("intent"), .init("similarity", .right),
    ])
    for neighbor in nearest {
      table.add([
        neighbor.row.location.description, TextWidth.truncated(neighbor.row.utterance, to: 40),
        neighbor.row.intent, Signed.text(neighbor.similarity, 3, plus: ""),
      ])
    }
    return layout.lines(of: table)
  }

  private func name(_ intent: Intent) -> String { DecisionLines.onOneLine(intent.name) }
}
