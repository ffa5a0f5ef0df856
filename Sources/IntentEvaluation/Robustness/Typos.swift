/// Slips of the fingers in words of the Latin alphabet.
///
/// One slip a word: two neighbours swapped, a letter dropped, doubled or replaced by another one,
/// each as likely. Only words of four letters or more get one, never behind their last letter but
/// one, and two slips stand in two words: the rule of the script that judges the peers.
enum Typos {
  private static let shortestWord = 4
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  /// Returns the text with up to so many typos; nil where no word is long enough for one.
  static func typos(
    _ count: Int, in text: String, using generator: inout SeededGenerator
  ) -> String? {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(Array.init)
    var places = words.indices.filter { isEligible(words[$0]) }
    guard !places.isEmpty else { return nil }
    generator.shuffle(&places)
    for place in places.prefix(count) { words[place] = slip(words[place], using: &generator) }
    return words.map { String($0) }.joined(separator: " ")
  }

  private static func isEligible(_ word: [Character]) -> Bool {
    word.count >= shortestWord
      && word.allSatisfy { $0.unicodeScalars.allSatisfy(TextScript.isLatinLetter) }
  }

  private static func slip(
    _ word: [Character], using generator: inout SeededGenerator
  ) -> [Character] {
    var word = word
    let place = generator.index(below: word.count - 1)
    switch generator.index(below: 4) {
    case 0: word.swapAt(place, place + 1)
    case 1: word.remove(at: place)
    case 2: word.insert(word[place], at: place)
    default: word[place] = letters[generator.index(below: letters.count)]
    }
    return word
  }
}
