/// The words of an utterance as hashes, for telling utterances apart without features or weights.
package enum WordSequence {
  /// Returns one hash for each word and ideograph, in order; punctuation is left out.
  package static func hashes(of utterance: String) -> [UInt64] {
    TextNormalizer.withNormalizedBytes(of: utterance) { bytes in
      var hashes: [UInt64] = []
      FeatureWalk(bytes).forEachWord { kind, hash, _ in
        if kind != .mark { hashes.append(hash) }
      }
      return hashes
    }
  }
}
