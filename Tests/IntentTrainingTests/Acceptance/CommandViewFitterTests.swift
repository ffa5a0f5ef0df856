import IntentClassification
import Testing

@testable import IntentTraining

struct CommandViewFitterTests {
  private static let commands = (0..<40).map { "turn on lamp \($0)" }
  private static let refusals = (0..<40).map { "don't turn on lamp \($0)" }

  @Test func tellsCommandsFromRefusalsThatShareTheirWords() throws {
    let view = try #require(Self.fit(Self.commands, Self.refusals))
    #expect(Self.logOdds(view, "turn on lamp 99") > 0)
    #expect(Self.logOdds(view, "don't turn on lamp 99") < 0)
  }

  @Test func withoutOneSideThereIsNoView() {
    #expect(Self.fit([], Self.refusals) == nil)
    #expect(Self.fit(Self.commands, []) == nil)
  }

  @Test func theSameSeedGivesTheSameView() throws {
    let first = try #require(Self.fit(Self.commands, Self.refusals))
    let second = try #require(Self.fit(Self.commands, Self.refusals, threads: 1))
    #expect(first.codes == second.codes)
    #expect(first.scale == second.scale && first.bias == second.bias)
  }

  private static let extractor = FeatureExtractor(FeatureConfiguration(bucketBits: 10))

  private static func fit(
    _ commands: [String], _ refusals: [String], threads: Int = 2
  ) -> CommandView? {
    CommandViewFitter(
      commands: commands, refusals: refusals, extractor: extractor, threads: threads
    )?.fit(seed: 1)
  }

  /// The sum over the words and word pairs of a text.
  private static func logOdds(_ view: CommandView, _ text: String) -> Double {
    let codes = extractor.knownGramHashes(of: text).map {
      Int(view.codes[CommandView.bucket($0, of: view.codes.count)])
    }
    return Double(Float(codes.reduce(0, +)) * view.scale + view.bias)
  }
}
