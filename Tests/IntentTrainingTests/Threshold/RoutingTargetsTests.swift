import IntentClassification
import IntentRouting
import Testing

@testable import IntentTraining

struct RoutingTargetsTests {
  private static let map = """
    {
      "version": 1,
      "skills": {
        "play_music": {"description": "Plays music.", "risk": "mutating"},
        "tell_time": {"description": "Tells the time.", "risk": "read_only"}
      },
      "routes": {"play": "play_music", "time": "tell_time"}
    }
    """

  @Test func everyRiskHasAThresholdBehindTheGeneralOne() {
    let thresholds = RoutingTargets().thresholds(Self.rows(inScope: 2000, outOfScope: 600))
    #expect(thresholds.map(\.tier) == [nil, nil, nil])
    // The general threshold serves the mutating skills as well: their rate is the same.
    #expect(thresholds.map(\.maxMisrouteRate) == [0.05, 0.1, 0.02])
    #expect(thresholds.allSatisfy { $0.basis == .promise })
    #expect(thresholds[1].value <= thresholds[0].value)
    #expect(thresholds[0].value <= thresholds[2].value)
  }

  @Test func aMapGivesEachRiskTheRowsOfItsOwnIntents() throws {
    var targets = RoutingTargets()
    targets.map = try RouteMap(json: Array(Self.map.utf8))
    let rows =
      Self.rows(inScope: 1500, outOfScope: 500)
      + SimulatedRows.scored(
        SimulatedRows.rows(inScope: 1500, outOfScope: 500, skill: 0, seed: 2), predicted: "time")
    let thresholds = targets.thresholds(rows)
    #expect(thresholds.map(\.tier) == [nil, "read_only", "mutating", "destructive"])
    #expect(thresholds[1].basis == .estimate)
    #expect(thresholds[2].basis == .promise)
    // No skill is destructive: no row could tell.
    #expect(thresholds[3].basis == .guess)
  }

  @Test func aRefusedTargetFallsBackToTheStrictestPromise() throws {
    var targets = RoutingTargets()
    targets.maxMisrouteRate = 0.02
    let rows = Self.rows(inScope: 300, outOfScope: 40)
    let threshold = targets.thresholds(rows)[0]
    let selector = ThresholdSelector(level: 0.95, expectedOutOfScope: 0.18)
    let strictest = [0.03, 0.05, 0.1, 0.15, 0.2].first {
      selector.threshold(maxMisrouteRate: $0, over: rows).basis == .promise
    }
    #expect(threshold.basis == .promise)
    #expect(threshold.maxMisrouteRate == strictest)
    #expect(
      threshold.refusal == selector.threshold(maxMisrouteRate: 0.02, over: rows).refusal)
  }

  @Test func aTargetUnderOnePerCentFallsBackToOnePerCent() {
    var targets = RoutingTargets()
    targets.maxMisrouteRate = 0.005
    let threshold = targets.thresholds(Self.rows(inScope: 2000, outOfScope: 140))[0]
    #expect(threshold.basis == .promise)
    #expect(threshold.maxMisrouteRate == 0.01)
  }

  @Test func whereNoPromiseCanBeMadeTheTargetAskedForIsKept() {
    let threshold = RoutingTargets().thresholds(Self.rows(inScope: 40, outOfScope: 2))[0]
    #expect(threshold.basis == .estimate)
    #expect(threshold.maxMisrouteRate == 0.05)
  }

  @Test func madeOutOfScopeRowsPromiseNothing() {
    let thresholds = RoutingTargets().thresholds(
      strangersAreMade: true, Self.rows(inScope: 2000, outOfScope: 600))
    #expect(thresholds.allSatisfy { $0.basis == .estimate })
    #expect(
      thresholds[0].refusal
        == "no promise: out-of-scope untested; give real out-of-scope rows "
        + "(estimated from intents left out of training)")
  }

  @Test func withoutOutOfScopeRowsNoWeakerPromiseIsTried() {
    let thresholds = RoutingTargets().thresholds(Self.rows(inScope: 2000, outOfScope: 0))
    #expect(thresholds.allSatisfy { $0.basis == .estimate })
    #expect(thresholds[0].maxMisrouteRate == 0.05)
  }

  private static func rows(inScope: Int, outOfScope: Int) -> [ScoredRow] {
    SimulatedRows.scored(
      SimulatedRows.rows(
        inScope: inScope, outOfScope: outOfScope, accuracy: 1, skill: 1, seed: 6))
  }
}
