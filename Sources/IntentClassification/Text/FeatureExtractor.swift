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

  /// Calls `body` with the features of an utterance, in the order of their first occurrence.
  ///
  /// The buffer is valid during the call only. It is empty for a text without a letter, digit or
  /// mark. `wasCut` tells that the text was longer than ``longestText``.
  @inline(__always)
  package func withFeatures<Result>(
    of utterance: String,
    _ body: (_ features: UnsafeBufferPointer<Feature>, _ wasCut: Bool) -> Result
  ) -> Result {
    TextNormalizer.withNormalizedBytes(of: utterance) { bytes in
      let read = Self.readableLength(bytes)
      let text = UnsafeBufferPointer(rebasing: bytes[0..<read])
      return FeatureCounter.withCounter(textLength: read) { counter in
        count(text, into: &counter)
        return body(counter.weighed(), read < bytes.count)
      }
    }
  }

  /// Returns the features of an utterance as an array.
  package func features(of utterance: String) -> [Feature] {
    withFeatures(of: utterance) { features, _ in Array(features) }
  }

  private func count(_ text: UnsafeBufferPointer<UInt8>, into counter: inout FeatureCounter) {
    let shift = UInt64(64 - configuration.bucketBits)
    FeatureWalk(text, configuration: configuration).forEachFeature { hash, block, _ in
      counter.count(bucket: UInt32(truncatingIfNeeded: hash >> shift), in: block)
    }
  }

  /// Returns how many bytes are read: all of a short text, else up to the last whole scalar.
  private static func readableLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard bytes.count > longestText else { return bytes.count }
    var end = longestText
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}
