import Testing

@testable import IntentEvaluation

struct TyposTests {
  private static func typos(_ count: Int, _ text: String, seed: UInt64 = 1) -> String? {
    var generator = SeededGenerator(seed: seed)
    return Typos.typos(count, in: text, using: &generator)
  }

  /// How many words of the two texts differ.
  private static func difference(_ first: String, _ second: String) -> Int {
    zip(first.split(separator: " "), second.split(separator: " ")).count { $0 != $1 }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func soManyWordsGetOneSlipEach(seed: UInt64) throws {
    let text = "please turn the kitchen light down"
    for count in 1...2 {
      let changed = try #require(Self.typos(count, text, seed: seed))
      #expect(Self.difference(text, changed) <= count)
      #expect(abs(changed.count - text.count) <= count)
    }
  }

  @Test func everyKindOfSlipOccurs() {
    let changed = (0..<200 as Range<UInt64>).compactMap { Self.typos(1, "lamp", seed: $0) }
    #expect(changed.contains { $0.count == 3 })
    #expect(changed.contains { $0.count == 5 })
    #expect(changed.contains("almp") || changed.contains("lmap") || changed.contains("lapm"))
    #expect(changed.contains { $0.count == 4 && Set($0) != Set("lamp") })
    #expect(changed.allSatisfy { $0.hasSuffix("p") || $0.hasSuffix("pm") })
  }

  @Test(arguments: ["put it up", "设一个十分钟的闹钟", "", "7:30 am", "don't"])
  func wordsThatAreShortOrHoldMoreThanLettersGetNone(text: String) {
    #expect(Self.typos(1, text) == nil)
  }

  @Test func blanksStayAsTheyAre() throws {
    let changed = try #require(Self.typos(1, "  play   music "))
    #expect(changed.hasPrefix("  ") && changed.hasSuffix(" ") && changed.contains("   "))
  }
}
