import IntentClassification

/// Finds utterances that say almost the same, so that no two of them end up on both sides of a
/// split.
///
/// Two utterances are near-duplicates when their words agree, punctuation and case aside, or when
/// they are of four words or more and differ in one: a word replaced, added or left out. In
/// Chinese text a word is one character. The relation is closed under chains: groups.
package enum NearDuplicates {
  /// Shorter utterances differ too much by one word.
  private static let fewestWords = 4
  /// Any odd number: it must not lose bits when multiplied.
  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Returns for each utterance the number of its group, counted from 0 in order of appearance.
  ///
  /// Costs time and memory in proportion to the number of words.
  package static func groups(of utterances: [String]) -> [Int] {
    var sets = DisjointSets(count: utterances.count)
    var firstHolder: [UInt64: Int] = [:]
    for (index, utterance) in utterances.enumerated() {
      for key in keys(of: WordSequence.hashes(of: utterance)) {
        if let holder = firstHolder[key] {
          sets.join(index, holder)
        } else {
          firstHolder[key] = index
        }
      }
    }
    return sets.numbered()
  }

  /// A key for the whole sequence, and one for the sequence without each of its words.
  ///
  /// A key is a polynomial in the words (Rabin and Karp, 1987): those before a gap and those behind
  /// it give the key without it, in time linear in the words of a text however long.
  static func keys(of words: [UInt64]) -> [UInt64] {
    var heads: [UInt64] = [0]
    for (index, word) in words.enumerated() { heads.append(heads[index] &* base &+ word) }
    guard words.count >= fewestWords else { return [heads[words.count]] }
    var keys = [heads[words.count]]
    var tail: UInt64 = 0
    var power: UInt64 = 1
    for (index, word) in words.enumerated().reversed() {
      keys.append(heads[index] &* power &+ tail)
      tail = tail &+ word &* power
      power = power &* base
    }
    return keys
  }
}

/// Union-find with path halving.
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(_ element: Int) -> Int {
    var element = element
    while parents[element] != element {
      parents[element] = parents[parents[element]]
      element = parents[element]
    }
    return element
  }

  /// The smaller root stays, so the result does not depend on the order of joins.
  mutating func join(_ first: Int, _ second: Int) {
    let roots = (root(first), root(second))
    parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
  }

  mutating func numbered() -> [Int] {
    var numbers: [Int: Int] = [:]
    return parents.indices.map { element in
      let root = root(element)
      let number = numbers[root] ?? numbers.count
      numbers[root] = number
      return number
    }
  }
}
