import Dispatch
import IntentClassification
import Synchronization
import TestSupport
import Testing

@testable import IntentRouting

struct IntentRouterTests {
  @Test func mapThresholdsOfAnotherModelAreTold() throws {
    let classifier = RouterFixture.classifier(best: 0)
    let map = try RouterFixture.map(adding: "\"threshold\": 0.5, \"model\": \"0123456789abcdef\",")
    let told = IntentRouter(classifier: classifier, map: map).warnings
    #expect(
      told.last
        == .foreignThresholds(
          path: "routes.json", named: "0123456789abcdef", model: classifier.fingerprint))
  }

  @Test(arguments: [
    "{\"skill\": \"tell_time\", \"threshold\": 0.5}",
    "{\"skill\": \"tell_time\", \"threshold\": 0}",
  ])
  func aRoutesThresholdWithoutAModelIsTold(route: String) throws {
    let classifier = RouterFixture.classifier(best: 0)
    let router = IntentRouter(classifier: classifier, map: try RouterFixture.map(route: route))
    #expect(
      router.warnings.last
        == .foreignThresholds(path: "routes.json", named: nil, model: classifier.fingerprint))
  }

  @Test func mapThresholdsThatNameThisModelAreNotTold() throws {
    let classifier = RouterFixture.classifier(best: 0)
    let keys = "\"threshold\": 0.5, \"model\": \"\(classifier.fingerprint)\","
    let router = IntentRouter(classifier: classifier, map: try RouterFixture.map(adding: keys))
    #expect(router.warnings == [.unmappedIntent("intent_4", path: "routes.json")])
  }

  @Test func aMapWithoutThresholdsNeedsNoModel() throws {
    let map = try RouterFixture.map(adding: "\"model\": \"0123456789abcdef\",")
    let router = IntentRouter(classifier: RouterFixture.classifier(best: 0), map: map)
    #expect(router.warnings == [.unmappedIntent("intent_4", path: "routes.json")])
  }

  @Test func withoutAMapThereIsNothingToTell() {
    #expect(IntentRouter(classifier: RouterFixture.classifier(best: 0)).warnings.isEmpty)
  }

  @Test(arguments: [
    "open the window and close the door", "Open the window AND close the door.",
    "open the window, then close the door", "open the window; close the door",
    "开窗户然后关上门", "开窗户，关上门", "开窗户、再关上门", "开窗户并且关上门",
    "open the window and then close the door", "and open the window, close the door and",
  ])
  func severalCommandsAreHandedOver(text: String) throws {
    // Whether the text is trusted as a whole or not.
    for threshold in [0.3, 0.5, 0.9] {
      let decision = try Self.commandRouter(threshold: threshold).route(text)
      #expect(decision.action == .handOver(.severalCommands, fallback: nil), "\(threshold)")
      #expect(decision.receipt.rule == "parts of the text are commands of their own")
    }
  }

  /// The reason alone would be taken for a command, though faintly.
  @Test func aCommandWithItsReasonIsOneCommand() throws {
    let decision = try Self.commandRouter(threshold: 0.3).route("open the window, it is cold")
    #expect(decision.action.isRun)
  }

  @Test(arguments: [
    "open the window and open the window", "open the window, please", "open the window",
    "开窗户，开窗户", "close the door and the lid",
  ])
  func oneCommandSaidTwiceOrWithMoreWordsIsOne(text: String) throws {
    let action = try Self.commandRouter().route(text).action
    #expect(action != .handOver(.severalCommands, fallback: nil))
  }

  /// Both parts are training utterances, and the network takes them for the same intent.
  @Test func partsThatAreTrainingUtterancesCountWithTheirLabels() throws {
    let classifier = RouterFixture.classifier(
      best: 0, trainingRows: [("light on", 1), ("sing now", 4), ("so and also", 0)])
    let router = IntentRouter(classifier: classifier, map: try RouterFixture.map())
    #expect(
      router.route("light on and sing now").action == .handOver(.severalCommands, fallback: nil))
  }

  @Test func tiesGiveTheFirstIntentOfTheModelEachTime() throws {
    let classifier = TinyModel.constant(logits: [1, 3, 3, 3, 0]).fileAndClassifier().1
    let other = TinyModel.constant(logits: [1, 3, 3, 3, 0]).fileAndClassifier().1
    for text in ["tell time", "do it now", "走 吧"] {
      for classifier in [classifier, other] {
        let decision = IntentRouter(classifier: classifier).route(text)
        #expect(decision.intent == Intent("intent_1"))
        #expect(
          decision.classification.ranking.map(\.intent.name)
            == ["intent_1", "intent_2", "intent_3", "intent_0", "intent_4"])
        #expect(decision.receipt.margin == 0)
      }
    }
  }

  @Test func routeIsTheSameAtEachCallAndFromManyThreads() throws {
    let router = try Self.commandRouter()
    let texts = ["open the window", "close the door", "开窗户然后关上门", "", "what is this", "a"]
    let expected = texts.map { DecisionRecord(router.route($0)).json }
    let differences = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 64) { round in
      let index = round % texts.count
      let json = DecisionRecord(router.route(texts[index])).json
      if json != expected[index] { differences.withLock { $0 += 1 } }
    }
    #expect(differences.withLock { $0 } == 0)
  }

  @Test func everyRandomTextGetsADecision() throws {
    var generator = TestGenerator(seed: 12)
    let router = try Self.commandRouter()
    for _ in 0..<300 {
      let text = RandomText.awkward(upTo: 60, using: &generator)
      let decision = router.route(text)
      #expect(decision.utterance == text)
      #expect((0...1).contains(decision.receipt.acceptance))
      #expect(router.classifier.intents.contains(decision.intent))
    }
  }

  /// A model that knows four short commands in two languages, and trusts what it is half sure of.
  private static func commandRouter(threshold: Double = 0.5) throws -> IntentRouter {
    let examples = [
      (intent: "intent_0", utterances: ["open the window", "开窗户"]),
      ("intent_1", ["close the door", "关上门"]), ("intent_4", ["tell me more about it"]),
    ]
    var assembly = TinyModel.recognizing(examples)
    assembly.thresholds = [RouterFixture.promise(0.05, threshold)]
    return IntentRouter(classifier: assembly.fileAndClassifier().1, map: try RouterFixture.map())
  }
}
