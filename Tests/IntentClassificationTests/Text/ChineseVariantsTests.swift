import Testing

@testable import IntentClassification

struct ChineseVariantsTests {
  private static let block: ClosedRange<UInt32> = 0x4E00...0x9FFF

  @Test(arguments: zip("開關燈樂電視聽訊號鐘後裡麼龜".unicodeScalars, "开关灯乐电视听讯号钟后里么龟".unicodeScalars))
  func traditionalFormHasASimplifiedOne(_ from: Unicode.Scalar, _ to: Unicode.Scalar) {
    #expect(ChineseVariants.simplified(from.value) == to.value)
  }

  @Test(arguments: "开关灯音乐电视人大小上下不了一".unicodeScalars)
  func simplifiedFormStays(_ scalar: Unicode.Scalar) {
    #expect(ChineseVariants.simplified(scalar.value) == scalar.value)
  }

  @Test(arguments: [0, 0x41, 0x3042, 0x4DFF, 0xA000, 0xAC00, 0x20000, 0x10FFFF] as [UInt32])
  func scalarOutsideTheBlockStays(_ scalar: UInt32) {
    #expect(ChineseVariants.simplified(scalar) == scalar)
  }

  @Test func everyOutcomeIsAnIdeographOfTheBlock() {
    // It then takes as many bytes as it came in, which the normaliser's scratch memory counts on.
    #expect(Self.block.allSatisfy { Self.block.contains(ChineseVariants.simplified($0)) })
  }

  @Test func everyOutcomeIsFinal() {
    // ICU's pairs have chains, such as 薴 to 苧 and 苧 to 苎: a text had two normal forms.
    let open = Self.block.filter {
      let once = ChineseVariants.simplified($0)
      return ChineseVariants.simplified(once) != once
    }
    #expect(open.compactMap(Unicode.Scalar.init).map(String.init) == [])
  }

  @Test func manyCharactersAreMapped() {
    let mapped = Self.block.count { ChineseVariants.simplified($0) != $0 }
    #expect((2500...3500).contains(mapped))
  }
}
