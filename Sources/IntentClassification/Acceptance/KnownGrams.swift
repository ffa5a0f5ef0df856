/// The words and word pairs of the training rows, in a Bloom filter (Bloom, 1970).
///
/// With sixteen bits a member and four probes about one stranger in four hundred passes for known;
/// a member is always known.
package struct KnownGrams: Sendable {
  private static let bitsPerMember = 16
  private static let probes = 4

  /// Empty where nothing was recorded: then everything counts as known.
  package private(set) var words: [UInt64] = []

  /// Makes a filter that knows everything.
  package init() {}

  /// Makes a filter from the words of a model file.
  init(words: [UInt64]) { self.words = words }

  /// Makes a filter of members, given by their hashes.
  package init(members: Set<UInt64>) {
    words = [UInt64](repeating: 0, count: max(1, members.count * Self.bitsPerMember / 64 + 1))
    for member in members {
      for probe in 0..<Self.probes {
        let bit = Self.bit(member, probe, of: words.count)
        words[bit >> 6] |= 1 << UInt64(bit & 63)
      }
    }
  }

  @inline(__always)
  func contains(_ hash: UInt64) -> Bool {
    guard !words.isEmpty else { return true }
    for probe in 0..<Self.probes {
      let bit = Self.bit(hash, probe, of: words.count)
      guard words[bit >> 6] & 1 << UInt64(bit & 63) != 0 else { return false }
    }
    return true
  }

  /// Double hashing (Kirsch and Mitzenmacher, 2006): the halves of the hash give every probe.
  @inline(__always)
  private static func bit(_ hash: UInt64, _ probe: Int, of wordCount: Int) -> Int {
    let step = hash << 32 | 1
    let mixed = hash &+ UInt64(probe) &* step
    return Int(mixed.multipliedFullWidth(by: UInt64(wordCount * 64)).high)
  }
}
