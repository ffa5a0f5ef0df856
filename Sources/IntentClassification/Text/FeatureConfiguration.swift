/// Which n-grams a model reads from an utterance; part of the model file.
package struct FeatureConfiguration: Codable, Hashable, Sendable {
  /// The logarithm, base 2, of the number of hash buckets.
  package var bucketBits: Int
  /// The shortest and the longest character n-gram of a padded word.
  package var shortestCharacterGram: Int
  package var longestCharacterGram: Int

  package init(
    bucketBits: Int = 14, shortestCharacterGram: Int = 2, longestCharacterGram: Int = 5
  ) {
    self.bucketBits = bucketBits
    self.shortestCharacterGram = shortestCharacterGram
    self.longestCharacterGram = longestCharacterGram
  }

  package var bucketCount: Int { 1 << bucketBits }

  /// Tells whether every number lies where the extractor can work with it.
  package var isValid: Bool {
    (4...20).contains(bucketBits) && (1...8).contains(shortestCharacterGram)
      && (shortestCharacterGram...8).contains(longestCharacterGram)
  }
}
