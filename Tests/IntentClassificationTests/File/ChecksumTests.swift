import Foundation
import TestSupport
import Testing

@testable import IntentClassification

struct ChecksumTests {
  @Test func checksumsStayAsModelFilesWereMadeWith() {
    // Pinned: with another sum every model file in the world is a damaged one.
    #expect(Fingerprint.of(Data()) == "6f2998f51a846e8d")
    #expect(Fingerprint.of(Data(0..<100)) == "62ec746383f50d9a")
    #expect(Fingerprint.of(Data("turn off the light".utf8)) == "a3717ee8b864a1cd")
  }

  @Test(arguments: [1, 7, 8, 31, 32, 33, 64, 100, 127])
  func everyChangeOfOneByteChangesTheSum(count: Int) {
    var generator = TestGenerator(seed: UInt64(count))
    let bytes = generator.bytes(count)
    let sum = Self.sum(bytes)
    for place in bytes.indices {
      for mask in 1...UInt8.max {
        var changed = bytes
        changed[place] ^= mask
        #expect(Self.sum(changed) != sum)
      }
    }
  }

  @Test(arguments: UInt64(1)...5)
  func everyChangeOfOneWordChangesTheSum(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    let bytes = generator.bytes(40 * 8)
    let sum = Self.sum(bytes)
    for _ in 0..<2000 {
      let word = Int.random(in: 0..<40, using: &generator)
      var changed = bytes
      changed.replaceSubrange(word * 8..<word * 8 + 8, with: generator.bytes(8))
      #expect(changed == bytes || Self.sum(changed) != sum)
    }
  }

  @Test func lengthCounts() {
    let sums = (0..<200).map { Self.sum([UInt8](repeating: 0, count: $0)) }
    #expect(Set(sums).count == sums.count)
  }

  @Test func exchangedBlocksChangeTheSum() {
    var generator = TestGenerator(seed: 6)
    let (first, second) = (generator.bytes(32), generator.bytes(32))
    #expect(Self.sum(first + second) != Self.sum(second + first))
    #expect(Self.sum(Array(first[8...] + first[..<8])) != Self.sum(first))
  }

  @Test func fingerprintHasSixteenDigits() {
    #expect(Fingerprint.string(0) == "0000000000000000")
    #expect(Fingerprint.string(0xAB) == "00000000000000ab")
    #expect(Fingerprint.string(.max) == "ffffffffffffffff")
  }

  private static func sum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { Checksum.of($0) }
  }
}
