import IntentEvaluation

/// Makes rows to refuse from rows to obey: their negated, reported, asked and joined forms.
///
/// Models that only ever see commands take "don't turn it off" for one. Each training row of a
/// language that ``ContrastFrames`` knows gives one such form, by the seed.
enum ContrastRows {
  static func texts(from rows: [LabeledUtterance], seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed ^ 0x636F_6E74_7261_7374)
    return rows.compactMap { row in
      let other = rows[generator.index(below: rows.count)]
      guard let frames = ContrastFrames.fitting(row.utterance) else { return nil }
      let frame = frames.draw(using: &generator)
      // Two commands of one intent are one command said twice.
      if frame.contains("{2}"), other.intent == row.intent { return nil }
      return fill(frame, row.utterance, other.utterance)
    }
  }

  private static func fill(_ frame: String, _ command: String, _ other: String) -> String {
    var text = ""
    var rest = Substring(frame)
    while let brace = rest.firstIndex(of: "{"), let end = rest.firstIndex(of: "}") {
      text += rest[..<brace]
      text += stripped(rest[brace..<end].hasSuffix("2") ? other : command)
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// Takes off what ends a sentence, and the politeness that would hide the frame.
  private static func stripped(_ command: String) -> String {
    var text = Substring(command)
    while let last = text.last, ".!。！?？".contains(last) { text.removeLast() }
    for opening in ["请", "麻烦", "帮我", "给我"] where text.hasPrefix(opening) {
      text.removeFirst(opening.count)
      break
    }
    return text.isEmpty ? command : String(text)
  }
}
