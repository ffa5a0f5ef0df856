import IntentClassification
import Testing

/// What becomes of letters and signs beyond ASCII and Chinese.
struct TextNormalizerScriptTests {
  @Test(arguments: [
    ("a\u{200D}b", "ab"), ("\u{FEFF}lights on", "lights on"), ("tempera\u{AD}ture", "temperature"),
    ("a\u{200B}b\u{2060}c", "abc"), ("می\u{200C}خواهم", "میخواهم"), ("a\u{202E}b", "ab"),
  ])
  func formatCharactersAreDropped(_ text: String, _ expected: String) {
    #expect(normalizedScalars(text) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("\u{2764}\u{FE0F}", "\u{2764}"), ("ok \u{1F44D}", "ok \u{1F44D}"),
    ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}\u{1F469}"), ("1\u{FE0F}\u{20E3}", "1\u{20E3}"),
    ("\u{845B}\u{E0100}", "\u{845B}"),
  ])
  func variationSelectorsAndJoinersOfSignsAreDropped(_ text: String, _ expected: String) {
    #expect(normalizedScalars(text) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("cafe\u{301}", "caf\u{E9}"), ("CAFE\u{301}", "caf\u{E9}"), ("CAF\u{C9}", "caf\u{E9}"),
    ("\u{212B}", "\u{E5}"), ("한국어", "한국어"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
    ("ПРИВЕТ", "привет"), ("ЁЛКА", "ёлка"), ("ΓΕΙΆ", "γειά"),
  ])
  func lettersAreLowerCasedAndComposed(_ text: String, _ expected: String) {
    #expect(normalizedScalars(text) == Array(expected.unicodeScalars))
  }

  @Test func sigmaIsTheSameInEveryPlace() {
    // Upper case has one sigma; a word in capitals must read as the same word in small letters.
    #expect(normalizedScalars("ΔΡΌΜΟΣ") == normalizedScalars("δρόμος"))
  }

  @Test func turkishDottedCapitalKeepsItsDot() {
    // Lower-casing is that of no particular language: only Turkish would drop the dot.
    #expect(normalizedScalars("İ") == ["i", "\u{307}"])
    #expect(normalizedScalars("I") == ["i"])
    #expect(normalizedScalars("ı") == ["ı"])
  }

  @Test func sharpSStaysALetterOfItsOwn() {
    #expect(normalizedScalars("STRAẞE") == Array("straße".unicodeScalars))
    #expect(normalizedScalars("straße") == Array("straße".unicodeScalars))
  }

  @Test(arguments: [
    // Some letters are composed in lower case only: J with a caron has no capital of its own.
    ("J\u{30C}", "\u{1F0}"), ("H\u{331}", "\u{1E96}"), ("T\u{308}", "\u{1E97}"),
    ("\u{3AA}\u{301}", "\u{390}"), ("\u{1D409}\u{30C}", "\u{1F0}"),
    // A dropped character lets its neighbours meet.
    ("e\u{200D}\u{301}", "\u{E9}"), ("e\u{FE0F}\u{301}", "\u{E9}"),
    ("\u{1112}\u{200B}\u{1161}", "\u{D558}"),
  ])
  func lettersThatMeetLateAreComposed(_ text: String, _ expected: String) {
    // Composing came first, so that such a text had another spelling when it was read again.
    #expect(normalizedScalars(text) == Array(expected.unicodeScalars))
  }
}
