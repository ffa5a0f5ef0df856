import IntentClassification
import Testing

@testable import IntentRouting

/// Which threshold decides, and what follows where it carries no promise.
struct ThresholdPrecedenceTests {
  private static let byRisk = [
    RouterFixture.promise(0.03, 0.61), RouterFixture.promise(0.1, 0.62),
    RouterFixture.promise(0.05, 0.63), RouterFixture.promise(0.02, 0.64),
  ]
  private static let byTier = [
    RouterFixture.promise(0.05, 0.71), RouterFixture.promise(0.1, 0.72, tier: "read_only"),
    RouterFixture.promise(0.05, 0.73, tier: "mutating"),
    RouterFixture.promise(0.02, 0.74, tier: "destructive"),
  ]

  @Test(arguments: [(0, 0.62), (1, 0.63), (2, 0.64), (4, 0.61)])
  func theRiskOfTheSkillChoosesTheModelsThreshold(best: Int, threshold: Double) throws {
    #expect(try receipt(best: best, thresholds: Self.byRisk).threshold == threshold)
  }

  @Test(arguments: [(0, 0.72), (1, 0.73), (2, 0.74), (4, 0.71)])
  func aThresholdCertifiedForTheTierComesFirst(best: Int, threshold: Double) throws {
    let receipt = try receipt(best: best, thresholds: Self.byTier)
    #expect(receipt.threshold == threshold)
    #expect(receipt.thresholdSource == .model)
    #expect(receipt.promise?.value == threshold)
  }

  @Test func theMapsOwnRateForARiskChoosesAmongTheModelsThresholds() throws {
    let rates = "\"max_misroute\": {\"read_only\": 0.02, \"destructive\": 0.03},"
    let thresholds = try (0...2).map {
      try receipt(best: $0, thresholds: Self.byRisk, map: rates).threshold
    }
    #expect(thresholds == [0.64, 0.63, 0.61])
  }

  @Test func withoutOneForItsRiskTheFirstServes() throws {
    let thresholds = [RouterFixture.promise(0.3, 0.5)]
    for best in 0...2 {
      #expect(try receipt(best: best, thresholds: thresholds).threshold == 0.5)
    }
  }

  @Test func theMapsThresholdBeatsTheModels() throws {
    let receipt = try receipt(best: 0, thresholds: Self.byTier, map: "\"threshold\": 0.4,")
    #expect(receipt.threshold == 0.4)
    #expect(receipt.thresholdSource == .map)
    #expect(receipt.promise == nil)
  }

  @Test func theRoutesThresholdBeatsTheMaps() throws {
    let receipt = try receipt(
      best: 0, thresholds: Self.byTier, map: "\"threshold\": 0.4,",
      route: "{\"skill\": \"tell_time\", \"threshold\": 0.9}")
    #expect(receipt.threshold == 0.9)
    #expect(receipt.thresholdSource == .route)
    #expect(receipt.promise == nil)
  }

  @Test func aThresholdAboveOneRoutesNothing() throws {
    let nothing = RouterFixture.estimate(0.05, AcceptanceThreshold.routesNothing)
    let router = IntentRouter(
      classifier: RouterFixture.classifier(best: 0, logit: 90, thresholds: [nothing]),
      map: try RouterFixture.map())
    #expect(router.route("tell time").action == .handOver(.lowAcceptance, fallback: nil))
  }

  @Test func aReadOnlySkillRunsOnAnEstimate() throws {
    let decision = try route(best: 0, thresholds: [RouterFixture.estimate(0.05, 0.5)])
    #expect(decision.isLocal && !decision.action.isConfirmation)
    #expect(decision.receipt.rule == "acceptance >= threshold")
  }

  @Test func aMutatingSkillWithoutAPromiseIsConfirmed() throws {
    let decision = try route(best: 1, thresholds: [RouterFixture.estimate(0.05, 0.5)])
    #expect(decision.action.isConfirmation)
    #expect(decision.receipt.rule == "acceptance >= threshold, without a promise")
  }

  @Test func aMutatingSkillWithoutAPromiseIsHandedOverWhereTheMapSaysSo() throws {
    let decision = try route(
      best: 1, thresholds: [RouterFixture.estimate(0.05, 0.5)],
      map: "\"without_promise\": \"hand_over\",")
    #expect(decision.action == .handOver(.noPromise, fallback: nil))
    #expect(decision.receipt.rule == "acceptance >= threshold, without a promise")
  }

  @Test func aThresholdOfTheMapIsItsAuthorsWord() throws {
    let decision = try route(
      best: 1, thresholds: [RouterFixture.estimate(0.05, 0.5)], map: "\"threshold\": 0.4,")
    #expect(decision.isLocal && !decision.action.isConfirmation)
  }

  @Test func aDestructiveSkillIsConfirmedEvenWhereTheMapHandsOver() throws {
    let decision = try route(
      best: 2, thresholds: [RouterFixture.estimate(0.02, 0.5)],
      map: "\"without_promise\": \"hand_over\",")
    #expect(decision.action.isConfirmation)
  }

  private func receipt(
    best: Int, thresholds: [AcceptanceThreshold], map keys: String = "", route: String? = nil
  ) throws -> Receipt {
    try self.route(best: best, thresholds: thresholds, map: keys, route: route).receipt
  }

  private func route(
    best: Int, thresholds: [AcceptanceThreshold], map keys: String = "", route: String? = nil
  ) throws -> Decision {
    IntentRouter(
      classifier: RouterFixture.classifier(best: best, thresholds: thresholds),
      map: try RouterFixture.map(adding: keys, route: route)
    ).route("do it now")
  }
}
