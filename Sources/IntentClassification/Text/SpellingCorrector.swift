/// Replaces a mistyped word by the known word that is one slip away: a letter too many, too few,
/// wrong, or two swapped (Damerau, 1964).
///
/// The known word must stand in a pair that training rows have with the word before or behind;
/// where two fit equally well nothing is replaced. Words of ASCII letters only.
struct SpellingCorrector {
  /// Every short word is one slip away from some other.
  static let shortestWord = 4
  private static let longestWord = 24

  let known: KnownGrams

  /// Returns a text with its mistyped words corrected.
  func corrected(_ text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer { text in
      let words = RepairableWord.words(of: text, known)
      var corrected: [UInt8] = []
      var copied = 0
      var previous = FeatureHash.edge
      for (index, word) in words.enumerated() {
        let next = index + 1 < words.count ? words[index + 1].hash : FeatureHash.edge
        let bytes = UnsafeBufferPointer(rebasing: text[word.range])
        let better = word.isUnknown ? correction(of: bytes, after: previous, before: next) : nil
        previous = better?.hash ?? word.hash
        guard let better else { continue }
        corrected += text[copied..<word.range.lowerBound]
        corrected += better.slip.undone(in: bytes)
        copied = word.range.upperBound
      }
      return corrected + text[copied...]
    }
  }

  /// Returns the one known word that fits best.
  private func correction(
    of word: UnsafeBufferPointer<UInt8>, after previous: UInt64, before next: UInt64
  ) -> (slip: Slip, hash: UInt64)? {
    guard (Self.shortestWord...Self.longestWord).contains(word.count),
      word.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 })
    else { return nil }
    var best: (slip: Slip, hash: UInt64)?
    var bestPairs = 0
    var isAmbiguous = false
    Slip.forEach(of: word) { slip, hash in
      guard known.contains(hash), hash != best?.hash else { return }
      let pairs = knownPairs(previous, hash, next)
      guard pairs > 0, pairs >= bestPairs else { return }
      isAmbiguous = pairs == bestPairs
      bestPairs = pairs
      best = (slip, hash)
    }
    return isAmbiguous ? nil : best
  }

  private func knownPairs(_ previous: UInt64, _ word: UInt64, _ next: UInt64) -> Int {
    (known.contains(FeatureWalk.pair(previous, word)) ? 1 : 0)
      + (known.contains(FeatureWalk.pair(word, next)) ? 1 : 0)
  }
}
