/// Finds what a mistyped word was probably meant to be.
package enum Suggestion {
  /// Returns the candidate nearest to a word, or nil when none is near enough.
  ///
  /// Case is ignored. Near enough is an edit distance of at most a third of the longer word; failing
  /// that, the only candidate that begins with the word (two characters or more). The earlier
  /// candidate wins a tie. Costs the product of the two lengths for each candidate.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let wanted = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      let limit = max(wanted.count, letters.count) / 3
      guard abs(wanted.count - letters.count) <= limit else { continue }
      let found = distance(wanted, letters)
      if found <= limit, found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.candidate ?? onlyCandidate(beginningWith: word.lowercased(), in: candidates)
  }

  /// Edits that turn one word into the other: insert, delete, replace, swap two neighbours
  /// (optimal string alignment).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if isSwap(left, row, right, column) { cost = min(cost, beforeLast[column - 1] + 1) }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }

  private static func isSwap(
    _ left: [Character], _ row: Int, _ right: [Character], _ column: Int
  ) -> Bool {
    guard row > 0, column > 0 else { return false }
    return left[row] == right[column - 1] && left[row - 1] == right[column]
  }

  private static func onlyCandidate(
    beginningWith prefix: String, in candidates: [String]
  ) -> String? {
    guard prefix.count >= 2 else { return nil }
    let matches = candidates.filter { $0.lowercased().hasPrefix(prefix) }
    return matches.count == 1 ? matches[0] : nil
  }
}
