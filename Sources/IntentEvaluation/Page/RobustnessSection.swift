/// What changes of the text cost.
struct RobustnessSection {
  /// The loss at which a bar is full.
  private static let fullBar = 0.5

  let robustness: RobustnessReport

  /// The section.
  var html: HTML {
    PagePart.section(
      "robustness", "What changes of the text cost",
      """
      Made from these rows with seed \("\(robustness.seed)"). A suite leaves out the rows that it doesn’t \
      apply to, such as Chinese rows where letters are mistyped, and is compared with the same rows \
      unchanged.
      """,
      "\(variations.html)\(contrasts)")
  }

  private var variations: PageTable {
    PageTable(
      caption: "Accuracy, coverage and misroute rate by change",
      columns: [
        .name("change"), .number("rows"), .number("changed"), .number("accuracy before"),
        .number("after"), .number("points lost"), .number("coverage"), .number("misroute rate"),
      ],
      rows: robustness.variations.map(row), isSortable: true)
  }

  private func row(_ suite: VariationReport) -> [PageTable.Cell] {
    guard suite.rows > 0 else {
      return [.init("\(suite.title)"), .init(0)]
        + (0..<6).map { _ in .init(FigureText.undefined, nil) }
    }
    let loss = suite.accuracyLoss
    return [
      .init("\(suite.title)"), .init(suite.rows), .init(suite.changedRows),
      .init(share: suite.clean.accuracy), .init(share: suite.changed.accuracy),
      .init(
        FigureText.points(loss), loss,
        beside: PagePart.bar(loss.map { $0 / Self.fullBar }, class: "wrong")),
      .init(share: suite.changed.coverage), .init(share: suite.changed.misrouteRate),
    ]
  }

  private var contrasts: HTML {
    let table = PageTable(
      caption: "Sentences about a command that must not run it",
      columns: [
        .name("sentence"), .number("commands"), .number("run as they stand"),
        .number("still run"), .number("share"),
      ],
      rows: robustness.contrasts.map { suite in
        [
          .init("\(suite.title)"), .init(suite.rows), .init(suite.cleanRouted),
          .init(suite.stillRouted), .init(share: suite.stillRoutedShare),
        ]
      })
    return """
      <h3>Sentences that must not run</h3>
      <p>“You must not turn it off” or “is it a good idea to turn it off?” is about a command and is \
      none. Each one still routed to the command’s own intent or skill is a wrong action.</p>
      \(table.html)
      """
  }
}
