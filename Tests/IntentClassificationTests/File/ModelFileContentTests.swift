import Foundation
import TestSupport
import Testing

@testable import IntentClassification

/// Files whose checksums and sections are right and whose JSON or predictions are not.
struct ModelFileContentTests {
  private let crafted: CraftedModelFile

  init() throws { crafted = try CraftedModelFile(TinyModel.smallestFile()) }

  @Test(
    arguments: [.configuration, .intents, .goldenPredictions, .card] as [ModelFile.Tag],
    ["", "{", "null", "7", "\"x\"", "[1]", "{\"a\":1}", "\u{FEFF}{}", "{}garbage"])
  func sectionThatDoesNotDecodeIsNamed(tag: ModelFile.Tag, json: String) {
    var crafted = crafted
    crafted[tag] = Data(json.utf8)
    #expect(
      CraftedModelFile.loadError(crafted.data())
        == .damaged(path: CraftedModelFile.path, part: "section \(tag) does not decode"))
  }

  @Test(
    arguments: [
      (["temperature"], 0), (["temperature"], -1), (["features", "bucketBits"], 3),
      (["features", "bucketBits"], 5), (["features", "bucketBits"], 64),
      (["features", "bucketBits"], -4), (["features", "shortestCharacterGram"], 0),
      (["features", "shortestCharacterGram"], 6), (["features", "longestCharacterGram"], 9),
      (["features", "longestCharacterGram"], 1), (["shape", "bucketCount"], 32),
      (["shape", "hiddenSize"], 33), (["shape", "hiddenSize"], 0), (["shape", "hiddenSize"], -32),
      (["shape", "hiddenSize"], 1 << 40), (["shape", "outputCount"], 0),
      (["shape", "outputCount"], 3), (["shape", "outputCount"], -1),
      (["shape", "outputCount"], .max), (["shape", "outputCount"], .min),
    ] as [([String], Int)])
  func configurationOutOfRangeIsFound(_ path: [String], _ value: Int) throws {
    var crafted = crafted
    try crafted.set(path, in: .configuration, to: value)
    #expect(
      CraftedModelFile.loadError(crafted.data())
        == .damaged(path: CraftedModelFile.path, part: "configuration"))
  }

  @Test(arguments: ["thresholds", "terms"])
  func emptyListIsFound(_ name: String) throws {
    var crafted = crafted
    let path = name == "terms" ? ["acceptance", "terms"] : ["thresholds"]
    try crafted.set(path, in: .configuration, to: [Int]())
    #expect(
      CraftedModelFile.loadError(crafted.data())
        == .damaged(path: CraftedModelFile.path, part: "configuration"))
  }

  @Test(arguments: [0, 1, 3])
  func intentsOfAnotherCountAreFound(count: Int) throws {
    var crafted = crafted
    crafted[.intents] = try JSONEncoder().encode((0..<count).map { "intent_\($0)" })
    #expect(
      CraftedModelFile.loadError(crafted.data())
        == .damaged(path: CraftedModelFile.path, part: "configuration"))
  }

  @Test func anotherConfidenceIsIrreproducible() throws {
    try expectIrreproducible { $0.confidence += 0.002 }
    try expectIrreproducible { $0.confidence -= 0.002 }
    try expectIrreproducible { $0.confidence = 1e300 }
  }

  @Test func anotherAcceptanceIsIrreproducible() throws {
    try expectIrreproducible { $0.acceptance -= 0.002 }
  }

  @Test func unknownIntentIsIrreproducible() throws {
    try expectIrreproducible { $0.intent = "intent_9" }
  }

  @Test func otherWeightsAreIrreproducible() {
    var crafted = crafted
    crafted[.head] = Data(crafted[.head].reversed())
    #expect(
      CraftedModelFile.loadError(crafted.data())
        == .irreproducible(path: CraftedModelFile.path, utterance: "hello"))
  }

  @Test func predictionWithinTheToleranceIsAccepted() throws {
    let file = try withPrediction { $0.confidence += GoldenPrediction.tolerance / 2 }
    #expect(CraftedModelFile.loadError(file) == nil)
  }

  private func expectIrreproducible(_ change: (inout GoldenPrediction) -> Void) throws {
    #expect(
      CraftedModelFile.loadError(try withPrediction(change))
        == .irreproducible(path: CraftedModelFile.path, utterance: "hello"))
  }

  /// Returns the file with its first prediction changed, that for "hello".
  private func withPrediction(_ change: (inout GoldenPrediction) -> Void) throws -> Data {
    var crafted = crafted
    var golden = try JSONDecoder().decode(
      [GoldenPrediction].self, from: crafted[.goldenPredictions])
    change(&golden[0])
    crafted[.goldenPredictions] = try JSONEncoder().encode(golden)
    return crafted.data()
  }
}
