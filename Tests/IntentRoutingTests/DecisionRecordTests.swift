import Foundation
import IntentClassification
import TestSupport
import Testing

@testable import IntentRouting

struct DecisionRecordTests {
  @Test func keysStandInAFixedOrder() throws {
    let json = try record("light on please", best: 1)
    #expect(
      keys(json) == [
        "text", "intent", "name", "confidence", "intent_ranking", "name", "confidence", "name",
        "confidence", "name", "confidence", "name", "confidence", "name", "confidence", "decision",
        "action", "skill", "arguments", "state", "receipt", "rule", "acceptance", "threshold",
        "threshold_source", "confidence", "margin", "promise", "model",
      ])
  }

  @Test func aDecisionReadsAsDocumented() throws {
    let classifier = RouterFixture.classifier(best: 1)
    let json = try record("light on please", best: 1, ranking: 1)
    #expect(
      json == """
        {"text":"light on please","intent":{"name":"intent_1","confidence":0.99865997},\
        "intent_ranking":[{"name":"intent_1","confidence":0.99865997}],\
        "decision":{"action":"run","skill":"set_light","arguments":{"state":"on"}},\
        "receipt":{"rule":"acceptance >= threshold","acceptance":0.99865997,"threshold":0.7,\
        "threshold_source":"model","confidence":0.99865997,"margin":0.99832493,\
        "promise":"at most 5 % wrong, 95 %","model":"\(classifier.fingerprint)"}}
        """)
  }

  @Test func aHandOverHasItsReasonAndFallback() throws {
    let json = try record("", best: 0, map: "\"fallback_skill\": \"tell_time\",")
    #expect(
      json.contains(
        "\"decision\":{\"action\":\"hand_over\",\"reason\":\"empty\",\"fallback\":\"tell_time\"}"))
  }

  @Test func aHandOverKeepsTheTrueTopScoreAndIsNoIntent() throws {
    let classifier = RouterFixture.classifier(best: 3)
    let decision = IntentRouter(classifier: classifier, map: try RouterFixture.map())
      .route("tell me now")
    let json = DecisionRecord(decision).json
    let best = Float(decision.classification.best.confidence)
    #expect(decision.action == .handOver(.neverLocal, fallback: nil))
    #expect(json.contains("\"intent\":{\"name\":\"intent_3\",\"confidence\":\(best)}"))
    let ranking = try #require(json.firstRange(of: /"intent_ranking":\[[^\]]*\]/))
    #expect(!json[ranking].contains("hand_over") && !json[ranking].contains("none"))
    #expect(
      json[ranking].hasPrefix("\"intent_ranking\":[{\"name\":\"intent_3\",\"confidence\":\(best)}"))
  }

  @Test func aTrainingUtterancesOwnIntentIsNamedWithItsOwnConfidence() throws {
    let classifier = RouterFixture.classifier(best: 0, trainingRows: [("light on", 1)])
    let decision = IntentRouter(classifier: classifier, map: try RouterFixture.map())
      .route("light on")
    let confidence = try #require(decision.classification.confidence(of: Intent("intent_1")))
    #expect(
      DecisionRecord(decision).json.contains(
        "\"intent\":{\"name\":\"intent_1\",\"confidence\":\(Float(confidence))}"))
  }

  @Test func aMarginAskedForIsInTheReceipt() throws {
    #expect(
      try record("light on please", best: 1, map: "\"margin\": 0.25,")
        .contains("\"required_margin\":0.25"))
    #expect(try !record("light on please", best: 1).contains("required_margin"))
  }

  @Test func aMapsThresholdHasNoPromise() throws {
    let json = try record("light on please", best: 1, map: "\"threshold\": 0.25,")
    #expect(json.contains("\"threshold\":0.25,\"threshold_source\":\"map\""))
    #expect(!json.contains("promise"))
  }

  @Test(arguments: [
    "say \"hi\" to \\ her", "tab\tand\r\nline feed", "bell \u{7} and \u{0} NUL", "delete \u{7F} it",
    "emoji 👩‍👩‍👧 here", "separators \u{2028} and \u{2029}", "next \u{85} line", "打开 灯",
    "e\u{301} combined", "\u{FEFF}mark first", "</script> & 'quote'", "\u{10FFFF} last",
    "{\"a\":1}",
  ])
  func nastyTextStaysValidJSONOnOneLine(text: String) throws {
    for json in [try record(text, best: 1), classification(text)] {
      let document = JSONDocument(json.utf8)
      #expect(document.problems.isEmpty)
      #expect(!json.utf8.contains { $0 < 0x20 || $0 == 0x7F })
      #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
      guard case .object(let members) = document.root?.value,
        case .string(let read) = members["text"]
      else {
        Issue.record("no text in \(json)")
        return
      }
      #expect(read.utf8.elementsEqual(text.utf8))
    }
  }

  @Test func randomTextStaysValidJSON() throws {
    var generator = TestGenerator(seed: 4)
    let router = IntentRouter(classifier: RouterFixture.classifier(best: 1))
    for _ in 0..<200 {
      let text = RandomText.uniform(upTo: 20, using: &generator)
      let json = DecisionRecord(router.route(text)).json
      #expect(JSONDocument(json.utf8).problems.isEmpty, "\(text.debugDescription)")
    }
  }

  @Test func nastyArgumentsStayValidJSON() throws {
    let route = """
      {"skill": "tell_time", "arguments": {"z": null, "a": [1, 2.5, -1e300, true],
        "quote\\"": {"deep": "\\u0001\\n"}, "": "empty"}}
      """
    let router = IntentRouter(
      classifier: RouterFixture.classifier(best: 0), map: try RouterFixture.map(route: route))
    let json = DecisionRecord(router.route("tell time")).json
    #expect(JSONDocument(json.utf8).problems.isEmpty)
    #expect(
      json.contains(
        "\"arguments\":{\"\":\"empty\",\"a\":[1,2.5,-1e+300,true],"
          + "\"quote\\\"\":{\"deep\":\"\\u0001\\n\"},\"z\":null}"))
  }

  @Test(arguments: 0...6)
  func rankingHasAtMostTheLengthAskedFor(length: Int) throws {
    let json = classification("tell time", ranking: length)
    #expect(keys(json).count { $0 == "name" } == 1 + min(length, 5))
    #expect(keys(json).first == "text")
  }

  private func record(
    _ text: String, best: Int, map keys: String = "", ranking: Int = 5
  ) throws -> String {
    let router = IntentRouter(
      classifier: RouterFixture.classifier(best: best), map: try RouterFixture.map(adding: keys))
    return DecisionRecord(router.route(text), rankingLength: ranking).json
  }

  private func classification(_ text: String, ranking: Int = 5) -> String {
    let classifier = RouterFixture.classifier(best: 0)
    return ClassificationRecord(text, classifier.classify(text), rankingLength: ranking).json
  }

  /// Every key of a JSON text in the order of the text.
  private func keys(_ json: String) -> [String] {
    JSONDocument(json.utf8).root.map(keys) ?? []
  }

  private func keys(_ node: JSONNode) -> [String] {
    switch node.content {
    case .object(let members): members.flatMap { [$0.key] + keys($0.value) }
    case .array(let elements): elements.flatMap(keys)
    default: []
    }
  }
}
