import Foundation
import TestSupport
import Testing

@testable import IntentClassification

/// Damage as transfers and disks do it: checksums no longer match.
struct ModelFileDamageTests {
  private static let file = TinyModel.smallestFile()

  @Test(arguments: [0x01, 0x02, 0x08, 0x20, 0x80, 0x55, 0xFF] as [UInt8])
  func everyByteIsGuarded(mask: UInt8) {
    for place in Self.file.indices {
      var damaged = Self.file
      damaged[place] ^= mask
      Self.expectError(damaged, "byte \(place)")
    }
  }

  @Test func everyTruncationIsFound() {
    for length in Self.file.indices { Self.expectError(Self.file.prefix(length), "\(length)") }
  }

  @Test(arguments: [1, 2, 63, 64, 4096])
  func appendedBytesAreFound(count: Int) {
    let length = Self.file.count
    #expect(
      CraftedModelFile.loadError(Self.file + Data(count: count))
        == .wrongLength(path: CraftedModelFile.path, found: length + count, expected: length))
  }

  @Test(arguments: UInt64(1)...4)
  func randomDamageIsFound(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    for _ in 0..<200 {
      var damaged = Self.file
      let start = Int.random(in: 0..<damaged.count, using: &generator)
      let end = min(damaged.count, start + Int.random(in: 1...200, using: &generator))
      damaged.replaceSubrange(start..<end, with: generator.bytes(end - start))
      if damaged != Self.file { Self.expectError(damaged, "\(start)..<\(end)") }
    }
  }

  @Test(arguments: UInt64(5)...6)
  func randomBytesBehindTheMagicAreNoModel(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    for count in 0..<300 {
      Self.expectError(Data(ModelFile.magic + generator.bytes(count)), "\(count)")
    }
  }

  @Test func zeroedBlockIsFound() {
    for start in stride(from: 0, to: Self.file.count, by: 512) {
      var damaged = Self.file
      let end = min(start + 512, damaged.count)
      damaged.replaceSubrange(start..<end, with: Data(count: end - start))
      Self.expectError(damaged, "block at \(start)")
    }
  }

  private static func expectError(_ damaged: Data, _ comment: String) {
    guard let error = CraftedModelFile.loadError(damaged) else {
      Issue.record("loaded in spite of \(comment)")
      return
    }
    #expect(error.description.hasPrefix("\(CraftedModelFile.path): "))
  }
}
