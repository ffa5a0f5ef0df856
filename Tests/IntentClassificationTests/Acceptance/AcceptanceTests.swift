import Foundation
import TestSupport
import Testing

@testable import IntentClassification

struct AcceptanceTests {
  @Test func memberIsAlwaysKnown() {
    var generator = TestGenerator(seed: 1)
    for count in [0, 1, 2, 63, 1000, 20_000] {
      let members = Set((0..<count).map { _ in generator.next() })
      let known = KnownGrams(members: members)
      #expect(members.allSatisfy { known.contains($0) })
    }
  }

  @Test func fewStrangersPassForKnown() {
    var generator = TestGenerator(seed: 2)
    let known = KnownGrams(members: Set((0..<5000).map { _ in generator.next() }))
    let passed = (0..<20_000).count { _ in known.contains(generator.next()) }
    // One in four hundred is expected.
    #expect(passed < 20_000 / 250)
    #expect(!KnownGrams(members: []).contains(generator.next()))
  }

  @Test func textUnderTwoIntentsIsNotRecognized() {
    let known = KnownUtterances([(1 << 40, 0), (2 << 40, 1), (1 << 40, 2), (3 << 40, 1)])
    #expect(known.intent(ofTextHash: 1 << 40) == nil)
    #expect(known.intent(ofTextHash: 2 << 40) == 1)
    #expect(known.intent(ofTextHash: 3 << 40) == 1)
    #expect(known.intent(ofTextHash: 4 << 40) == nil)
    #expect(KnownUtterances([]).intent(ofTextHash: 0) == nil)
  }

  @Test func textUnderTwoIntentsStaysOutWhateverFollows() {
    // The third row must not bring the text back.
    let rows = [0, 1, 0].map { (textHash: UInt64(1) << 40, intent: $0) }
    #expect(KnownUtterances(rows).hashes.isEmpty)
  }

  @Test func everyTrainingRowIsFound() {
    var generator = TestGenerator(seed: 3)
    let rows = (0..<3000).map { (textHash: generator.next(), intent: $0 % 50) }
    let known = KnownUtterances(rows)
    #expect(known.hashes == known.hashes.sorted())
    #expect(rows.allSatisfy { known.intent(ofTextHash: $0.textHash) == $0.intent })
  }

  @Test func commandViewAddsTheCodesOfItsGrams() {
    let view = CommandView(weights: [0.5, -1, 0.25, 0], bias: 0.125)
    // The two top bits of a hash name one of four buckets.
    let sum = view.code(1 << 62) + 2 * view.code(2 << 62)
    #expect(abs(view.logOdds(codeSum: sum) - (-1 + 2 * 0.25 + 0.125)) < 0.02)
    #expect(CommandView.bucket(3 << 62, of: 4) == 3)
    #expect(CommandView(weights: [0, 0], bias: 1).codes == [0, 0])
  }

  @Test func evidenceBeyondItsRangeCountsAsTheNearest() {
    let term = AcceptanceScore.Term(weight: 2, mean: 1, deviation: 4, lowest: 0, highest: 3)
    #expect(term.contribution(1) == 0)
    #expect(term.contribution(3) == 1)
    #expect(term.contribution(1e9) == 1 && term.contribution(.infinity) == 1)
    #expect(term.contribution(-.infinity) == -0.5)
  }

  @Test func scoreIsTheSigmoidOfItsTerms() {
    let acceptance = TinyModel.acceptance(
      trainingRows: [], features: TinyModel.smallestFeatures)
    let values = AcceptanceEvidence.names.indices.map(Double.init)
    let sum = 0.25 + values.reduce(0) { $0 + 0.25 * min($1, 9) }
    let score = acceptance.score?.score(AcceptanceEvidence(values: values)) ?? .nan
    #expect(abs(score - 1 / (1 + Foundation.exp(-sum))) < 1e-12)
  }

  @Test(
    arguments: [
      (0.05, .promise, 0.95, "at most 5 % wrong, 95 %"),
      (0.025, .estimate, nil, "about 2.5 % wrong, an estimate without a promise"),
      (0.05, .guess, nil, "no promise: too few rows held out"),
    ] as [(Double, AcceptanceThreshold.Basis, Double?, String)])
  func thresholdTellsWhatItStandsFor(
    _ rate: Double, _ basis: AcceptanceThreshold.Basis, _ level: Double?, _ text: String
  ) {
    var threshold = AcceptanceThreshold(maxMisrouteRate: rate, value: 0.5, basis: basis)
    threshold.level = level
    #expect(threshold.description == text)
  }
}
