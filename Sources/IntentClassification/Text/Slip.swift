/// One slip of the finger undone: the bytes `replaced` of a word become up to two letters.
struct Slip {
  let replaced: Range<Int>
  var letter: UInt8?
  var secondLetter: UInt8?

  /// Returns the word without the slip.
  func undone(in word: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    word[..<replaced.lowerBound] + [letter, secondLetter].compactMap(\.self)
      + word[replaced.upperBound...]
  }

  /// Reports every slip that a word may hold, with the hash of the word without it.
  ///
  /// A letter may be another one, stand there in excess or be missing, and two may be swapped. An
  /// apostrophe may be missing.
  @inline(__always)
  static func forEach(
    of word: UnsafeBufferPointer<UInt8>, _ report: (Slip, UInt64) -> Void
  ) {
    var prefix = FeatureHash.word
    for index in 0...word.count {
      func offer(_ slip: Slip) { report(slip, slip.hash(behind: prefix, in: word)) }
      for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
        offer(Slip(replaced: index..<index, letter: letter))
      }
      offer(Slip(replaced: index..<index, letter: UInt8(ascii: "'")))
      guard index < word.count else { return }
      for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
        offer(Slip(replaced: index..<index + 1, letter: letter))
      }
      offer(Slip(replaced: index..<index + 1))
      if index + 1 < word.count {
        offer(
          Slip(
            replaced: index..<index + 2, letter: word[index + 1], secondLetter: word[index]))
      }
      prefix.absorb(word[index])
    }
  }

  /// Returns the hash of the word without the slip, from that of the bytes before it.
  @inline(__always)
  private func hash(
    behind prefix: FeatureHash, in word: UnsafeBufferPointer<UInt8>
  ) -> UInt64 {
    var hash = prefix
    if let letter { hash.absorb(letter) }
    if let secondLetter { hash.absorb(secondLetter) }
    for index in replaced.upperBound..<word.count { hash.absorb(word[index]) }
    return hash.value
  }
}
