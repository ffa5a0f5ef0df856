/// What the walk over an utterance saw besides its features.
package struct Reading: Hashable, Sendable {
  /// Whether the text was longer than a model reads.
  package let wasCut: Bool
  /// Identifies the normalised text.
  package let textHash: UInt64
  /// What a person would count as words.
  package let spoken: SpokenWords
  /// Words, ideographs and marks.
  package private(set) var words = 0
  /// Those among them that no training row has.
  package private(set) var unknownWords = 0
  /// Pairs of neighbouring words, the text's edges counted as words.
  package private(set) var pairs = 0
  /// Those among them that no training row has.
  package private(set) var unknownPairs = 0

  /// Whether every word, ideograph and mark so far is the same one.
  private var isOneWord = true
  private var firstWord: UInt64 = 0

  /// The sum of the command view's codes over words and pairs; 0 without a view.
  package private(set) var commandCodes = 0

  init(_ text: UnsafeBufferPointer<UInt8>, wasCut: Bool) {
    self.wasCut = wasCut
    textHash = Checksum.of(UnsafeRawBufferPointer(text))
    spoken = SpokenWords(text)
  }

  @inline(__always)
  mutating func note(_ hash: UInt64, _ kind: FeatureKind, _ memory: Acceptance) {
    guard kind != .characters else { return }
    let isUnknown = memory.knownGrams.contains(hash) ? 0 : 1
    if kind == .word {
      if words == 0 { firstWord = hash }
      isOneWord = isOneWord && hash == firstWord
      words += 1
      unknownWords += isUnknown
    } else {
      pairs += 1
      unknownPairs += isUnknown
    }
    if let view = memory.commandView { commandCodes += view.code(hash) }
  }

  /// Whether nothing in it could be a command to anyone: marks, numbers, single letters.
  package var isWordless: Bool { spoken.stretches + spoken.ideographs == 0 }

  /// Whether it is one word, be it said again and again, glued to a file's ending, or between marks.
  package var isLoneWord: Bool { isOneWord || !isWordless && spoken.total == 1 }

  /// Whether it is two ideographs, which say no more than one word.
  package var isBrief: Bool { spoken.total == 2 && spoken.ideographs == 2 }

  package var shareOfUnknownWords: Double {
    words == 0 ? 0 : Double(unknownWords) / Double(words)
  }

  package var shareOfUnknownPairs: Double {
    pairs == 0 ? 0 : Double(unknownPairs) / Double(pairs)
  }
}
