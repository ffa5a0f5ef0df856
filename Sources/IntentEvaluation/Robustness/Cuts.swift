/// Text that lost a part.
enum Cuts {
  /// Words that must be there for one to be dropped, and ideographs for one of them.
  private static let leastWords = 3
  private static let leastIdeographs = 4

  /// Returns the text without one of its words; in Chinese, without one of its characters.
  static func droppingOne(from text: String, using generator: inout SeededGenerator) -> String? {
    TextScript.isChinese(text)
      ? droppingIdeograph(from: text, using: &generator)
      : droppingWord(from: text, using: &generator)
  }

  /// Returns the first two thirds of the words; in Chinese, of the characters.
  static func truncated(_ text: String) -> String? {
    if TextScript.isChinese(text) {
      let length = text.count
      return length > leastIdeographs ? String(text.prefix(kept(of: length))) : nil
    }
    let words = text.split(separator: " ")
    guard words.count > leastWords else { return nil }
    return words.prefix(kept(of: words.count)).joined(separator: " ")
  }

  private static func kept(of count: Int) -> Int { (2 * count + 2) / 3 }

  private static func droppingWord(
    from text: String, using generator: inout SeededGenerator
  ) -> String? {
    var words = text.split(separator: " ")
    guard words.count >= leastWords else { return nil }
    words.remove(at: generator.index(below: words.count))
    return words.joined(separator: " ")
  }

  private static func droppingIdeograph(
    from text: String, using generator: inout SeededGenerator
  ) -> String? {
    var scalars = Array(text.unicodeScalars)
    let places = scalars.indices.filter { TextScript.isIdeograph(scalars[$0]) }
    guard places.count >= leastIdeographs else { return nil }
    scalars.remove(at: places[generator.index(below: places.count)])
    return String(String.UnicodeScalarView(scalars))
  }
}
