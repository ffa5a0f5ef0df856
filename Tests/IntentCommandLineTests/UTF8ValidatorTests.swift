import Testing

@testable import IntentCommandLine

@Suite struct UTF8ValidatorTests {
  @Test func scalarsOfEveryBlockAreValid() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let invalid = firstInvalid(Array(String(scalar).utf8))
      if invalid != nil { Issue.record("U+\(String(value, radix: 16)) is refused") }
    }
  }

  @Test func sequencesAreJudgedAsByTheStandardLibrary() {
    let interesting: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
      0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for first in interesting {
      for second in interesting {
        for third in interesting {
          for fourth in interesting where first >= 0xED { check([first, second, third, fourth]) }
          check([first, second, third])
        }
        check([first, second])
      }
      check([first])
    }
  }

  @Test(arguments: 0...20)
  func placeOfTheBadByteIsFound(_ position: Int) {
    var bytes = [UInt8](repeating: 0x61, count: 21)
    bytes[position] = 0xFF
    #expect(firstInvalid(bytes) == position)
  }

  private func check(_ bytes: [UInt8]) {
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    if (firstInvalid(bytes) == nil) != isValid { Issue.record("\(bytes)") }
  }

  private func firstInvalid(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes(UTF8Validator.firstInvalidIndex)
  }
}
