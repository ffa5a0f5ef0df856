/// Numbers as they are spoken, in English and Chinese.
enum NumberWords {
  /// The largest number that is spoken as one; digits beyond it are read one by one.
  private static let largest = 9999

  /// Returns the text with every run of ASCII digits as words; in English with blanks around them.
  static func spelledOut(_ text: String) -> String {
    let isChinese = TextScript.isChinese(text)
    var spoken = ""
    var digits = ""
    for character in text {
      if character.isASCII, character.isNumber {
        digits.append(character)
        continue
      }
      spoken += words(for: digits, isChinese, before: character)
      digits = ""
      spoken.append(character)
    }
    return spoken + words(for: digits, isChinese, before: nil)
  }

  private static func words(
    for digits: String, _ isChinese: Bool, before next: Character?
  ) -> String {
    guard !digits.isEmpty else { return "" }
    guard let number = Int(digits), number <= largest, String(number) == digits else {
      let names = isChinese ? chineseDigits : englishSmall
      return digits.compactMap { $0.wholeNumberValue.map { names[$0] } }
        .joined(separator: isChinese ? "" : " ")
    }
    guard isChinese else { return english(number) + (next?.isLetter == true ? " " : "") }
    // 二 counts, 两 comes before what is counted.
    return number == 2 && next.map("点个小天次".contains) == true ? "两" : chinese(number)
  }

  /// Returns an English number from 0 to 9,999.
  static func english(_ number: Int) -> String {
    switch number {
    case ..<20: englishSmall[number]
    case ..<100: join(englishTens[number / 10], number % 10, " ")
    case ..<1000: join(englishSmall[number / 100] + " hundred", number % 100, " ")
    default: join(englishSmall[number / 1000] + " thousand", number % 1000, " ")
    }
  }

  /// Returns a Chinese number from 0 to 9,999.
  static func chinese(_ number: Int) -> String {
    guard number >= 10 else { return chineseDigits[number] }
    if number < 20 { return "十" + (number == 10 ? "" : chineseDigits[number - 10]) }
    let (unit, name) = number < 100 ? (10, "十") : number < 1000 ? (100, "百") : (1000, "千")
    let rest = number % unit
    let head = chineseDigits[number / unit] + name
    guard rest > 0 else { return head }
    // Behind a gap in the units 零 is spoken, and ten is "one ten".
    return head + (rest < unit / 10 ? "零" : "") + (rest >= 10 && rest < 20 ? "一" : "")
      + chinese(rest)
  }

  private static func join(_ head: String, _ rest: Int, _ blank: String) -> String {
    rest == 0 ? head : head + blank + english(rest)
  }

  private static let englishSmall = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let englishTens = [
    "", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let chineseDigits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
}
