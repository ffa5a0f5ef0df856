import IntentEvaluation
import IntentRouting
import Testing

struct ComparisonTallyTests {
  private typealias Rows = DecisionFlipTests

  private static func tally(_ rows: [ComparedRow], limit: Int = 10) -> ComparisonTally {
    var tally = ComparisonTally(limit: limit)
    for row in rows { tally.add(row) }
    return tally
  }

  /// An intent that was always right loses half of its rows to a new one.
  private static let degraded = (1...8).map { line in
    Rows.row(
      Rows.side("play"), line.isMultiple(of: 2) ? Rows.side("like") : Rows.side("play"),
      label: .intent("play"), line: line)
  }
  private static let steady = (1...4).map {
    Rows.row(Rows.side("stop"), Rows.side("stop"), label: .intent("stop"), line: $0)
  }

  @Test func theIntentThatLosesMostComesFirstWithWhoTookIt() throws {
    let tally = Self.tally(Self.steady + Self.degraded)
    let first = try #require(tally.intentsByLoss.first)
    #expect(first.name == "play")
    #expect(first.tally.right.old == 8)
    #expect(first.tally.right.new == 4)
    #expect(first.tally.accuracyChange == -0.5)
    #expect(first.tally.mostLostTo?.intent == "like")
    #expect(first.tally.mostLostTo?.rows == 4)
    #expect(tally.intentsByLoss.map(\.name) == ["play", "stop"])
  }

  @Test func countsAreOfAllRowsAndListsOfTheFirst() {
    let tally = Self.tally(Self.degraded + Self.steady, limit: 3)
    #expect(tally.rows == 12)
    #expect(tally.labelledRows == 12)
    #expect(tally.flipCount == 4)
    #expect(tally.count(.otherIntent) == 4)
    #expect(tally.flips[.otherIntent]?.map(\.location.line) == [2, 4, 6])
    #expect(tally.misrouted.new - tally.misrouted.old == 4)
  }

  @Test(arguments: [1, 3, 5, 11])
  func partsAddUpToTheWhole(cut: Int) {
    let rows =
      Self.degraded + Self.steady + [
        Rows.row(Rows.handedOver, Rows.deletes, line: 20),
        Rows.row(Rows.handedOver, Rows.side("b", .handOver, reason: "ambiguous"), line: 21),
      ]
    let whole = Self.tally(rows, limit: 2)
    var sum = Self.tally(Array(rows[..<cut]), limit: 2)
    sum.add(Self.tally(Array(rows[cut...]), limit: 2))
    #expect(sum.counts == whole.counts)
    #expect(sum.flips == whole.flips)
    #expect(sum.intents == whole.intents)
    #expect(sum.local == whole.local)
    #expect(sum.changedHandOvers == 1)
    #expect(sum.unwantedDestructive == 1)
  }

  @Test func aDestructiveSkillThatTheLabelAsksForIsNotUnwanted() {
    let tally = Self.tally([
      Rows.row(Rows.handedOver, Rows.deletes, label: .intent("d")),
      Rows.row(Rows.handedOver, Rows.deletes, label: .intent("a")),
      Rows.row(Rows.handedOver, Rows.deletes, label: .outOfScope),
    ])
    #expect(tally.count(.reachesDestructive) == 3)
    #expect(tally.unwantedDestructive == 2)
  }

  @Test func withoutLabelsIntentsAreThoseOfTheOldDecision() {
    let tally = Self.tally([Rows.row(Rows.side("play"), Rows.handedOver)])
    #expect(tally.labelledRows == 0)
    #expect(tally.intents["play"]?.local.old == 1)
    #expect(tally.intents["play"]?.local.new == 0)
  }

  @Test func nothingIsNothing() {
    let tally = Self.tally([])
    #expect(tally.flipCount == 0)
    #expect(tally.intentsByLoss.isEmpty)
  }
}
