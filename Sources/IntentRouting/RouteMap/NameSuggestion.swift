/// Finds the known name that a misspelt one most likely stands for.
package enum NameSuggestion {
  // Names longer than this are not compared: the time grows with the product of the lengths.
  private static let longest = 64

  /// Returns the nearest of the candidates, or nil when none is near enough to be meant.
  ///
  /// Case, `-` for `_` and the order of words (`message_delete`) do not count as differences.
  package static func nearest(to name: String, among candidates: some Collection<String>) -> String?
  {
    guard name.utf8.count <= longest else { return nil }
    let folded = Folded(name)
    let allowed = max(1, folded.scalars.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate.utf8.count <= longest && candidate != name {
      let found = (distance: folded.distance(to: Folded(candidate)), name: candidate)
      if found.distance <= allowed, best.map({ found < $0 }) ?? true { best = found }
    }
    return best?.name
  }

  private struct Folded {
    let scalars: [Unicode.Scalar]
    let words: [String]

    init(_ name: String) {
      let separated = name.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 }
      scalars = separated.flatMap(\.unicodeScalars)
      words = separated.split(separator: "_").map { String($0) }.sorted()
    }

    func distance(to other: Folded) -> Int {
      words == other.words ? 0 : EditDistance.between(scalars, other.scalars)
    }
  }
}

/// Counts the edits between two words: insert, delete, replace, swap neighbours (Damerau, 1964).
enum EditDistance {
  /// Returns the least number of edits that turns one word into the other.
  static func between(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, scalar) in first.enumerated() {
      var current = [row + 1]
      for column in second.indices {
        let replaced = last[column] + (scalar == second[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, scalar == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
