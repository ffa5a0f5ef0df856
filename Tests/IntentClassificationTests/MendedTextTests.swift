import Foundation
import TestSupport
import Testing

@testable import IntentClassification

/// What a model makes of words run together or mistyped.
struct MendedTextTests {
  private static let examples = [
    (intent: "light_off", utterances: ["turn off the light", "lights out please"]),
    (intent: "timer_set", utterances: ["set a timer for ten minutes", "start a timer"]),
  ]

  private let assembly: ModelAssembly

  init() {
    var assembly = TinyModel.recognizing(Self.examples)
    let rows = Self.examples.enumerated().flatMap { index, example in
      example.utterances.map { (utterance: $0, intent: index) }
    }
    assembly.acceptance = TinyModel.acceptance(trainingRows: rows, features: assembly.features)
    self.assembly = assembly
  }

  @Test func textWithoutBlanksGetsTheLogitsOfTheTextWithBlanks() {
    let classifier = assembly.unrecordedClassifier()
    for text in Self.examples.flatMap(\.utterances) {
      #expect(classifier.logits(text.filter { $0 != " " }) == classifier.logits(text))
      #expect(
        classifier.classify(text.filter { $0 != " " }).acceptance
          == classifier.classify(text).acceptance)
    }
  }

  @Test func mistypedTextGetsTheMeanOfWhatWasTypedAndWhatItIsReadAs() throws {
    let (typed, meant) = ("set a timre for ten minutes", "set a timer for ten minutes")
    let mending = assembly.unrecordedClassifier().logits(typed)
    let known = assembly.unrecordedClassifier().logits(meant)
    let plain = try versionOne().logits(typed)
    for intent in mending.indices {
      #expect(abs(mending[intent] - (known[intent] + plain[intent]) / 2) < 1e-4)
    }
    #expect(plain != mending)
  }

  @Test(arguments: [
    "set a timre for ten minutes", "turnoffthelight", "lights otu plaese", "turn of teh light",
    "startatimer", "turn off the light",
  ])
  func explanationsOfMendedTextAddUpToTheLogits(text: String) {
    let classifier = assembly.unrecordedClassifier()
    let explanation = classifier.explain(text)
    let parts = explanation.parts.reduce(explanation.bias) { $0 + $1.weights }
    #expect(abs(explanation.sum.intent - explanation.intent.logit) < 1e-3)
    #expect(abs(explanation.sum.other - (explanation.other?.logit ?? 0)) < 1e-3)
    #expect(abs(parts.intent - explanation.intent.logit) < 1e-3)
  }

  @Test func anExplanationShowsWhatWasMended() {
    let classifier = assembly.unrecordedClassifier()
    #expect(classifier.explain("turnoffthelight").normalizedText == "turn off the light")
    #expect(classifier.explain("turnoffthelight").correctedText == nil)
    let mistyped = classifier.explain("set a timre for ten minutes")
    #expect(mistyped.correctedText == "set a timer for ten minutes")
    #expect(mistyped.parts.contains { $0.text == "timre → timer" })
  }

  @Test func fileOfVersionOneIsReadWithoutMending() throws {
    let classifier = try versionOne()
    #expect(!classifier.configuration.features.repairsWords)
    #expect(classifier.logits("turnoffthelight") != classifier.logits("turn off the light"))
    let plain = assembly.unrecordedClassifier()
    #expect(classifier.logits("turn off the light") == plain.logits("turn off the light"))
  }

  /// Returns the model as a build before word repair wrote it.
  private func versionOne() throws -> IntentClassifier {
    var crafted = try CraftedModelFile(assembly.fileAndClassifier().0)
    var configuration = try #require(
      JSONSerialization.jsonObject(with: crafted[.configuration]) as? [String: Any])
    var features = try #require(configuration["features"] as? [String: Any])
    #expect(features.removeValue(forKey: "repairsWords") as? Bool == true)
    configuration["features"] = features
    crafted[.configuration] = try JSONSerialization.data(withJSONObject: configuration)
    crafted.version = 1
    return try IntentClassifier(ModelFile(crafted.data(), path: "m"))
  }
}
