import IntentEvaluation
import Testing

@testable import IntentTraining

struct LabelChecksTests {
  @Test func exchangedLabelsStandFirst() {
    let rows = SmallTraining.rows
    let wrong = [3, 40, 77]
    var changed = rows
    for row in wrong { changed[row] = Self.relabelled(rows[row], to: Self.other(rows[row].intent)) }
    let findings = Self.findings(changed).filter { $0.kind == .labelError }
    let first = Set(findings.prefix(wrong.count).compactMap(\.text))
    #expect(first == Set(wrong.map { rows[$0].utterance }))
    for row in wrong {
      #expect(findings.first { $0.text == rows[row].utterance }?.suggestion == rows[row].intent)
    }
    #expect(findings.allSatisfy { $0.severity == .note }, "a suspicion never fails a build")
    let scores = findings.compactMap(\.score)
    #expect(scores == scores.sorted(by: >))
  }

  @Test func theFindingsDoNotDependOnTheThreads() {
    let rows = SmallTraining.rows + SmallTraining.outOfScope
    #expect(Self.findings(rows, threads: 1) == Self.findings(rows, threads: 3))
  }

  @Test func aCommandAmongOutOfScopeRowsLooksInScope() {
    let strangers =
      SmallTraining.outOfScope
      + LabeledRows.outOfScope(["turn off blue lamp in the green room"])
    let findings = Self.findings(SmallTraining.rows + strangers)
    let first = findings.first { $0.kind == .looksInScope }
    #expect(first?.text == "turn off blue lamp in the green room")
    #expect(first?.suggestion == "light_off")
  }

  @Test func anIntentOfTheSameTextsIsSwallowed() {
    let rows = SmallTraining.rows
    let twins = rows.filter { $0.intent == "light_off" }.prefix(12).map {
      Self.relabelled($0, to: "lamp_off")
    }
    let swallowed = Self.findings(rows + twins).filter { $0.kind == .swallowedIntent }
    #expect(swallowed.map(\.intent) == ["lamp_off"])
    #expect(swallowed.map(\.suggestion) == ["light_off"])
  }

  /// Rows to refuse may be made to resemble commands, and outnumber them.
  @Test(arguments: [("out of scope", []), ("another intent", ["a"])])
  func onlyAnIntentSwallowsAnother(winner: String, expected: [String]) {
    let rows =
      LabeledRows.rows("a", (0..<12).map { "row \($0)" })
      + LabeledRows.rows("b", (0..<12).map { "other \($0)" })
      + LabeledRows.outOfScope((0..<20).map { "stranger \($0)" })
    let table = RowTable(rows)
    let judged = JudgedRows(table, checked: rows.count, most: 100)
    let label = winner == "out of scope" ? 2 : 1
    let predictions = judged.labels.map { own in
      OutOfFoldPrediction(
        guesses: [
          .init(label: own == 0 ? label : own, probability: 0.6),
          .init(label: own == 0 ? 0 : (own + 1) % 3, probability: 0.3),
        ], own: own == 0 ? 0.3 : 0.6)
    }
    var list = FindingList()
    LabelFindings(table: table, judged: judged, predictions: predictions).add(to: &list)
    let swallowed = list.findings.filter { $0.kind == .swallowedIntent }
    #expect(swallowed.compactMap(\.intent) == expected)
  }

  @Test(arguments: [0, 1, 4])
  func tooFewRowsAreNotJudged(count: Int) {
    let rows = Array(SmallTraining.rows.prefix(count))
    var list = FindingList()
    let extent = Self.checks().findings(
      in: RowTable(rows), checked: rows.count, into: &list)
    #expect(extent.judged == 0)
    #expect(list.count == 0)
  }

  @Test func oneIntentAloneIsNotJudged() {
    #expect(Self.findings(SmallTraining.rows.filter { $0.intent == "light_off" }) == [])
  }

  @Test func moreRowsThanAreJudgedAreTakenEvenlySpaced() {
    let table = RowTable(SmallTraining.rows)
    let judged = JudgedRows(table, checked: table.count, most: 30)
    #expect(judged.indices == stride(from: 0, to: 90, by: 3).map { $0 })
    #expect(judged.intents == ["light_off", "music_play", "timer_set"])
  }

  private static func other(_ intent: String) -> String {
    intent == "light_off" ? "timer_set" : "light_off"
  }

  private static func relabelled(_ row: LabeledUtterance, to intent: String) -> LabeledUtterance {
    LabeledUtterance(utterance: row.utterance, intent: intent, location: row.location)
  }

  private static func checks(threads: Int = 2) -> LabelChecks {
    var checks = LabelChecks()
    checks.configuration = SmallTraining.configuration
    checks.configuration.epochs = 12
    checks.threads = threads
    return checks
  }

  private static func findings(_ rows: [LabeledUtterance], threads: Int = 2) -> [DataFinding] {
    var list = FindingList()
    _ = checks(threads: threads)
      .findings(in: RowTable(rows), checked: rows.count, into: &list)
    return list.findings
  }
}
