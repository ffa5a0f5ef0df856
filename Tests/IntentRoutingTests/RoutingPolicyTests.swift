import IntentClassification
import Testing

@testable import IntentRouting

/// Every rule with its reason and its receipt.
struct RoutingPolicyTests {
  private static let known = [
    (utterance: "what time is it", intent: 0), ("light on", 1), ("mute", 1), ("开灯", 1),
    ("delete it", 2),
    ("开", 1), ("do it again", 0), ("do it again", 1), ("tell me", 3), ("sing to me", 4),
  ]

  @Test(arguments: ["", " ", "\n\t\r\n", "\u{200B}", "\u{0}", "\u{3000}\u{3000}"])
  func emptyTextIsHandedOver(text: String) throws {
    let decision = try route(text, best: 0)
    #expect(decision.action == .handOver(.empty, fallback: nil))
    #expect(decision.receipt.rule == "text is empty")
  }

  @Test func textWithoutAKnownWordIsHandedOver() throws {
    let decision = try route("asdf qwer zxcv", best: 0, trainingRows: Self.known)
    #expect(decision.action == .handOver(.noKnownWord, fallback: nil))
    #expect(decision.receipt.rule == "no word stood in the training rows")
  }

  @Test(arguments: ["time", "Time!", "what", "it", "on", "?", "a", "的", "的吗", "开窗。"])
  func oneWordOrTwoIdeographsAreHandedOver(text: String) throws {
    let decision = try route(text, best: 0)
    #expect(decision.action == .handOver(.tooShort, fallback: nil))
    #expect(decision.receipt.rule == "one word, and no training utterance")
  }

  @Test(
    arguments: [
      "light_off.csv", "play_music(1).swift", "(light)", "\"light\"", "light-off!?", "yes yes yes",
      "关关关", "z z", "\"\"", "\"开窗\"", "http://example.com/light?on=1",
    ])
  func oneWordWithMarksOrRepeatedIsHandedOver(text: String) throws {
    let decision = try route(text, best: 1)
    #expect(decision.action == .handOver(.tooShort, fallback: nil))
  }

  @Test(arguments: ["3.14159", "192.168.0.1", "1/0", "x y", "10:30 - 11:30", "( . )", "🏠🔥"])
  func marksNumbersAndSingleLettersAreHandedOver(text: String) throws {
    let decision = try route(text, best: 1)
    #expect(decision.action == .handOver(.noKnownWord, fallback: nil))
  }

  @Test(arguments: ["timer 10", "A/C on", "5 more", "tv on!", "灯 off", "开灯吧", "don't stop"])
  func twoWordsAreEnough(text: String) throws {
    #expect(skill(try route(text, best: 1).action) == "set_light")
  }

  @Test(arguments: ["mute", "Mute.", "  MUTE!!", "开", "开。", "开灯", "開燈！", "ｍｕｔｅ"])
  func aTrainingUtteranceOfOneWordActs(text: String) throws {
    let decision = try route(text, best: 1, trainingRows: Self.known)
    #expect(skill(decision.action) == "set_light")
  }

  @Test func longTextIsHandedOver() throws {
    let text = "tell" + String(repeating: " word", count: 40)
    let decision = try route(text, best: 0)
    #expect(decision.action == .handOver(.tooLong, fallback: nil))
    #expect(decision.receipt.rule == "text is longer than a command")
    #expect(skill(try route(String(text.dropLast(5)), best: 0).action) == "tell_time")
  }

  @Test func textBeyondWhatAModelReadsIsHandedOver() throws {
    let text = String(repeating: "wordwordword", count: 500) + " it is"
    let decision = try route(text, best: 0)
    #expect(decision.action == .handOver(.tooLong, fallback: nil))
  }

  @Test func lowAcceptanceIsHandedOverWithTheNumbersCompared() throws {
    let decision = try route("tell the time", best: 0, logit: 1)
    #expect(decision.action == .handOver(.lowAcceptance, fallback: nil))
    #expect(decision.receipt.rule == "acceptance < threshold")
    #expect(decision.receipt.acceptance == decision.classification.acceptance)
    #expect(decision.receipt.confidence == decision.classification.best.confidence)
    #expect(decision.receipt.margin == decision.classification.margin)
    #expect(decision.receipt.threshold == 0.7)
    #expect(decision.receipt.thresholdSource == .model)
    #expect(decision.receipt.promise == RouterFixture.promise(0.05, 0.7))
    #expect(decision.intent == Intent("intent_0"))
  }

  @Test func acceptanceAtTheThresholdIsEnough() throws {
    let classifier = RouterFixture.classifier(best: 0, logit: 2)
    let acceptance = classifier.classify("tell time").acceptance
    for (threshold, isEnough) in [(acceptance, true), (acceptance.nextUp, false)] {
      let decision = IntentRouter(
        classifier: RouterFixture.classifier(
          best: 0, logit: 2, thresholds: [RouterFixture.promise(0.05, threshold)]),
        map: try RouterFixture.map()
      ).route("tell time")
      #expect(decision.isLocal == isEnough)
    }
  }

  @Test func intentsTooCloseAreHandedOver() throws {
    let decision = try route("tell time", best: 0, logit: 4, map: "\"margin\": 0.95,")
    #expect(decision.action == .handOver(.ambiguous, fallback: nil))
    #expect(decision.receipt.rule == "margin < required margin")
    #expect(decision.receipt.requiredMargin == 0.95)
  }

  @Test func aRoutesOwnMarginBeatsTheMaps() throws {
    let route = "{\"skill\": \"tell_time\", \"margin\": 0.1}"
    let map = try RouterFixture.map(adding: "\"margin\": 0.95,", route: route)
    let router = IntentRouter(classifier: RouterFixture.classifier(best: 0, logit: 4), map: map)
    #expect(router.route("tell time").isLocal)
    #expect(router.route("tell time").receipt.requiredMargin == 0.1)
  }

  @Test func neverLocalWinsOverItsRoute() throws {
    let decision = try route("tell time", best: 3)
    #expect(decision.action == .handOver(.neverLocal, fallback: nil))
    #expect(decision.receipt.rule == "intent is in never_local")
  }

  @Test func neverLocalWinsOverATrainingUtterance() throws {
    let decision = try route("tell me", best: 0, trainingRows: Self.known)
    #expect(decision.action == .handOver(.neverLocal, fallback: nil))
  }

  @Test(arguments: ["tell the time", "sing to me"])
  func anUnmappedIntentIsHandedOver(text: String) throws {
    let decision = try route(text, best: 4, trainingRows: Self.known)
    #expect(decision.action == .handOver(.unmappedIntent, fallback: nil))
    #expect(decision.receipt.rule == "intent is not in the route map")
  }

  @Test func withoutAMapEveryTrustedIntentIsUnmapped() {
    let decision = IntentRouter(classifier: RouterFixture.classifier(best: 0)).route("tell time")
    #expect(decision.action == .handOver(.unmappedIntent, fallback: nil))
    #expect(decision.receipt.threshold == 0.7)
  }

  @Test func aTrustedIntentRunsItsSkillWithItsArguments() throws {
    let decision = try route("light on please", best: 1)
    let call = SkillCall(
      skill: "set_light", arguments: ["state": .string("on")], risk: .mutating)
    #expect(decision.action == .run(call))
    #expect(decision.receipt.rule == "acceptance >= threshold")
    #expect(decision.isLocal)
  }

  @Test func aDestructiveSkillIsAlwaysConfirmed() throws {
    let decision = try route("delete that", best: 2, logit: 20)
    let call = SkillCall(skill: "delete_message", arguments: [:], risk: .destructive)
    #expect(decision.action == .confirm(call))
    #expect(decision.receipt.rule == "acceptance >= threshold, skill is destructive")
  }

  @Test func aTrainingUtteranceActsWithItsLabelWhateverTheScores() throws {
    // The network prefers another intent and is sure of none.
    let decision = try route("Light on!", best: 0, logit: 0.1, trainingRows: Self.known)
    #expect(skill(decision.action) == "set_light")
    #expect(decision.intent == Intent("intent_1"))
    #expect(decision.receipt.rule == "text is a training utterance")
    #expect(decision.receipt.acceptance < decision.receipt.threshold)
  }

  @Test func aTrainingUtteranceNeedsItsScoreForADestructiveSkill() throws {
    let unsure = try route("delete it", best: 2, logit: 0.1, trainingRows: Self.known)
    #expect(unsure.action == .handOver(.lowAcceptance, fallback: nil))
    let sure = try route("delete it", best: 2, logit: 9, trainingRows: Self.known)
    #expect(sure.action.isConfirmation)
    #expect(sure.receipt.rule == "acceptance >= threshold, skill is destructive")
  }

  @Test func aTrainingUtteranceWhoseRowsDisagreeNeedsItsScore() throws {
    let unsure = try route("do it again", best: 1, logit: 0.1, trainingRows: Self.known)
    #expect(unsure.action == .handOver(.lowAcceptance, fallback: nil))
    let sure = try route("do it again", best: 1, logit: 9, trainingRows: Self.known)
    #expect(sure.receipt.rule == "acceptance >= threshold")
    #expect(skill(sure.action) == "set_light")
  }

  @Test func aFallbackSkillIsNamedInEveryHandOver() throws {
    let fallback = SkillCall(skill: "tell_time", arguments: [:], risk: .readOnly)
    let cases: [(String, Int, HandOverReason)] = [
      ("", 0, .empty), ("tell", 0, .tooShort), ("tell time", 3, .neverLocal),
      ("tell time", 4, .unmappedIntent),
    ]
    for (text, best, reason) in cases {
      let decision = try route(text, best: best, map: "\"fallback_skill\": \"tell_time\",")
      #expect(decision.action == .handOver(reason, fallback: fallback))
      #expect(!decision.isLocal)
    }
  }

  private func route(
    _ text: String, best: Int, logit: Float = 8, map keys: String = "",
    trainingRows: [(utterance: String, intent: Int)] = []
  ) throws -> Decision {
    IntentRouter(
      classifier: RouterFixture.classifier(best: best, logit: logit, trainingRows: trainingRows),
      map: try RouterFixture.map(adding: keys)
    ).route(text)
  }

  private func skill(_ action: Decision.Action) -> String? {
    if case .run(let call) = action { call.skill } else { nil }
  }
}

extension Decision.Action {
  var isConfirmation: Bool { if case .confirm = self { true } else { false } }
  var isRun: Bool { if case .run = self { true } else { false } }
}
