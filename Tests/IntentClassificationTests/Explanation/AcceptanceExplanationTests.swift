import IntentClassification
import TestSupport
import Testing

struct AcceptanceExplanationTests {
  private static let classifier = TinyModel.smallestAssembly().fileAndClassifier().1

  @Test(arguments: ["hello", "", "good bye and hello", "把灯关掉", "🎉", "don't say hello"])
  func theTermsAddUpToTheAcceptance(text: String) {
    let acceptance = Self.classifier.explain(text).acceptance
    #expect(acceptance.terms.map(\.name) == AcceptanceEvidence.names)
    #expect(acceptance.value == Self.classifier.classify(text).acceptance)
    #expect(abs(1 / (1 + Numerics.exp(-acceptance.logOdds)) - acceptance.value) < 1e-9)
  }

  @Test(arguments: ["hello", "", "good bye, good bye", "把灯关掉"])
  func theWordsAddUpToTheLogOddsOfACommand(text: String) throws {
    let acceptance = Self.classifier.explain(text).acceptance
    let logOdds = try #require(acceptance.commandLogOdds)
    let sum = acceptance.commandWords.reduce(acceptance.commandBias) { $0 + $1.weight }
    #expect(abs(sum - logOdds) < 1e-4)
    let term = acceptance.terms.first { $0.name == "command_log_odds" }
    #expect(term?.value == logOdds)
  }

  @Test func whatLiesOutsideTheFitsRangeCountsAsItsEnd() throws {
    let terms = Self.classifier.explain("hello").acceptance.terms
    for term in terms { #expect(term.countedValue == min(max(term.value, -9), 9)) }
  }

  @Test func withoutAScoreTheConfidenceServes() {
    let explanation = TinyModel.random().fileAndClassifier().1.explain("hello")
    #expect(explanation.acceptance.terms.isEmpty)
    #expect(explanation.acceptance.value == explanation.intent.confidence)
    #expect(explanation.acceptance.commandLogOdds == nil)
  }
}
