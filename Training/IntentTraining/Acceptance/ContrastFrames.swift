import IntentEvaluation

/// Sentence frames that turn a command into something that must not run it, by language.
///
/// `{}` stands for the command, `{2}` for another one. The frames only make rows to learn from:
/// nothing looks for their words when an utterance is classified.
struct ContrastFrames {
  let negated: [String]
  let reported: [String]
  let asked: [String]
  let joined: [String]
  /// A command that begins with one of these does not fit the frames.
  let unfitBeginnings: Set<String>

  /// Returns one frame of a kind that is drawn by its share of what users say.
  func draw(using generator: inout SeededGenerator) -> String {
    let kinds = [negated, negated, negated, reported, reported, asked, joined]
    let frames = kinds[generator.index(below: kinds.count)]
    return frames[generator.index(below: frames.count)]
  }

  static let english = ContrastFrames(
    negated: [
      "don't {}", "do not {}", "please don't {}", "you don't need to {}", "no need to {}",
      "never {}", "i don't want you to {}", "don't {} yet", "dont {}", "i'd rather you didn't {}",
      "let's not {}", "there's no reason to {}", "don't you dare {}",
    ],
    reported: [
      "i told him to {}", "she asked me to {}", "he said {}", "they wanted me to {}",
      "my sister said to {}", "i was going to {}", "he forgot to {}", "yesterday i had to {}",
      "who told you to {}", "i already asked you to {}", "my dad used to {}",
      "everyone tells me to {}",
    ],
    asked: [
      "did you {}", "why did you {}", "have you already tried to {}", "how do i {}",
      "can other assistants {}", "what happens when i {}", "when did you {}", "should i {}",
      "did anyone {}", "is it hard to {}",
    ],
    joined: [
      "{} and {2}", "{}, then {2}", "{} then {2}", "{} and also {2}", "{} after that {2}",
      "{}, {2}",
    ],
    unfitBeginnings: [
      "what", "what's", "whats", "how", "is", "are", "can", "could", "would", "will", "do", "does",
      "did", "i", "it", "its", "it's", "i'm", "who", "when", "where", "why", "am", "my", "any",
      "hello", "hi", "hey", "good", "the", "a", "please", "which", "has", "have", "should", "was",
    ])

  static let chinese = ContrastFrames(
    negated: [
      "别{}", "不要{}", "先别{}", "不用{}", "千万别{}", "不用给我{}", "暂时不要{}", "你别{}",
      "我没让你{}", "没必要{}", "先不{}", "用不着{}",
    ],
    reported: [
      "我让他{}", "她说{}", "他刚才叫我{}", "昨天我说{}", "我妈让我{}", "他忘了{}", "我本来想{}",
      "老师要我{}", "别人都{}",
    ],
    asked: [
      "你{}了吗", "为什么{}", "怎么{}", "谁让你{}的", "刚才是不是{}了", "什么时候{}的",
      "能不能教我怎么{}", "{}没有", "要不要{}呢",
    ],
    joined: ["{}然后{2}", "{}，再{2}", "{}顺便{2}", "{}并且{2}", "{}，{2}", "{}接着{2}"],
    unfitBeginnings: [])

  /// Returns the frames for the language of a text, told by its script; nil for others.
  static func fitting(_ text: String) -> ContrastFrames? {
    let scalars = text.unicodeScalars
    // Kana: Japanese, which shares ideographs with Chinese and no grammar.
    guard !scalars.contains(where: { (0x3041...0x30FF).contains($0.value) }) else { return nil }
    if scalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) }) {
      return text.hasSuffix("吗") || text.hasSuffix("？") || text.hasSuffix("?") ? nil : chinese
    }
    guard scalars.allSatisfy({ $0.value < 0x2100 && !(0x370...0x1DFF).contains($0.value) }),
      let first = text.lowercased().split(separator: " ").first,
      !english.unfitBeginnings.contains(String(first).trimmingSuffix(","))
    else { return nil }
    return english
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
