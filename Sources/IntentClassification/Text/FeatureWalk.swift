/// What an n-gram is made of.
enum FeatureKind {
  /// One word, ideograph or mark.
  case word
  /// Two neighbouring words, or a word at an edge of the text.
  case pair
  /// Characters of one word.
  case characters

  /// The group that a feature is normalised in: character n-grams apart from words, so that a
  /// long word's many n-grams do not drown its one word feature.
  @inline(__always)
  var block: UInt32 { self == .characters ? 1 : 0 }
}

/// Walks normalised text and reports each n-gram in order, repetitions included.
///
/// A word is a run of letters and digits with inner apostrophes; a Han, kana or Hangul character
/// and a punctuation mark are words of their own. Features are words, pairs of neighbouring words
/// with the text's edges counted as words, and the character n-grams of each blank-separated
/// stretch padded with one blank, ideographs left out since they are counted as words already.
struct FeatureWalk {
  let bytes: UnsafeBufferPointer<UInt8>
  let shortestGram: Int
  let longestGram: Int

  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    configuration: FeatureConfiguration = FeatureConfiguration()
  ) {
    self.bytes = bytes
    shortestGram = configuration.shortestCharacterGram
    longestGram = configuration.longestCharacterGram
  }

  /// Reports each feature: its hash, its kind and the bytes that it spans.
  @inline(__always)
  func forEachFeature(_ report: (UInt64, FeatureKind, Range<Int>) -> Void) {
    guard !bytes.isEmpty else { return }
    var previous = FeatureHash.edge
    var previousStart = 0
    var stretchStart = 0
    forEachWord { kind, word, range in
      if kind == .ideograph {
        reportCharacterGrams(ofStretchesIn: stretchStart..<range.lowerBound, report)
        stretchStart = range.upperBound
      }
      report(word, .word, range)
      report(Self.pair(previous, word), .pair, previousStart..<range.upperBound)
      previous = word
      previousStart = range.lowerBound
    }
    reportCharacterGrams(ofStretchesIn: stretchStart..<bytes.count, report)
    report(Self.pair(previous, FeatureHash.edge), .pair, previousStart..<bytes.count)
  }

  /// Reports each word, ideograph and mark: its kind, its hash and its bytes.
  @inline(__always)
  func forEachWord(_ report: (ScalarKind, UInt64, Range<Int>) -> Void) {
    var index = 0
    while index < bytes.count {
      let start = index
      let kind = ScalarKind(UTF8Walk.next(bytes, &index))
      guard kind != .blank else { continue }
      if kind == .word { index = endOfWord(from: index) }
      report(kind, hash(of: start..<index), start..<index)
    }
  }

  /// Returns the hash of two neighbouring words, by theirs.
  @inline(__always)
  static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var hash = FeatureHash.wordPair
    hash.absorb(first)
    hash.absorb(second)
    return hash.value
  }

  @inline(__always)
  private func hash(of range: Range<Int>) -> UInt64 {
    var hash = FeatureHash.word
    for index in range { hash.absorb(bytes[index]) }
    return hash.value
  }

  /// Returns the end of the word whose first scalar ends at `index`.
  @inline(__always)
  private func endOfWord(from index: Int) -> Int {
    var end = index
    while end < bytes.count {
      var next = end
      var kind = ScalarKind(UTF8Walk.next(bytes, &next))
      if bytes[end] == UInt8(ascii: "'"), next < bytes.count {
        kind = ScalarKind(UTF8Walk.next(bytes, &next))
      }
      guard kind == .word else { break }
      end = next
    }
    return end
  }

  /// Reports the character n-grams of each blank-separated stretch of a range.
  @inline(__always)
  private func reportCharacterGrams(
    ofStretchesIn range: Range<Int>, _ report: (UInt64, FeatureKind, Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    for index in range where bytes[index] == UInt8(ascii: " ") {
      reportCharacterGrams(of: start..<index, report)
      start = index + 1
    }
    reportCharacterGrams(of: start..<range.upperBound, report)
  }

  /// Reports the character n-grams of one stretch without blanks, padded with one at both ends.
  @inline(__always)
  private func reportCharacterGrams(
    of stretch: Range<Int>, _ report: (UInt64, FeatureKind, Range<Int>) -> Void
  ) {
    guard !stretch.isEmpty else { return }
    var padded = FeatureHash.characters
    padded.absorb(UInt8(ascii: " "))
    reportGrams(padded, length: 1, from: stretch.lowerBound, in: stretch, report)
    var start = stretch.lowerBound
    while start < stretch.upperBound {
      reportGrams(FeatureHash.characters, length: 0, from: start, in: stretch, report)
      start = endOfScalar(start, in: stretch)
    }
  }

  /// Reports the n-grams that begin with what `hash` holds already and go on at `start`.
  @inline(__always)
  private func reportGrams(
    _ hash: FeatureHash, length: Int, from start: Int, in stretch: Range<Int>,
    _ report: (UInt64, FeatureKind, Range<Int>) -> Void
  ) {
    // The padding alone is as long as the longest n-gram where that is one character.
    guard length < longestGram else { return }
    var hash = hash
    var index = start
    for gram in (length + 1)...longestGram {
      guard index < stretch.upperBound else {
        hash.absorb(UInt8(ascii: " "))
        if gram >= shortestGram { report(hash.value, .characters, start..<index) }
        return
      }
      let end = endOfScalar(index, in: stretch)
      while index < end {
        hash.absorb(bytes[index])
        index += 1
      }
      if gram >= shortestGram { report(hash.value, .characters, start..<index) }
    }
  }

  @inline(__always)
  private func endOfScalar(_ index: Int, in stretch: Range<Int>) -> Int {
    var end = index + 1
    while end < stretch.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
