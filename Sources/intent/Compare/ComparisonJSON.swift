import Foundation
import IntentClassification
import IntentEvaluation
import IntentRouting

/// A comparison as JSON: the same numbers as the text, and every intent.
struct ComparisonJSON {
  private let report: ComparisonReport

  init(_ report: ComparisonReport) { self.report = report }

  private var tally: ComparisonTally { report.tally }

  /// One object, keys sorted.
  var text: String {
    JSONValue.object([
      "rows": number(tally.rows), "labelled_rows": number(tally.labelledRows),
      "old": side(report.old), "new": side(report.new),
      "intents_added": .array(report.intents.added.map { .string($0) }),
      "intents_removed": .array(report.intents.removed.map { .string($0) }),
      "local": change(tally.local),
      "right": tally.labelledRows > 0 ? change(tally.right) : .null,
      "misrouted": tally.labelledRows > 0 ? change(tally.misrouted) : .null,
      "flips": number(tally.flipCount), "changed_hand_overs": number(tally.changedHandOvers),
      "flip_counts": .array(counts), "listed_flips": .array(flips), "intents": .array(intents),
      "canaries": canaries,
      "broken_rules": .array(report.brokenRules.map { .string($0) }),
    ]).text
  }

  private func number(_ count: Int) -> JSONValue { .number(Double(count)) }

  private func change(_ change: ComparisonTally.Change) -> JSONValue {
    .object(["old": number(change.old), "new": number(change.new)])
  }

  private func side(_ side: ComparisonReport.Side) -> JSONValue {
    switch side {
    case .model(let router):
      .object([
        "model": .string(router.classifier.fingerprint),
        "intents": number(router.classifier.intents.count),
        "routes": router.map.map { .string($0.path) } ?? .null,
      ])
    case .log(let name, let models):
      .object(["log": .string(name), "models": .array(models.sorted().map { .string($0) })])
    }
  }

  /// One entry for each kind, risk and verdict, the gravest kind first.
  private var counts: [JSONValue] {
    let order = DecisionFlip.Kind.allCases
    let rows = tally.counts.map { group, count in
      (
        key: (
          order.firstIndex(of: group.kind) ?? order.count, group.risk?.rawValue ?? "",
          group.verdict?.rawValue ?? ""
        ),
        value: JSONValue.object([
          "kind": .string(group.kind.rawValue),
          "risk": group.risk.map { .string($0.rawValue) } ?? .null,
          "verdict": group.verdict.map { .string($0.rawValue) } ?? .null,
          "count": number(count),
        ])
      )
    }
    return rows.sorted { $0.key < $1.key }.map(\.value)
  }

  private var flips: [JSONValue] {
    DecisionFlip.Kind.allCases.flatMap { tally.flips[$0] ?? [] }.map { flip in
      .object([
        "location": .string(flip.location.description), "text": .string(flip.utterance),
        "label": label(flip.label), "kind": .string(flip.kind.rawValue),
        "verdict": flip.verdict.map { .string($0.rawValue) } ?? .null,
        "old": decision(flip.old), "new": decision(flip.new),
      ])
    }
  }

  private func label(_ label: RowLabel) -> JSONValue {
    switch label {
    case .none: .null
    case .intent(let intent): .string(intent)
    case .outOfScope: .string("oos")
    }
  }

  private func decision(_ side: DecisionSide) -> JSONValue {
    .object([
      "intent": .string(side.intent), "action": .string(side.action.rawValue),
      "skill": side.skill.map { .string($0) } ?? .null,
      "risk": side.risk.map { .string($0.rawValue) } ?? .null,
      "reason": side.reason.map { .string($0) } ?? .null,
      "acceptance": .number(Self.rounded(side.acceptance)),
      "threshold": .number(Self.rounded(side.threshold)),
    ])
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  private var intents: [JSONValue] {
    tally.intentsByLoss.map { name, intent in
      .object([
        "name": .string(name), "rows": number(intent.rows), "local": change(intent.local),
        "right": tally.labelledRows > 0 ? change(intent.right) : .null,
        "flips": number(intent.flips),
        "lost_to": .object(intent.lostTo.mapValues { number($0) }),
      ])
    }
  }

  private var canaries: JSONValue {
    .object([
      "count": number(report.canaries.count),
      "failures": .array(report.canaries.failures.map { .string($0.description) }),
      "broken": .array(report.canaries.broken.map { .string($0.description) }),
    ])
  }
}
