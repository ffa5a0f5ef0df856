/// How well each intent is recognised, in a table that can be sorted.
struct IntentSection {
  let classification: ClassificationReport

  /// The section.
  var html: HTML {
    PagePart.section(
      "intents", "Every intent",
      """
      \(FigureText.count(classification.intents.count)) intents, the weakest first; macro-F1 \
      \(FigureText.percent(classification.macroF1)) over the \
      \(FigureText.count(classification.goldIntents)) that have rows.
      """, table.html)
  }

  private var table: PageTable {
    let mostTakenFor = mostTakenFor
    return PageTable(
      caption: "Figures of every intent",
      columns: [
        .name("intent"), .number("rows"), .number("precision"), .number("recall"), .number("F1"),
        .name("most often taken for"),
      ],
      rows: classification.intents.map { row($0, mostTakenFor[$0.intent]) },
      isSortable: true, isTall: true)
  }

  /// The most frequent confusion of each true intent.
  private var mostTakenFor: [String: ConfusedPair] {
    Dictionary(classification.confusedPairs.map { ($0.gold, $0) }) { first, _ in first }
  }

  private func row(_ intent: IntentReport, _ pair: ConfusedPair?) -> [PageTable.Cell] {
    [
      .init(PagePart.intent(intent.intent)), .init(intent.support),
      .init(share: intent.precision), .init(share: intent.recall),
      .init(FigureText.percent(intent.f1), intent.f1, beside: PagePart.bar(intent.f1)),
      .init(pair.map { "\(PagePart.intent($0.predicted)) ×\($0.count)" } ?? "–"),
    ]
  }
}
