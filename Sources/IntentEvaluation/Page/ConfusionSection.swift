/// Which intents are taken for which.
struct ConfusionSection {
  private static let pairsShown = 15

  let classification: ClassificationReport

  /// The section.
  var html: HTML {
    guard !classification.confusedPairs.isEmpty else {
      return PagePart.section(
        "confusions", "Which intents are confused", "No in-scope row got a wrong best guess.",
        .nothing)
    }
    let picture = ConfusionPicture(classification)
    return PagePart.section(
      "confusions", "Which intents are confused",
      """
      By best guess and without a threshold. Rows are the truth, columns the guess; the outlined \
      fields on the diagonal are right.
      """,
      """
      <div class="pair"><figure><div class="scroll picture" role="region" tabindex="0" \
      aria-label="The most confused intents">\(picture.html)</div><figcaption>The \
      \(picture.intents.count) intents of the most frequent confusions.</figcaption></figure>
      <div><h3>Most frequent</h3>\(pairs.html)</div></div>
      """)
  }

  private var pairs: PageTable {
    PageTable(
      caption: "Most frequent confusions",
      columns: [.name("true intent"), .name("taken for"), .number("rows")],
      rows: classification.confusedPairs.prefix(Self.pairsShown).map { pair in
        [
          .init(PagePart.intent(pair.gold)), .init(PagePart.intent(pair.predicted)),
          .init(pair.count),
        ]
      })
  }
}
