import IntentClassification
import IntentEvaluation
import IntentRouting
import TestSupport
import Testing

struct ModelComparisonTests {
  private static let map = """
    {
      "version": 1, "threshold": 0.5,
      "skills": {
        "set_light": {"description": "Switches a light.", "risk": "mutating"},
        "delete_message": {"description": "Deletes a message.", "risk": "destructive"}
      },
      "routes": {"light": "set_light", "delete": "delete_message"},
      "canaries": {
        "set_light": ["switch the light", {"say": "remove the light", "kind": "hinted"}]
      }
    }
    """

  private static func router(
    _ examples: [(intent: String, utterances: [String])]
  ) throws -> IntentRouter {
    IntentRouter(
      classifier: TinyModel.recognizing(examples).fileAndClassifier().1,
      map: try RouteMap(json: map.utf8))
  }

  private static func old() throws -> IntentRouter {
    try router([
      ("light", ["switch the light", "remove the light"]), ("delete", ["erase my mail"]),
    ])
  }

  /// "remove" has gone over to the destructive intent.
  private static func new() throws -> IntentRouter {
    try router([
      ("light", ["switch the light"]), ("delete", ["remove the light", "erase my mail"]),
    ])
  }

  private static func rows(_ texts: [String], intent: String = "") -> [LabeledUtterance] {
    texts.enumerated().map {
      LabeledUtterance(
        utterance: $0.element, intent: intent,
        location: SourceLocation(file: "f.csv", line: $0.offset + 1))
    }
  }

  @Test func aModelAgreesWithItself() throws {
    let tally = ModelComparison(old: try Self.old(), new: try Self.old())
      .tally(of: Self.rows(["switch the light", "erase my mail", "", "hello there"]), limit: 5)
    #expect(tally.rows == 4)
    #expect(tally.flipCount == 0)
    #expect(tally.changedHandOvers == 0)
  }

  @Test func anUtteranceThatNewlyReachesADestructiveSkillIsFound() throws {
    let tally = ModelComparison(old: try Self.old(), new: try Self.new())
      .tally(of: Self.rows(["switch the light", "remove the light"], intent: "light"), limit: 5)
    let flip = try #require(tally.flips[.reachesDestructive]?.first)
    #expect(tally.flipCount == 1)
    #expect(flip.location.line == 2)
    #expect(flip.old.skill == "set_light")
    #expect(flip.new.skill == "delete_message")
    #expect(flip.verdict == .worse)
  }

  @Test func manyRowsGiveWhatOneAtATimeGives() throws {
    let texts = (0..<9000).map { $0.isMultiple(of: 3) ? "remove the light" : "switch the light" }
    let tally = ModelComparison(old: try Self.old(), new: try Self.new())
      .tally(of: Self.rows(texts), limit: 4)
    #expect(tally.rows == 9000)
    #expect(tally.count(.reachesDestructive) == 3000)
    #expect(tally.flips[.reachesDestructive]?.map(\.location.line) == [1, 4, 7, 10])
  }

  @Test func aHintedCanaryThatWasReachedBreaksWhenLost() throws {
    let change = CanaryChange(old: try Self.old(), new: try Self.new())
    #expect(change.count == 2)
    #expect(change.broken.map(\.canary.phrase) == ["remove the light"])
    let never = CanaryChange(old: try Self.new(), new: try Self.new())
    #expect(never.failures.count == 1, "told")
    #expect(never.broken.isEmpty, "but it was not reached before")
  }

  @Test func withoutMapsATrustedIntentCountsAsLocal() throws {
    let classifier = try Self.old().classifier
    let router = IntentRouter(classifier: classifier)
    let decision = router.route("switch the light")
    let side = DecisionSide(decision, hasMap: false)
    if case .handOver(.unmappedIntent, _) = decision.action {
      #expect(side.isLocal)
      #expect(side.skill == nil)
      #expect(!DecisionSide(decision, hasMap: true).isLocal)
    } else {
      #expect(!side.isLocal)
    }
  }

  @Test func labelSetsAreCompared() {
    let change = IntentSetChange(old: ["a", "b", "c"], new: ["c", "d", "a", "e"])
    #expect(change.added == ["d", "e"])
    #expect(change.removed == ["b"])
  }
}
