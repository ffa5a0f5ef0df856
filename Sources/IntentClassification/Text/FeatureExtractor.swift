/// One feature of an utterance: a hash bucket and its weight in the normalised vector.
package struct Feature: Hashable, Sendable {
  package var bucket: UInt32
  package var weight: Float

  @inline(__always)
  package init(bucket: UInt32, weight: Float) {
    self.bucket = bucket
    self.weight = weight
  }
}

/// Turns utterances into sparse feature vectors: hashed n-grams, sublinear counts, unit length.
///
/// The one extractor of the project: training, classifying and explaining read features here. A
/// feature that stands tf times weighs 1 + ln tf; words and character n-grams are brought to unit
/// length apart and together (feature hashing: Weinberger et al., 2009). Safe from any thread.
package struct FeatureExtractor: Sendable {
  /// Text beyond this many normalised bytes is not read: a command is far shorter, and a pasted
  /// book must not cost seconds.
  package static let longestText = 4096

  package let configuration: FeatureConfiguration

  package init(_ configuration: FeatureConfiguration) {
    precondition(configuration.isValid, "a feature configuration out of range")
    self.configuration = configuration
  }

  /// Calls `body` with the features of an utterance, in the order of their first occurrence, and
  /// what the walk over it saw.
  ///
  /// The buffer is valid during the call only. It is empty for a text without a letter, digit or
  /// mark. Words are looked up in what a model remembers, and unknown ones mended if the
  /// configuration says so.
  @inline(__always)
  package func withFeatures<Result>(
    of utterance: String, memory: Acceptance = Acceptance(),
    _ body: (_ features: UnsafeBufferPointer<Feature>, _ reading: Reading) -> Result
  ) -> Result {
    TextNormalizer.withNormalizedBytes(of: utterance) { bytes in
      let length = Self.readableLength(bytes)
      let text = UnsafeBufferPointer(rebasing: bytes[0..<length])
      return FeatureCounter.withCounter(textLength: length) { counter in
        var reading = Reading(text, wasCut: length < bytes.count)
        count(text, into: &counter, memory, &reading)
        // Asked behind the walk, so that a text of known words pays nothing for mending.
        if configuration.repairsWords, reading.unknownWords > 0,
          let repair = WordRepair(text, memory.knownGrams)
        {
          return withFeatures(of: repair, memory, body)
        }
        return body(counter.weighed(), reading)
      }
    }
  }

  /// Returns the texts that features are read from: the normalised one, mended where the model
  /// mends, and behind it the corrected one where that differs.
  package func textsRead(of utterance: String, memory: Acceptance) -> [[UInt8]] {
    TextNormalizer.withNormalizedBytes(of: utterance) { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[0..<Self.readableLength(bytes)])
      guard configuration.repairsWords, let repair = WordRepair(text, memory.knownGrams) else {
        return [Array(text)]
      }
      return repair.corrected == repair.spaced
        ? [repair.spaced] : [repair.spaced, repair.corrected]
    }
  }

  /// Returns the features of an utterance as an array.
  package func features(of utterance: String) -> [Feature] {
    withFeatures(of: utterance) { features, _ in Array(features) }
  }

  /// Reads evidence from the text before corrections, and features from it and the corrected one.
  ///
  /// Where they differ the features are the mean of both texts': a correction is a guess, and what
  /// was typed must be able to contradict it. The network being linear, its logits are then the
  /// mean of both texts' logits.
  @inline(never)
  private func withFeatures<Result>(
    of repair: WordRepair, _ memory: Acceptance,
    _ body: (UnsafeBufferPointer<Feature>, Reading) -> Result
  ) -> Result {
    var (features, reading) = read(repair.spaced, memory)
    if repair.corrected != repair.spaced {
      features += read(repair.corrected, Acceptance()).features
      for index in features.indices { features[index].weight /= 2 }
    }
    return features.withUnsafeBufferPointer { body($0, reading) }
  }

  private func read(
    _ text: [UInt8], _ memory: Acceptance
  ) -> (features: [Feature], reading: Reading) {
    text.withUnsafeBufferPointer { text in
      FeatureCounter.withCounter(textLength: text.count) { counter in
        var reading = Reading(text, wasCut: false)
        count(text, into: &counter, memory, &reading)
        return (Array(counter.weighed()), reading)
      }
    }
  }

  @inline(__always)
  private func count(
    _ text: UnsafeBufferPointer<UInt8>, into counter: inout FeatureCounter, _ memory: Acceptance,
    _ reading: inout Reading
  ) {
    let shift = UInt64(64 - configuration.bucketBits)
    FeatureWalk(text, configuration: configuration).forEachFeature { hash, kind, _ in
      counter.count(bucket: UInt32(truncatingIfNeeded: hash >> shift), of: kind)
      reading.note(hash, kind, memory)
    }
  }

  /// Returns what the walk over an utterance sees besides features.
  package func reading(of utterance: String) -> Reading {
    withFeatures(of: utterance) { _, reading in reading }
  }

  /// Returns the hashes of the words and word pairs of an utterance, for ``KnownGrams``
  /// and ``CommandView``, repetitions included.
  package func knownGramHashes(of utterance: String) -> [UInt64] {
    TextNormalizer.withNormalizedBytes(of: utterance) { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[0..<Self.readableLength(bytes)])
      var hashes: [UInt64] = []
      FeatureWalk(text, configuration: configuration).forEachFeature { hash, kind, _ in
        if kind != .characters { hashes.append(hash) }
      }
      return hashes
    }
  }

  /// Returns how many bytes are read: all of a short text, else up to the last whole scalar.
  static func readableLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard bytes.count > longestText else { return bytes.count }
    var end = longestText
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}
