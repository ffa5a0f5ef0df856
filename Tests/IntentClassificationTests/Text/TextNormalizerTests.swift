import IntentClassification
import Testing

struct TextNormalizerTests {
  @Test(arguments: [
    ("Turn ON the Light", "turn on the light"), ("ABCXYZ@[`{0189", "abcxyz@[`{0189"), ("", ""),
  ])
  func asciiIsLowerCased(_ text: String, _ expected: String) {
    #expect(normalizedScalars(text) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    "a  b", " a b ", "a\tb", "a\r\nb", "a\nb\n", "\r\na b\r\n", "a \t \u{B}\u{C} b", "a\0b",
    "\0a\u{1}\u{1F}b\u{7F}", "a\u{A0}b", "\u{A0}a\u{2003}b\u{202F}", "a\u{3000}b", "a\u{85}b",
    "a\u{2028}b\u{2029}", "a\u{205F}\u{1680}b",
  ])
  func blanksAndControlCharactersAreOneBlank(_ text: String) {
    #expect(TextNormalizer.normalize(text) == "a b")
  }

  @Test(arguments: [" ", "\n", "\t \r\n", "\0", "\u{3000}", "\u{A0}\u{2003}", "\u{FEFF}"])
  func textOfBlanksIsEmpty(_ text: String) {
    #expect(TextNormalizer.normalize(text) == "")
  }

  @Test(arguments: [
    "turn off.", "turn off!", "turn off。", "turn off！", "turn off...", "turn off…", "turn off !",
    "turn off .!。！ ", "turn off．", "turn off｡", "turn off,", "turn off，", "turn off!\n",
    "turn off.\u{200B}",
  ])
  func finalStopsCommasAndExclamationMarksAreDropped(_ text: String) {
    #expect(TextNormalizer.normalize(text) == "turn off")
  }

  @Test(arguments: [
    (".", "."), ("!", "!"), ("...", "..."), ("！。", "!。"), ("! .", "! ."), (" !\n", "!"),
  ])
  func textOfMarksOnlyKeepsThem(_ text: String, _ expected: String) {
    #expect(TextNormalizer.normalize(text) == expected)
  }

  @Test(arguments: [
    ("is it on?", "is it on?"), (".net", ".net"), ("3.5 degrees", "3.5 degrees"),
    ("打开，谢谢", "打开,谢谢"), ("wait!?", "wait!?"), ("开灯。谢谢", "开灯。谢谢"),
  ])
  func otherMarksStay(_ text: String, _ expected: String) {
    #expect(TextNormalizer.normalize(text) == expected)
  }

  @Test(arguments: [
    ("ＴＵＲＮ　ｏｎ　１２", "turn on 12"), ("（ａ）［ｂ］～", "(a)[b]~"), ("ｶﾞｽﾞｯﾊﾟ", "ガズッパ"),
    ("ﾃﾚﾋﾞ", "テレビ"), ("①②", "12"), ("ﬁnd", "find"), ("５０％", "50%"),
  ])
  func widthDoesNotMatter(_ text: String, _ expected: String) {
    #expect(normalizedScalars(text) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("don\u{2019}t", "don't"), ("\u{2018}a\u{2019}", "'a'"), ("\u{201C}a\u{201D}", "\"a\""),
    ("don\u{2BC}t", "don't"), ("don＇t", "don't"), ("café don\u{2019}t", "café don't"),
  ])
  func typographicQuotesArePlain(_ text: String, _ expected: String) {
    #expect(normalizedScalars(text) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("打開客廳的燈", "打开客厅的灯"), ("關閉 TV", "关闭 tv"), ("café 開燈", "café 开灯"),
    ("\u{F9C4}", "龙"), ("打开客厅的灯", "打开客厅的灯"),
  ])
  func traditionalCharactersAreSimplified(_ text: String, _ expected: String) {
    #expect(normalizedScalars(text) == Array(expected.unicodeScalars))
  }
}
