/// Groups n-grams for reading: those of one word stand together, a pair of words for itself.
struct PartBuilder {
  /// What groups are told apart by: words before the pairs that begin with them.
  private struct Key: Hashable, Comparable {
    let start: Int
    let isPair: Bool
    let end: Int

    static func < (left: Key, right: Key) -> Bool {
      (left.start, left.isPair ? 1 : 0, left.end) < (right.start, right.isPair ? 1 : 0, right.end)
    }
  }

  private let text: [UInt8]
  private let words: [Range<Int>]

  private init(text: [UInt8]) {
    self.text = text
    words = Self.words(of: text)
  }

  /// Returns the groups in the order of the text; a corrected text's join those of the text.
  static func parts(_ texts: [WalkedText], _ tally: GramTally) -> [Explanation.Part] {
    let parts = texts.indices.map { index in
      PartBuilder(text: texts[index].bytes).parts(
        texts[index].occurrences, tally.featureOfOccurrence[index], tally)
    }
    // A correction is one word for one word, so that both have the same groups.
    guard parts.count == 2, parts[0].count == parts[1].count else { return parts.first ?? [] }
    return zip(parts[0], parts[1]).map { $0.joined(with: $1) }
  }

  private func parts(
    _ occurrences: [GramOccurrence], _ features: [Int], _ tally: GramTally
  ) -> [Explanation.Part] {
    var counts: [Key: [Int: Int]] = [:]
    for (occurrence, feature) in zip(occurrences, features) {
      counts[key(occurrence.range), default: [:]][feature, default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.map { part($0.key, $0.value, tally) }
  }

  private func part(_ key: Key, _ counts: [Int: Int], _ tally: GramTally) -> Explanation.Part {
    let grams = counts.sorted { $0.key < $1.key }
      .map { tally.share(of: $0.key, occurrences: $0.value) }
    let order = grams.indices.sorted {
      (-abs(grams[$0].weights.difference), $0) < (-abs(grams[$1].weights.difference), $1)
    }
    return Explanation.Part(
      text: String(decoding: text[key.start..<key.end], as: UTF8.self),
      range: key.start..<key.end, kind: key.isPair ? .pair : .word,
      weights: grams.reduce(Explanation.Weights()) { $0 + $1.weights },
      grams: order.map { grams[$0] })
  }

  /// Returns the word around an n-gram, or what a pair spans that lies in no word.
  private func key(_ range: Range<Int>) -> Key {
    let word = word(at: range.lowerBound)
    guard let word, range.upperBound <= word.upperBound else {
      return Key(start: range.lowerBound, isPair: true, end: range.upperBound)
    }
    return Key(start: word.lowerBound, isPair: false, end: word.upperBound)
  }

  private func word(at start: Int) -> Range<Int>? {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle].upperBound <= start { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low].contains(start) ? words[low] : nil
  }

  /// Cuts at blanks, and around every ideograph: what character n-grams never cross.
  private static func words(of text: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      func close(at end: Int) { if start < end { words.append(start..<end) } }
      while index < bytes.count {
        let begin = index
        switch ScalarKind(UTF8Walk.next(bytes, &index)) {
        case .word, .mark: continue
        case .blank: close(at: begin)
        case .ideograph:
          close(at: begin)
          words.append(begin..<index)
        }
        start = index
      }
      close(at: bytes.count)
    }
    return words
  }
}

extension Explanation.Part {
  /// Joins a group with that of the corrected text: `tiemr → timer`.
  fileprivate func joined(with corrected: Self) -> Self {
    Explanation.Part(
      text: text == corrected.text ? text : "\(text) → \(corrected.text)", range: range, kind: kind,
      weights: weights + corrected.weights, grams: grams + corrected.grams)
  }
}
