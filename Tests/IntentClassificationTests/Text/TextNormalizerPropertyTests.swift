import IntentClassification
import TestSupport
import Testing

/// Rules that hold for every text.
struct TextNormalizerPropertyTests {
  @Test(arguments: UInt64(1)...4)
  func normalizingTwiceIsNormalizingOnce(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    for _ in 0..<2000 {
      Self.expectStable(RandomText.awkward(upTo: 12, using: &generator))
    }
  }

  @Test func textOfAnyScalarsIsNormalized() {
    var generator = TestGenerator(seed: 9)
    for _ in 0..<2000 {
      Self.expectStable(RandomText.uniform(upTo: 12, using: &generator))
    }
  }

  @Test(arguments: [
    UInt32(0)...0x7FFF, 0x8000...0xFFFF, 0x10000...0x1FFFF, 0x2F800...0x2FA1F, 0xE0000...0xE0FFF,
    0x10FF00...0x10FFFF,
  ])
  func everyScalarIsNormalizedOnce(_ values: ClosedRange<UInt32>) {
    for value in values {
      guard let scalar = Unicode.Scalar(value) else { continue }
      Self.expectStable("x\(scalar)y")
    }
  }

  @Test(arguments: UInt64(11)...12)
  func normalTextHasNoCapitalNoControlAndSingleBlanks(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    for _ in 0..<1000 {
      let scalars = normalizedScalars(RandomText.awkward(upTo: 12, using: &generator))
      #expect(scalars.first != " " && scalars.last != " ")
      #expect(!zip(scalars, scalars.dropFirst()).contains { $0 == (" ", " ") })
      let banned: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator]
      #expect(!scalars.contains { banned.contains($0.properties.generalCategory) })
      #expect(!scalars.contains { ("A"..."Z").contains($0) })
    }
  }

  /// Compares bytes: `==` of strings would take two spellings of a letter for one.
  private static func expectStable(_ text: String) {
    let once = TextNormalizer.normalize(text)
    let twice = TextNormalizer.normalize(once)
    guard !once.utf8.elementsEqual(twice.utf8) else { return }
    Issue.record("\(spell(text)) becomes \(spell(once)), and that \(spell(twice))")
  }

  private static func spell(_ text: String) -> String {
    text.unicodeScalars.map { "U+" + String($0.value, radix: 16) }.joined(separator: " ")
  }
}
