import Foundation

/// Turns an utterance into the bytes that features are read from: one spelling for what a person
/// would call the same text.
///
/// Letters are lower-cased, runs of blanks and control characters become one blank, the ends are
/// trimmed, and final full stops, commas and exclamation marks are
/// dropped. Where a byte is not ASCII the
/// text is also brought into compatibility form (NFKC), so that full-width and half-width letters
/// are alike; Traditional Chinese characters become Simplified, and typographic quotes plain.
package enum TextNormalizer {
  /// Foundation takes quadratic time to compose, 12 seconds for a million letters. NFKC takes a
  /// text to no less than a quarter of its bytes, so this is beyond what features are read from.
  private static let longestComposition = 8 * FeatureExtractor.longestText

  /// Calls `body` with the normalised UTF-8 bytes of an utterance.
  ///
  /// The bytes are valid during the call only. Costs one walk over plain ASCII or Chinese text;
  /// other scripts pay for Foundation's NFKC first, and are cut off far beyond the length from
  /// which features are read.
  static func withNormalizedBytes<Result>(
    of utterance: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var utterance = utterance
    return utterance.withUTF8 { bytes in
      switch survey(bytes) {
      case .ascii: withASCII(bytes, body)
      case .composed: withScalars(bytes, body)
      case .mixed: withCompatibilityForm(bytes, body)
      }
    }
  }

  /// Returns the normalised text, for explanations and tests.
  package static func normalize(_ utterance: String) -> String {
    withNormalizedBytes(of: utterance) { String(decoding: $0, as: UTF8.self) }
  }

  /// What a text holds, as far as the choice of walk goes.
  private enum Content {
    case ascii
    /// Besides ASCII only characters that NFKC leaves alone or that the walk itself folds.
    case composed
    case mixed
  }

  private static func survey(_ bytes: UnsafeBufferPointer<UInt8>) -> Content {
    guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else { return .ascii }
    var index = first
    while index < bytes.count {
      let scalar = UTF8Walk.next(bytes, &index)
      guard isFoldedByWalk(scalar) else { return .mixed }
    }
    return .composed
  }

  private static func isFoldedByWalk(_ scalar: UInt32) -> Bool {
    scalar < 0x80 || (0x4E00...0x9FFF).contains(scalar) || (0xFF01...0xFF5E).contains(scalar)
      || (0x3000...0x3002).contains(scalar) || (0x2018...0x201D).contains(scalar)
  }

  private static func withASCII<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { storage in
      var writer = NormalizedWriter(storage)
      for byte in bytes { writer.appendASCII(byte) }
      return body(writer.finish())
    }
  }

  private static func withScalars<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // A folded scalar never takes more bytes than it came in.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { storage in
      var writer = NormalizedWriter(storage)
      var index = 0
      while index < bytes.count { writer.append(UTF8Walk.next(bytes, &index)) }
      return body(writer.finish())
    }
  }

  private static func withCompatibilityForm<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var composed = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) {
      var writer = NormalizedWriter($0)
      var index = 0
      // First of all, for what is dropped may stand between a letter and its accent.
      while index < bytes.count, writer.written.count < longestComposition {
        writer.append(UTF8Walk.next(bytes, &index))
      }
      return String(decoding: writer.written, as: UTF8.self)
    }
    composed = composed.precomposedStringWithCompatibilityMapping.lowercased()
    // Some letters are composed in lower case only, and on Linux Foundation does not compose what
    // its compatibility mapping brings together, such as half-width kana and their voiced mark.
    if composed.unicodeScalars.contains(where: joinsItsNeighbor) {
      composed = composed.precomposedStringWithCanonicalMapping
    }
    return composed.withUTF8 { withScalars($0, body) }
  }

  /// Tells whether a scalar may be composed with the one before it.
  private static func joinsItsNeighbor(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return (0x1161...0x11FF).contains(scalar.value)
    }
  }
}
