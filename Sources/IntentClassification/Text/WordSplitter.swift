/// Puts blanks back between known words that run together: "turnoffthelight" becomes
/// "turn off the light".
///
/// An unknown word is cut where that describes it in fewer bits (minimum description length:
/// Rissanen, 1978): a known word costs little behind a word that it follows in a training row and
/// much elsewhere, letters of an unknown piece cost by the letter. The cheapest cut is found over a
/// lattice of all pieces (Viterbi, 1967). The four costs were chosen on CLINC150's validation rows;
/// results hardly move when they are changed by a quarter.
struct WordSplitter {
  /// Bits for a word in a pair that training rows have.
  private static let knownPairCost = 5
  /// Bits for a word in any other pair.
  private static let unknownPairCost = 16
  /// Bits for a byte of an unknown piece.
  private static let byteCost = 3
  /// Bits that cutting must save: words are seldom run together.
  private static let leastSaving = 15
  private static let shortestWord = 6
  private static let longestWord = 200
  private static let longestPiece = 16

  let known: KnownGrams

  /// Returns a text with blanks between words that run together.
  func spaced(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let words = RepairableWord.words(of: text, known)
    var spaced: [UInt8] = []
    spaced.reserveCapacity(text.count + text.count / 4)
    var copied = 0
    for (index, word) in words.enumerated() where word.isUnknown {
      let bytes = UnsafeBufferPointer(rebasing: text[word.range])
      let previous = index > 0 ? words[index - 1].hash : FeatureHash.edge
      let next = index + 1 < words.count ? words[index + 1].hash : FeatureHash.edge
      for cut in cuts(in: bytes, after: previous, before: next) {
        let end = word.range.lowerBound + cut
        spaced += text[copied..<end]
        spaced.append(UInt8(ascii: " "))
        copied = end
      }
    }
    return spaced + text[copied...]
  }

  /// Returns where to cut a word, in order; nothing where it is better left whole.
  private func cuts(
    in word: UnsafeBufferPointer<UInt8>, after previous: UInt64, before next: UInt64
  ) -> [Int] {
    guard (Self.shortestWord...Self.longestWord).contains(word.count) else { return [] }
    var lattice = Lattice(previous: previous, length: word.count)
    for start in 0..<word.count {
      if Self.isBoundary(start, in: word) { addKnownPieces(from: start, of: word, to: &lattice) }
      addUnknownByte(at: start, isBoundary: Self.isBoundary(start, in: word), to: &lattice)
    }
    let end = lattice.cheapest(at: word.count) { pairCost($0, next) }
    let whole = 2 * Self.unknownPairCost + Self.byteCost * word.count
    return end.cost + Self.leastSaving < whole ? lattice.starts(endingWith: end.node) : []
  }

  private func addKnownPieces(
    from start: Int, of word: UnsafeBufferPointer<UInt8>, to lattice: inout Lattice
  ) {
    var hash = FeatureHash.word
    for end in start + 1...min(start + Self.longestPiece, word.count) {
      hash.absorb(word[end - 1])
      let piece = hash.value
      guard Self.isBoundary(end, in: word), known.contains(piece) else { continue }
      let best = lattice.cheapest(at: start) { pairCost($0, piece) }
      lattice.add(
        LatticeNode(hash: piece, start: start, previous: best.node, cost: best.cost), at: end)
    }
  }

  /// Begins an unknown piece at `start` or goes on with the one that ends there.
  private func addUnknownByte(at start: Int, isBoundary: Bool, to lattice: inout Lattice) {
    var node = lattice.unknown(at: start)
    if isBoundary {
      let best = lattice.cheapest(at: start) { $0 == nil ? .none : Self.unknownPairCost }
      if best.cost < node?.cost ?? .max {
        node = LatticeNode(hash: nil, start: start, previous: best.node, cost: best.cost)
      }
    }
    guard var node else { return }
    node.cost += Self.byteCost
    lattice.add(node, at: start + 1)
  }

  /// Returns what a word costs behind another; nil stands for an unknown piece.
  private func pairCost(_ first: UInt64?, _ second: UInt64) -> Int {
    guard let first, known.contains(FeatureWalk.pair(first, second)) else {
      return Self.unknownPairCost
    }
    return Self.knownPairCost
  }

  /// Tells whether a piece may begin at an index: not inside a scalar, not beside an apostrophe.
  private static func isBoundary(_ index: Int, in word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0, index < word.count else { return true }
    let apostrophe = UInt8(ascii: "'")
    return word[index] & 0xC0 != 0x80 && word[index] != apostrophe && word[index - 1] != apostrophe
  }
}
