import IntentEvaluation
import IntentRouting
import Testing

/// What counts as a flip, and of which kind.
struct DecisionFlipTests {
  static func side(
    _ intent: String = "a", _ action: DecisionSide.Action = .run, skill: String? = "s",
    arguments: String? = "{}", risk: Risk? = .mutating, reason: String? = nil
  ) -> DecisionSide {
    DecisionSide(
      intent: intent, action: action, skill: action == .handOver ? nil : skill,
      arguments: action == .handOver ? nil : arguments, risk: action == .handOver ? nil : risk,
      reason: reason, acceptance: 0.5, threshold: 0.5)
  }

  static let handedOver = side("a", .handOver, reason: "low_acceptance")
  static let deletes = side("d", .confirm, skill: "delete", risk: .destructive)

  static func row(
    _ old: DecisionSide, _ new: DecisionSide, label: RowLabel = .none, line: Int = 1
  ) -> ComparedRow {
    ComparedRow(
      utterance: "text \(line)", location: SourceLocation(file: "f.csv", line: line), label: label,
      old: old, new: new)
  }

  private static func flip(
    _ old: DecisionSide, _ new: DecisionSide, _ label: RowLabel = .none
  ) -> DecisionFlip? {
    DecisionFlip(
      utterance: "text", location: SourceLocation(file: "f.csv", line: 1), label: label, old: old,
      new: new)
  }

  @Test(
    arguments: [
      (side(), side(), nil), (handedOver, side("b", .handOver, reason: "ambiguous"), nil),
      (side(), handedOver, .handedOver), (handedOver, side(), .nowLocal),
      (side(), side("b"), .otherIntent), (side(), side(skill: "t"), .otherSkill),
      (side(), side(arguments: "{\"on\":1}"), .otherSkill),
      (side(), side("a", .confirm), .asksFirst),
      (side("a", .confirm), side(), .asksNoMore), (handedOver, deletes, .reachesDestructive),
      (side(), deletes, .reachesDestructive), (deletes, deletes, nil),
      (deletes, side("d", .confirm, skill: "erase", risk: .destructive), .reachesDestructive),
      (deletes, handedOver, .handedOver),
      (deletes, side("e", .confirm, skill: "delete", risk: .destructive), .otherIntent),
    ] as [(DecisionSide, DecisionSide, DecisionFlip.Kind?)])
  func theKindIsWhatTheUserNotices(
    old: DecisionSide, new: DecisionSide, kind: DecisionFlip.Kind?
  ) { #expect(Self.flip(old, new)?.kind == kind) }

  @Test func theLabelSaysWhetherItIsBetter() {
    #expect(Self.flip(Self.side(), Self.side("b"))?.verdict == nil)
    #expect(Self.flip(Self.side(), Self.side("b"), .intent("b"))?.verdict == .better)
    #expect(Self.flip(Self.side(), Self.side("b"), .intent("a"))?.verdict == .worse)
    #expect(Self.flip(Self.side(), Self.side("b"), .intent("c"))?.verdict == .same)
    #expect(Self.flip(Self.handedOver, Self.side(), .intent("a"))?.verdict == .better)
    #expect(Self.flip(Self.side(), Self.handedOver, .intent("b"))?.verdict == .better)
    #expect(Self.flip(Self.handedOver, Self.side(), .outOfScope)?.verdict == .worse)
  }

  @Test func theRiskIsOfTheSkillReachedOrLost() {
    #expect(Self.flip(Self.handedOver, Self.deletes)?.risk == .destructive)
    #expect(Self.flip(Self.deletes, Self.handedOver)?.risk == .destructive)
  }
}
