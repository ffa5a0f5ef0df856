import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation
import IntentRouting

/// A comparison as text: sides, figures, flips by kind, intents by loss, the flips themselves.
struct ComparisonText {
  /// Intents beyond these have lost less.
  private static let mostIntents = 20

  private let report: ComparisonReport
  private let layout = TextLayout()

  init(_ report: ComparisonReport) { self.report = report }

  private var tally: ComparisonTally { report.tally }

  /// The whole text, without a line feed at its end.
  var text: String {
    ([sides, figures, kinds, intents] + flipLists + [canaries])
      .filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var sides: [String] {
    let change = report.intents
    return ["old  " + Self.describe(report.old), "new  " + Self.describe(report.new)]
      + (change.added.isEmpty ? [] : ["only in new: " + Self.list(change.added)])
      + (change.removed.isEmpty ? [] : ["only in old: " + Self.list(change.removed)])
  }

  private static func describe(_ side: ComparisonReport.Side) -> String {
    switch side {
    case .log(let name, let models):
      return "\(name), decided by "
        + (models.isEmpty
          ? "a model that it does not name" : "model \(models.sorted().joined(separator: ", "))")
    case .model(let router):
      let map = router.map.map { ", map \($0.path)" } ?? ", without a map"
      return "model \(router.classifier.fingerprint), \(router.classifier.intents.count) intents"
        + map
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map(DecisionLines.onOneLine).joined(separator: ", ")
  }

  private var figures: [String] {
    let inScope = tally.intents.values.reduce(0) { $0 + $1.rows }
    var table = TextTable(columns: [
      .init(ComparisonReport.rows(tally.rows)), .init("old", .right), .init("new", .right),
      .init("change", .right),
    ])
    if tally.labelledRows > 0 {
      table.add(shares("best intent right, in scope", tally.right, of: inScope))
    }
    table.add(shares("handled on the device", tally.local, of: tally.rows))
    if tally.labelledRows > 0 {
      table.add(shares("wrong on the device", tally.misrouted, of: tally.labelledRows))
    }
    return layout.lines(of: table)
  }

  private func shares(
    _ name: String, _ change: ComparisonTally.Change, of rows: Int
  ) -> [String] {
    let whole = Double(max(rows, 1))
    let points = Double(change.new - change.old) / whole * 100
    return [
      name, Percent.text(Double(change.old) / whole), Percent.text(Double(change.new) / whole),
      Signed.text(points, 1),
    ]
  }

  private var kinds: [String] {
    let agree = tally.rows - tally.flipCount
    let line =
      "\(ComparisonReport.rows(tally.flipCount)) flip, \(agree) agree"
      + (tally.changedHandOvers > 0
        ? " (\(tally.changedHandOvers) of them handed over for another reason or intent)" : "")
    guard tally.flipCount > 0 else { return [layout.heading(line)] }
    var table = TextTable(
      columns: [.init("what flips"), .init("rows", .right)]
        + risks.map { .init($0?.rawValue ?? "no skill", .right) }
        + verdicts.map { .init($0.rawValue, .right) })
    for kind in DecisionFlip.Kind.allCases where tally.count(kind) > 0 { table.add(row(kind)) }
    return [layout.heading(line)] + layout.lines(of: table)
  }

  /// The risks that a flip is about; the others would be columns of blanks.
  private var risks: [Risk?] {
    let risks: [Risk?] = Risk.allCases + [nil]
    return risks.filter { risk in tally.counts.contains { $0.key.risk == risk } }
  }

  private var verdicts: [DecisionFlip.Verdict] {
    tally.labelledRows > 0 ? DecisionFlip.Verdict.allCases : []
  }

  private func row(_ kind: DecisionFlip.Kind) -> [String] {
    let groups = tally.counts.filter { $0.key.kind == kind }
    func count(_ isMember: (FlipGroup) -> Bool) -> String {
      let sum = groups.reduce(0) { $0 + (isMember($1.key) ? $1.value : 0) }
      return sum == 0 ? "" : "\(sum)"
    }
    return [Self.shortWords(kind), count { _ in true }]
      + risks.map { risk in count { $0.risk == risk } }
      + verdicts.map { verdict in count { $0.verdict == verdict } }
  }

  /// For the table: the headings below it say the rest.
  private static func shortWords(_ kind: DecisionFlip.Kind) -> String {
    switch kind {
    case .reachesDestructive: "now destructive"
    case .otherIntent: "another intent"
    case .otherSkill: "another skill"
    case .asksNoMore: "asks no more"
    case .asksFirst: "now asks first"
    case .handedOver: "now handed over"
    case .nowLocal: "now on the device"
    }
  }

  private static func words(_ kind: DecisionFlip.Kind) -> String {
    switch kind {
    case .reachesDestructive: "now reaches a destructive skill"
    case .otherIntent: "another intent, on the device"
    case .otherSkill: "another skill or arguments"
    case .asksNoMore: "asked first, now runs at once"
    case .asksFirst: "ran at once, now asks first"
    case .handedOver: "on the device, now handed over"
    case .nowLocal: "handed over, now on the device"
    }
  }
}

// The intents, and the flips one by one.
extension ComparisonText {
  private var intents: [String] {
    let changed = tally.intentsByLoss.filter {
      $0.tally.flips > 0 || $0.tally.right.old != $0.tally.right.new
        || $0.tally.local.old != $0.tally.local.new
    }
    guard !changed.isEmpty else { return [] }
    let isLabelled = tally.labelledRows > 0
    var table = TextTable(columns: intentColumns(isLabelled))
    for (name, intent) in changed.prefix(Self.mostIntents) {
      table.add(intentRow(name, intent, isLabelled))
    }
    let rest = changed.count - Self.mostIntents
    return [layout.heading("intents that changed, the largest loss first")]
      + layout.lines(of: table) + (rest > 0 ? ["and \(rest) more (--json has all)"] : [])
      + ["\(tally.intents.count - changed.count) intents unchanged"]
  }

  private func intentColumns(_ isLabelled: Bool) -> [TextTable.Column] {
    let local: [TextTable.Column] = [
      .init("local", .right), .init("-> new", .right), .init("flips", .right),
    ]
    guard isLabelled else { return [.init("old intent"), .init("rows", .right)] + local }
    return [
      .init("intent"), .init("rows", .right), .init("right", .right), .init("-> new", .right),
    ] + local + [.init("lost to")]
  }

  private func intentRow(
    _ name: String, _ intent: IntentTally, _ isLabelled: Bool
  ) -> [String] {
    let rows = Double(max(intent.rows, 1))
    func share(_ count: Int) -> String { Percent.text(Double(count) / rows) }
    let local = [share(intent.local.old), share(intent.local.new), "\(intent.flips)"]
    let head = [TextWidth.truncated(name, to: 24), "\(intent.rows)"]
    guard isLabelled else { return head + local }
    let lost = intent.mostLostTo.map { "\($0.intent) (\($0.rows))" } ?? ""
    return head + [share(intent.right.old), share(intent.right.new)] + local + [lost]
  }

  private var flipLists: [[String]] {
    DecisionFlip.Kind.allCases.compactMap { kind in
      guard let flips = tally.flips[kind], !flips.isEmpty else { return nil }
      let count = tally.count(kind)
      let shown = flips.count < count ? ", the first \(flips.count)" : ""
      return [layout.heading("\(Self.words(kind)): \(ComparisonReport.rows(count))\(shown)")]
        + flips.flatMap(lines)
    }
  }

  /// Two lines: the place and the text, and what became of it.
  private func lines(_ flip: DecisionFlip) -> [String] {
    let label: String =
      switch flip.label {
      case .none: ""
      case .intent(let intent): "  [\(DecisionLines.onOneLine(intent))]"
      case .outOfScope: "  [out of scope]"
      }
    let place = "  \(flip.location)  "
    let room = layout.width - TextWidth.cells(of: place) - TextWidth.cells(of: label)
    let text = TextWidth.truncated(DecisionLines.onOneLine(flip.utterance), to: max(20, room))
    let verdict = flip.verdict.map { "  (\($0.rawValue))" } ?? ""
    return [place + text + label, "    \(side(flip.old)) -> \(side(flip.new))\(verdict)"]
  }

  private func side(_ side: DecisionSide) -> String {
    let score = Percent.decimals(side.acceptance, 3)
    let what: String =
      switch side.action {
      case .run: "run \(side.skill ?? "")"
      case .confirm: "confirm \(side.skill ?? "")"
      case .handOver: "hand over: \(side.reason ?? "")"
      }
    return "\(what) (\(DecisionLines.onOneLine(side.intent)) \(score))"
  }

  private var canaries: [String] {
    guard report.canaries.count > 0 else { return [] }
    let reached = report.canaries.count - report.canaries.failures.count
    return [layout.heading("canaries: \(reached) of \(report.canaries.count) reach their skills")]
      + report.canaries.failures.map { "  \(DecisionLines.onOneLine($0.description))" }
  }
}
