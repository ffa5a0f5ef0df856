/// Mends what a model can mend in a text before features are read from it: words run together and
/// letters mistyped.
///
/// Only words that no training row has are looked at, and only towards words that training rows
/// have, in pairs that they have: a text of known words is left alone, and so is a text in which
/// nothing known comes near. All that is consulted is ``KnownGrams``.
struct WordRepair {
  /// Longer texts are no commands typed in haste, and mending takes microseconds a word.
  static let longestText = 512

  /// The text with blanks where known words had run together: what evidence is read from.
  let spaced: [UInt8]
  /// That text with mistyped words as they are known: what the network reads. A correction is a
  /// guess, so it must not pass for evidence that the text is a known one.
  let corrected: [UInt8]

  /// Returns nil where there is nothing to mend.
  init?(_ text: UnsafeBufferPointer<UInt8>, _ known: KnownGrams) {
    guard text.count <= Self.longestText, Self.hasUnknownWord(text, known) else { return nil }
    let spaced = WordSplitter(known: known).spaced(text)
    let corrected = SpellingCorrector(known: known).corrected(spaced)
    guard corrected.count != text.count || !corrected.elementsEqual(text) else { return nil }
    self.spaced = spaced
    self.corrected = corrected
  }

  /// Tells whether any unknown word is long enough to be mended.
  @inline(__always)
  private static func hasUnknownWord(
    _ text: UnsafeBufferPointer<UInt8>, _ known: KnownGrams
  ) -> Bool {
    var found = false
    FeatureWalk(text).forEachWord { kind, hash, range in
      if kind == .word, range.count >= SpellingCorrector.shortestWord, !known.contains(hash) {
        found = true
      }
    }
    return found
  }
}

/// A word of a text that is being mended.
struct RepairableWord {
  let range: Range<Int>
  let hash: UInt64
  /// Whether it is made of letters and digits and no training row has it.
  let isUnknown: Bool

  /// Returns the words, ideographs and marks of a text.
  static func words(
    of text: UnsafeBufferPointer<UInt8>, _ known: KnownGrams
  ) -> [RepairableWord] {
    var words: [RepairableWord] = []
    FeatureWalk(text).forEachWord { kind, hash, range in
      words.append(
        RepairableWord(
          range: range, hash: hash, isUnknown: kind == .word && !known.contains(hash)))
    }
    return words
  }
}
