/// One way of changing utterances, and what is then expected of the router.
package struct RobustnessSuite: Sendable {
  /// Returns a changed text; nil where the way does not apply, as a typo to Chinese.
  typealias Change = @Sendable (String, inout SeededGenerator) -> String?

  /// A stable word for scripts, such as `typo_1`.
  let name: String
  /// What is done, for people.
  let title: String
  private let change: Change

  /// Returns a text changed by the suite, the same for the same seed wherever it stands in a file.
  func changed(_ text: String, seed: UInt64) -> String? {
    // Each text draws from numbers of its own, so that the order of the rows never matters.
    var generator = SeededGenerator(seed: seed ^ Self.hash(name) ^ Self.hash(text))
    return change(text, &generator)
  }

  /// Ways after which the same intent is meant.
  static let variations: [RobustnessSuite] = [
    Self("typo_1", "one typo") { Typos.typos(1, in: $0, using: &$1) },
    Self("typo_2", "two typos") { Typos.typos(2, in: $0, using: &$1) },
    Self("upper_case", "upper case") { text, _ in Writing.upperCased(text) },
    Self("sentence", "capital and full stop") { text, _ in Writing.asSentence(text) },
    Self("no_punctuation", "no punctuation") { text, _ in Writing.withoutPunctuation(text) },
    Self("doubled_blanks", "doubled blanks") { text, _ in Writing.withDoubledBlanks(text) },
    Self("missing_blanks", "missing blanks") { text, _ in Writing.withoutBlanks(text) },
    Self("full_width", "full-width letters") { text, _ in Writing.fullWidth(text) },
    Self("fillers", "fillers") { Manners.withFiller($0, using: &$1) },
    Self("politeness", "politeness") { Manners.politely($0, using: &$1) },
    Self("dropped_word", "a word dropped") { Cuts.droppingOne(from: $0, using: &$1) },
    Self("truncated", "last third cut off") { text, _ in Cuts.truncated(text) },
    Self("speech", "speech to text") { Speech.transcribed($0, using: &$1) },
    Self("traditional", "Traditional Chinese") { text, _ in Writing.traditional(text) },
    Self("simplified", "Simplified Chinese") { text, _ in Writing.simplified(text) },
    Self("homophone", "a Chinese homophone") { Homophones.replacingOne(in: $0, using: &$1) },
    Self("latin_words", "Latin words in Chinese") { MixedWords.mixingOne(into: $0, using: &$1) },
  ]

  /// Ways after which the intent must not run.
  static let contrasts: [RobustnessSuite] = [
    Self("negation", "negated") { ContrastTwins.negations.twin(of: $0, using: &$1) },
    Self("question", "asked about") { ContrastTwins.questions.twin(of: $0, using: &$1) },
  ]

  private init(_ name: String, _ title: String, change: @escaping Change) {
    self.name = name
    self.title = title
    self.change = change
  }

  /// FNV-1a: the same on every machine, which the standard library's hash is not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
