/// Which n-grams a model reads from an utterance; part of the model file.
package struct FeatureConfiguration: Codable, Hashable, Sendable {
  /// The logarithm, base 2, of the number of hash buckets.
  package var bucketBits: Int
  /// The shortest and the longest character n-gram of a padded word.
  package var shortestCharacterGram: Int
  package var longestCharacterGram: Int
  /// Whether unknown words are mended (``WordRepair``) before features are read.
  package var repairsWords: Bool

  package init(
    bucketBits: Int = 14, shortestCharacterGram: Int = 2, longestCharacterGram: Int = 5,
    repairsWords: Bool = true
  ) {
    self.bucketBits = bucketBits
    self.shortestCharacterGram = shortestCharacterGram
    self.longestCharacterGram = longestCharacterGram
    self.repairsWords = repairsWords
  }

  /// Reads a configuration; files of format version 1 do not say whether words are mended, for
  /// their models were calibrated without that.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    bucketBits = try values.decode(Int.self, forKey: .bucketBits)
    shortestCharacterGram = try values.decode(Int.self, forKey: .shortestCharacterGram)
    longestCharacterGram = try values.decode(Int.self, forKey: .longestCharacterGram)
    repairsWords = try values.decodeIfPresent(Bool.self, forKey: .repairsWords) ?? false
  }

  package var bucketCount: Int { 1 << bucketBits }

  /// Tells whether every number lies where the extractor can work with it.
  package var isValid: Bool {
    (4...20).contains(bucketBits) && (1...8).contains(shortestCharacterGram)
      && (shortestCharacterGram...8).contains(longestCharacterGram)
  }
}
