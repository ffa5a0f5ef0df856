import IntentClassification
import IntentRouting
import TestSupport
import Testing

struct DecisionExplanationTests {
  private static func router(
    best: Int, logit: Float = 8, adding keys: String = "", route: String? = nil,
    thresholds: [AcceptanceThreshold] = [RouterFixture.promise(0.05, 0.7)],
    trainingRows: [(utterance: String, intent: Int)] = []
  ) throws -> IntentRouter {
    IntentRouter(
      classifier: RouterFixture.classifier(
        best: best, logit: logit, thresholds: thresholds, trainingRows: trainingRows),
      map: try RouterFixture.map(adding: keys, route: route))
  }

  private static func state(
    _ reason: HandOverReason, _ explanation: DecisionExplanation
  ) -> RoutingCheck.State? {
    explanation.checks.first { $0.reason == reason }?.state
  }

  @Test func everyReasonOfAHandOverIsAskedInOrder() throws {
    let checks = try Self.router(best: 0).explain("what time is it").checks
    #expect(
      checks.map(\.reason) == [
        .empty, .tooLong, .noKnownWord, .tooShort, .severalCommands, .lowAcceptance, .ambiguous,
        .neverLocal, .unmappedIntent, .noPromise,
      ])
    #expect(checks.count == HandOverReason.allCases.count)
    #expect(checks.allSatisfy { $0.state == .passed })
  }

  /// Models and maps of every kind, and texts of every kind: what decided is what is told.
  @Test(arguments: 0..<40)
  func theRuleThatDecidedIsTheOneThatIsTold(seed: Int) throws {
    var generator = TestGenerator(seed: UInt64(seed))
    let router = try Self.router(
      best: seed % 5, logit: Float(seed % 4) * 2,
      adding: seed % 3 == 0 ? "\"without_promise\": \"hand_over\", \"margin\": 0.6," : "",
      thresholds: [
        seed % 2 == 0 ? RouterFixture.promise(0.05, 0.5) : RouterFixture.estimate(0.05, 0.2)
      ],
      trainingRows: seed % 7 == 0 ? [("turn it up", 2), ("mute", 1)] : [])
    let texts = [
      "", "mute", "turn it up", "turn off the light and play music", "42", "关灯",
      RandomText.awkward(upTo: 30, using: &generator),
    ]
    for text in texts {
      let explanation = router.explain(text)
      let decided = explanation.checks.filter { $0.state == .decided }.map(\.reason)
      #expect(explanation.decision.action == router.route(text).action)
      if case .handOver(let reason, _) = explanation.decision.action {
        #expect(decided == [reason])
        let earlier = explanation.checks.prefix { $0.reason != reason }
        #expect(earlier.allSatisfy { $0.state == .passed || $0.state == .waived })
      } else {
        #expect(decided.isEmpty)
        #expect(!explanation.checks.contains { $0.state == .alsoApplies })
      }
    }
  }

  @Test func theThresholdThatWouldChangeItIsTold() throws {
    let explanation = try Self.router(best: 1, logit: 2).explain("turn on the light")
    let acceptance = explanation.decision.receipt.acceptance
    #expect(Self.state(.lowAcceptance, explanation) == .decided)
    let change = try #require(explanation.changes.first { $0.kind == .threshold })
    let bound = (acceptance * 1000).rounded(.down) / 1000
    #expect(change.condition == "threshold \(bound) or lower")
    #expect(change.outcome == "run set_light (intent_1)")
    let map = "{\"skill\": \"set_light\", \"threshold\": \(bound)}"
    let lowered = try RouteMap(
      json: RouterFixture.map.replacing(
        "{\"skill\": \"set_light\", \"arguments\": {\"state\": \"on\"}}", with: map
      ).utf8)
    let router = IntentRouter(
      classifier: RouterFixture.classifier(best: 1, logit: 2), map: lowered)
    #expect(router.route("turn on the light").isLocal, "the map does what was told")
  }

  @Test func theThresholdFromWhichALocalIntentIsHandedOverIsTold() throws {
    let explanation = try Self.router(best: 1, logit: 5).explain("turn on the light")
    let threshold = try #require(explanation.changes.first { $0.kind == .threshold })
    let margin = try #require(explanation.changes.first { $0.kind == .margin })
    #expect(threshold.condition.hasSuffix("or higher"))
    #expect(threshold.outcome == "hand over: low_acceptance (intent_1)")
    #expect(margin.outcome == "hand over: ambiguous (intent_1)")
  }

  @Test func aTrainingUtteranceWaivesTheScores() throws {
    let explanation = try Self.router(
      best: 0, logit: 0, trainingRows: [("mute", 1)]
    ).explain("mute")
    #expect(Self.state(.tooShort, explanation) == .waived)
    #expect(Self.state(.lowAcceptance, explanation) == .waived)
    #expect(explanation.decision.intent == Intent("intent_1"))
    #expect(explanation.scores.intent.intent == Intent("intent_1"), "what was decided about")
  }

  @Test func whatAppliesBehindTheDecisionIsTold() throws {
    let explanation = try Self.router(best: 4, logit: 1).explain("sing me a song")
    #expect(Self.state(.lowAcceptance, explanation) == .decided)
    #expect(Self.state(.unmappedIntent, explanation) == .alsoApplies)
    let change = explanation.changes.first { $0.kind == .threshold }
    #expect(change?.outcome == "hand over: unmapped_intent (intent_4)")
  }

  @Test(arguments: [(3, "intent_3 not in never_local"), (4, "a route for intent_4")])
  func whatTheMapWouldHaveToSayIsTold(best: Int, condition: String) throws {
    let change = try Self.router(best: best).explain("sing me a song").changes.first {
      $0.kind == .map
    }
    #expect(change?.condition == condition)
    #expect(change?.outcome.hasPrefix("local") == true)
  }

  @Test func aThresholdInTheMapNeedsNoPromise() throws {
    let explanation = try Self.router(
      best: 1, thresholds: [RouterFixture.estimate(0.05, 0.7)]
    ).explain("turn on the light")
    #expect(explanation.decision.receipt.rule.hasSuffix("without a promise"))
    let change = explanation.changes.first { $0.condition.contains("written in the map") }
    #expect(change?.outcome == "run set_light (intent_1)")
  }

  @Test func theWordThatDecidesIsFound() throws {
    let classifier = TinyModel.recognizing([
      ("intent_0", ["turn off the light"]), ("intent_1", ["turn on the light"]),
    ]).fileAndClassifier().1
    let router = IntentRouter(classifier: classifier, map: try RouterFixture.map())
    let words = router.explain("turn off off the light on").changes.filter { $0.kind == .word }
    #expect(
      words.allSatisfy {
        $0.decision?.intent != router.route("turn off off the light on").intent
          || $0.decision?.isLocal != router.route("turn off off the light on").isLocal
      })
    let plain = router.explain("turn off the light on").changes
    #expect(plain.contains { $0.kind == .word })
  }

  @Test func withoutAMapTheCheckSaysSo() {
    let router = IntentRouter(classifier: RouterFixture.classifier(best: 0))
    let check = router.explain("what time is it").checks.first { $0.reason == .unmappedIntent }
    #expect(check?.state == .decided)
    #expect(check?.comparison == "there is no map")
  }
}
