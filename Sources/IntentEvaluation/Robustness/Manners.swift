/// Words around a command that change nothing about what is wanted.
struct Manners: Sendable {
  private let openings: [String]
  private let closings: [String]

  /// Returns the text between an opening and a closing that are drawn.
  func around(_ text: String, using generator: inout SeededGenerator) -> String {
    let fitting = openings.filter { !text.hasPrefix($0.prefix { $0 != " " }) }
    let opening = fitting.isEmpty ? "" : fitting[generator.index(below: fitting.count)]
    return opening + text + closings[generator.index(below: closings.count)]
  }

  /// Returns the text with a filler before it, and sometimes behind.
  static func withFiller(_ text: String, using generator: inout SeededGenerator) -> String? {
    fitting(text, english: englishFillers, chinese: chineseFillers)?
      .around(text, using: &generator)
  }

  /// Returns the text as a polite request.
  static func politely(_ text: String, using generator: inout SeededGenerator) -> String? {
    fitting(text, english: englishPoliteness, chinese: chinesePoliteness)?
      .around(text, using: &generator)
  }

  private static func fitting(_ text: String, english: Manners, chinese: Manners) -> Manners? {
    TextScript.isChinese(text) ? chinese : TextScript.isLatin(text) ? english : nil
  }

  private static let englishFillers = Manners(
    openings: ["um ", "uh ", "hey ", "so ", "ok ", "well, ", "right, "],
    closings: ["", "", " you know", " or so", " then"])

  private static let englishPoliteness = Manners(
    openings: ["please ", "could you ", "i was wondering, ", "kindly ", "if you can, "],
    closings: ["", " thanks", " please", " for me", ", thank you"])

  private static let chineseFillers = Manners(
    openings: ["嗯", "嗯，", "那个", "呃，", "哎", "对了，", "就是", "那什么，"],
    closings: ["", "", "啊", "呗", "哈"])

  private static let chinesePoliteness = Manners(
    openings: ["请", "麻烦你", "劳驾，", "不好意思，", "可以的话，"],
    closings: ["", "，谢谢", "，多谢了", "，辛苦了"])
}
