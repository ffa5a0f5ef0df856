import Foundation
import IntentClassification
import IntentRouting
import TestSupport
import Testing

struct ExplanationRecordTests {
  @Test(arguments: ["turn on the light", "", "关灯，然后 \"play\" <music>\n", "👩‍👩‍👧 ok"])
  func itIsOneLineThatBeginsLikeTheDecision(text: String) throws {
    let router = IntentRouter(
      classifier: RouterFixture.classifier(best: 1, trainingRows: [("light", 1)]),
      map: try RouterFixture.map())
    let json = ExplanationRecord(router.explain(text)).json
    let decision = DecisionRecord(router.route(text)).json
    #expect(json.hasPrefix(decision.dropLast()))
    #expect(!json.contains("\n"))
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let checks = try #require(value?["checks"] as? [[String: Any]])
    #expect(checks.count == HandOverReason.allCases.count)
    #expect((value?["compared"] as? [Any])?.count == 2)
  }

  @Test func theSumsInTheJSONAreTheLogits() throws {
    let classifier = TinyModel.random(intents: 4, seed: 5).fileAndClassifier().1
    let json = ExplanationRecord(IntentRouter(classifier: classifier).explain("dim the 灯 now"))
      .json
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let parts = try #require(value?["parts"] as? [[String: Any]])
    for (index, score) in try #require(value?["compared"] as? [[String: Any]]).enumerated() {
      let bias = try #require(score["bias"] as? Double)
      let sum = parts.compactMap { ($0["weights"] as? [Double])?[index] }.reduce(bias, +)
      #expect(abs(sum - (score["logit"] as? Double ?? .nan)) < 1e-4)
    }
  }
}
