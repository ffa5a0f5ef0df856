/// One n-gram at one place of a text.
struct GramOccurrence: Hashable {
  let hash: UInt64
  let kind: FeatureKind
  /// The n-gram as it was hashed: padding is a blank, the text's edge in a pair `|`.
  var text: String
  /// The bytes of the normalised text that it spans, padding left out.
  let range: Range<Int>
}

/// A text that features are read from, with all its n-grams.
struct WalkedText {
  let bytes: [UInt8]
  /// In the order in which features are counted, repetitions included.
  let occurrences: [GramOccurrence]

  var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension FeatureExtractor {
  /// Returns what features of an utterance are read from: its normalised text with what a model
  /// mends, and behind it, where words were corrected, the corrected text.
  ///
  /// The same walk as ``withFeatures(of:memory:_:)``; takes as long as a few classifications.
  func walkedTexts(of utterance: String, memory: Acceptance) -> [WalkedText] {
    textsRead(of: utterance, memory: memory).map(walked)
  }

  private func walked(_ text: [UInt8]) -> WalkedText {
    var occurrences: [GramOccurrence] = []
    text.withUnsafeBufferPointer { bytes in
      FeatureWalk(bytes, configuration: configuration).forEachFeature { hash, kind, range in
        occurrences.append(
          GramOccurrence(
            hash: hash, kind: kind, text: GramSpelling.text(of: hash, kind, bytes[range]),
            range: range))
      }
    }
    GramSpelling.markEdges(of: &occurrences)
    return WalkedText(bytes: text, occurrences: occurrences)
  }
}

/// Turns a reported n-gram back into what was hashed.
private enum GramSpelling {
  /// The walk reports the bytes without the padding, but the hash has it: the spelling with the
  /// same hash is the one that was counted.
  static func text(
    of hash: UInt64, _ kind: FeatureKind, _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard kind == .characters else { return text }
    let spellings = [text, " " + text, text + " ", " " + text + " "]
    return spellings.first { self.hash($0) == hash } ?? text
  }

  /// A pair's bytes do not tell two words from one at an edge; the order of the walk does: the
  /// first pair begins with the text's edge, and the last n-gram is the pair that ends with it.
  static func markEdges(of occurrences: inout [GramOccurrence]) {
    guard let first = occurrences.firstIndex(where: { $0.kind == .pair }) else { return }
    occurrences[first].text = "|" + occurrences[first].text
    occurrences[occurrences.count - 1].text += "|"
  }

  private static func hash(_ text: String) -> UInt64 {
    var hash = FeatureHash.characters
    for byte in text.utf8 { hash.absorb(byte) }
    return hash.value
  }
}
