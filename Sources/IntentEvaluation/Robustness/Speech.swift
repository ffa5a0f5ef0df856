/// Text as a recogniser of speech writes it down.
enum Speech {
  /// Returns the text in lower case, without punctuation, with numbers as words and one filled
  /// pause, and in Chinese with one character replaced by a homophone; nil for other scripts.
  static func transcribed(_ text: String, using generator: inout SeededGenerator) -> String? {
    let isChinese = TextScript.isChinese(text)
    guard isChinese || TextScript.isLatin(text) else { return nil }
    let plain = text.lowercased()
    var spoken = NumberWords.spelledOut(Writing.withoutPunctuation(plain) ?? plain)
    if isChinese { spoken = Homophones.replacingOne(in: spoken, using: &generator) ?? spoken }
    return isChinese
      ? chinesePauses[generator.index(below: chinesePauses.count)] + spoken
      : pausing(spoken, using: &generator)
  }

  private static func pausing(_ text: String, using generator: inout SeededGenerator) -> String {
    var words = text.split(separator: " ").map(String.init)
    let pause = englishPauses[generator.index(below: englishPauses.count)]
    words.insert(pause, at: generator.index(below: words.count + 1))
    return words.joined(separator: " ")
  }

  private static let englishPauses = ["um", "uh", "er", "hmm", "like"]
  private static let chinesePauses = ["嗯", "呃", "那个", "这个", "额"]
}
