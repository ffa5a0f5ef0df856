import Testing

@testable import IntentClassification

/// The numbers behind the features, pinned: a model's weights stand at these places, so another
/// hash makes every model file wrong without a word.
struct FeatureHashTests {
  @Test func hashesStayAsModelFilesWereMadeWith() {
    #expect(
      WordSequence.hashes(of: "turn 灯 off!") == [
        7_504_292_495_908_591_427, 11_228_638_285_375_991_189, 6_250_717_968_420_506_618,
      ])
  }

  @Test func bucketsStayAsModelFilesWereMadeWith() {
    let features = FeatureExtractor(FeatureConfiguration()).features(of: "Don't 开灯")
    #expect(
      features.map(\.bucket) == [
        9131, 5238, 8511, 10319, 3523, 16355, 3234, 13836, 10700, 9954, 5334, 7824, 8400, 8877,
        2609, 421, 11623, 488, 6633, 4683, 9176, 1497, 9973, 2329, 5081,
      ])
  }

  @Test func kindsOfGramsHaveHashesOfTheirOwn() {
    var seeds = [FeatureHash.word, FeatureHash.wordPair, FeatureHash.characters]
    for index in seeds.indices { seeds[index].absorb(UInt8(ascii: "a")) }
    #expect(Set(seeds.map(\.value)).count == 3)
  }
}
