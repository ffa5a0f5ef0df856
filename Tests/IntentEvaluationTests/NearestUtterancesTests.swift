import IntentClassification
import IntentEvaluation
import TestSupport
import Testing

struct NearestUtterancesTests {
  private static let nearest = NearestUtterances(
    TinyModel.random(intents: 4, features: .init(bucketBits: 12)).fileAndClassifier().1)

  private static func rows(_ texts: [String]) -> [LabeledUtterance] {
    texts.enumerated().map {
      LabeledUtterance(
        utterance: $0.element, intent: "a",
        location: SourceLocation(file: "train.csv", line: $0.offset + 2))
    }
  }

  @Test func theSameTextComesFirst() throws {
    let rows = Self.rows(["play jazz", "Turn off the light!", "turn on the light", "天气"])
    let found = Self.nearest.neighbors(of: "turn off the light", in: rows, count: 3)
    #expect(found.count == 3)
    #expect(found[0].row.location.description == "train.csv:3")
    #expect(abs(found[0].similarity - 1) < 1e-5)
    #expect(found[1].row.utterance == "turn on the light", "it shares most of its n-grams")
    #expect(found.map(\.similarity) == found.map(\.similarity).sorted(by: >))
  }

  @Test func equalRowsKeepTheirOrder() {
    let found = Self.nearest.neighbors(
      of: "mute", in: Self.rows(["mute", "MUTE", "mute."]), count: 5)
    #expect(found.map(\.row.location.line) == [2, 3, 4])
  }

  @Test func aTextWithoutAFeatureIsLikeNothing() {
    let found = Self.nearest.neighbors(of: "", in: Self.rows(["mute", "play"]))
    #expect(found.allSatisfy { $0.similarity == 0 })
    #expect(Self.nearest.neighbors(of: "mute", in: []).isEmpty)
  }
}
