import Testing

@testable import IntentEvaluation

struct EncodingTests {
  private let reader = DatasetReader()

  @Test func invalidUTF8IsAnErrorWithLineAndByte() {
    let bytes = Array("text,intent\nna".utf8) + [0xEF, 0x76, 0x65] + Array(",x\n".utf8)
    #expect(
      reader.error(in: bytes, name: "a.csv")
        == .invalidUTF8(place("a.csv", 2, 3), byteOffset: 14, guess: nil))
  }

  @Test func aZeroByteIsAnErrorWithItsLine() {
    let bytes = Array("text,intent\nab".utf8) + [0] + Array("c,x\n".utf8)
    #expect(
      reader.error(in: bytes, name: "a.csv") == .nulByte(place("a.csv", 2, 3), guess: nil))
  }

  static let foreign: [([UInt8], EncodingGuess)] = [
    ([0xFF, 0xFE] + utf16("text,intent\n"), .utf16),
    ([0xFE, 0xFF, 0, 0x61, 0, 0x62], .utf16),
    (utf16("text,intent\n"), .utf16),
    ([0] + utf16("text,intent\n"), .utf16),
    ([0x1F, 0x8B, 8, 0, 1, 2], .compressed),
    ([0x50, 0x4B, 3, 4, 0, 0, 0xFF], .compressed),
  ]

  /// Little-endian, without a mark.
  private static func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Test(arguments: foreign)
  func aForeignFileIsGuessed(bytes: [UInt8], guess: EncodingGuess) {
    switch reader.error(in: bytes, name: "a.csv") {
    case .invalidUTF8(_, _, let found), .nulByte(_, let found): #expect(found == guess)
    case let other: Issue.record("got \(String(describing: other))")
    }
  }

  static let sequences: [([UInt8], Int?)] = [
    ([], nil), ([0x61], nil), ([0xC3, 0xA9], nil), ([0xE4, 0xBD, 0xA0], nil),
    ([0xF0, 0x9F, 0x98, 0x80], nil), ([0xF4, 0x8F, 0xBF, 0xBF], nil), ([0xED, 0x9F, 0xBF], nil),
    ([0x80], 0), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0x61, 0xC3], 1), ([0xE0, 0x9F, 0xBF], 0),
    ([0xED, 0xA0, 0x80], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
    ([0xF5, 0x80, 0x80, 0x80], 0), ([0xE4, 0xBD], 0), ([0xE4, 0xBD, 0x61], 0),
    ([0xF0, 0x9F, 0x98], 0), ([0xF0, 0x9F, 0x98, 0x61], 0), ([0xC3, 0xA9, 0xFF], 2),
  ]

  @Test(arguments: sequences)
  func validationFindsTheFirstBadByte(bytes: [UInt8], expected: Int?) {
    #expect(UTF8Validation.firstInvalidOffset(in: bytes) == expected)
  }

  @Test func validationAgreesWithTheStandardLibraryOnAllPairs() {
    let pairs = (0...UInt16.max).map { [UInt8($0 >> 8), UInt8($0 & 0xFF), 0xA0, 0x80] }
    let differing = pairs.filter { bytes in
      let isValid = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
      return isValid != (UTF8Validation.firstInvalidOffset(in: bytes) == nil)
    }
    #expect(differing.isEmpty)
  }
}
