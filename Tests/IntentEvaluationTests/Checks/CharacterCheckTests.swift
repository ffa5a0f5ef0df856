import Testing

@testable import IntentEvaluation

struct CharacterCheckTests {
  @Test(arguments: [
    ("turn\u{200B} off", "U+200B"), ("turn off\u{FEFF}", "U+FEFF"), ("turn\u{7}off", "U+0007"),
    ("turn\u{85}off", "U+0085"), ("line one\nline two", "U+000A"), ("caf\u{FFFD}", "U+FFFD"),
    ("turn \u{202E}ffo", "U+202E"), ("icon \u{E001}", "U+E001"), ("soft\u{AD}hyphen", "U+00AD"),
    ("a\u{200D}b", "U+200D"), ("cafÃ© au lait", "\"café\""), ("donâ€™t", "\"’\""),
    ("å¼€ç¯", "\"开\""), ("ÐŸÑ€Ð¸", "\"П\""),
  ])
  func anOddCharacterIsNamed(text: String, name: String) throws {
    let finding = try #require(Self.findings(text).first)
    #expect(finding.kind == .characters)
    #expect(finding.severity == .warning)
    #expect(finding.place == "a.csv:2")
    // A mojibake names what was meant, which is one character of the text.
    let names = name == "\"café\"" ? "\"é\"" : name
    #expect(finding.message.contains(names), "\(finding.message)")
  }

  @Test(arguments: [
    "turn off the light", "café à la crème", "关灯", "Straße Ñandú", "the family 👨‍👩‍👧 photo",
    "می‌خواهم", "CAFÉ»", "naïve, coöperate", "50 µm and 3 Ω", "ａｂｃ　１", "наушники", "don’t",
    "它说“好”", "हिन्दी क्‍ष", "❤️ it",
  ])
  func whatPeopleWriteIsLeftAlone(text: String) {
    #expect(Self.findings(text) == [])
  }

  @Test(arguments: [
    ("turn оff", "U+043E", "o"), ("spοtify", "U+03BF", "o"), ("СD player", "U+0421", "C"),
  ])
  func aWordOfTwoAlphabetsIsTold(text: String, code: String, latin: String) throws {
    let finding = try #require(Self.findings(text).first)
    #expect(finding.kind == .mixedScript)
    #expect(finding.message.contains("\(code) looks like the Latin \(latin)"))
  }

  @Test(arguments: ["USB-кабель", "поставь Spotify", "α and β", "iPhone打开"])
  func wordsOfDifferentAlphabetsMayStandSideBySide(text: String) {
    #expect(Self.findings(text) == [])
  }

  @Test func anIntentsNameIsLookedAtOnce() {
    let rows = (2...9).map {
      LabeledUtterance(
        utterance: "lamp \($0)", intent: "light_оff",
        location: SourceLocation(file: "a.csv", line: $0))
    }
    let findings = DataChecks.findings(in: rows).filter { $0.kind == .mixedScript }
    #expect(findings.map(\.place) == ["a.csv:2"])
    #expect(findings[0].message.hasPrefix("the intent's name"))
  }

  private static func findings(_ text: String) -> [DataFinding] {
    DataChecks.findings(in: [
      LabeledUtterance(
        utterance: text, intent: "play", location: SourceLocation(file: "a.csv", line: 2))
    ]).filter { $0.kind != .thinIntent }
  }
}
