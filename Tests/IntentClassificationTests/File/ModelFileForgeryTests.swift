import Foundation
import TestSupport
import Testing

@testable import IntentClassification

/// Files whose checksums are right and whose content is not: made by another program, or a bug.
struct ModelFileForgeryTests {
  private let crafted: CraftedModelFile

  init() throws { crafted = try CraftedModelFile(TinyModel.smallestFile()) }

  @Test(arguments: [0, 3, 255, .max] as [UInt32])
  func otherVersionIsNamed(version: UInt32) {
    var crafted = crafted
    crafted.version = version
    #expect(
      CraftedModelFile.loadError(crafted.data())
        == .unsupportedVersion(
          path: CraftedModelFile.path, found: Int(version), supported: 1...2))
  }

  @Test(arguments: [0, 31, 32, 1 << 31, 1 << 62, 1 << 63, UInt64(Int.max) - 63, .max])
  func wildOffsetIsFound(offset: UInt64) {
    for index in crafted.sections.indices {
      var crafted = crafted
      crafted.sections[index].statedOffset = offset
      expectDamage(crafted)
    }
  }

  @Test(arguments: [1 << 20, 1 << 31, 1 << 62, 1 << 63, UInt64(Int.max) - 63, .max])
  func wildLengthIsFound(length: UInt64) {
    for index in crafted.sections.indices {
      var crafted = crafted
      crafted.sections[index].statedLength = length
      expectDamage(crafted)
    }
  }

  @Test(arguments: [0, 1, 13, 15, 1000, 1 << 27, .max] as [UInt32])
  func wildSectionCountIsFound(count: UInt32) {
    var crafted = crafted
    crafted.statedSectionCount = count
    expectDamage(crafted)
  }

  @Test func sectionsThatOverlapAreFound() {
    var crafted = crafted
    crafted.sections[1].statedOffset = UInt64(32 + 32 * crafted.sections.count)
    expectDamage(crafted)
  }

  @Test func bytesBetweenAndBehindSectionsAreFound() {
    var between = crafted
    between.gap = Data([1])
    expectDamage(between)
    var behind = crafted
    behind.tail = Data([0])
    expectDamage(behind, "bytes behind the last section")
  }

  @Test(arguments: ModelFile.Tag.allCases)
  func missingSectionIsNamed(tag: ModelFile.Tag) {
    var crafted = crafted
    crafted.remove(tag)
    expectDamage(crafted, "section \(tag) is missing")
  }

  @Test(arguments: ModelFile.Tag.allCases)
  func sectionThatStandsTwiceIsFound(tag: ModelFile.Tag) {
    var crafted = crafted
    guard let twin = crafted.sections.first(where: { $0.tag == tag.rawValue }) else { return }
    // In place of another, for there are no more sections than kinds of them.
    crafted.sections[tag == .configuration ? 1 : 0] = twin
    expectDamage(crafted, "section \(tag.rawValue) is unknown or stands twice")
  }

  @Test(arguments: [0, 15, 99, .max] as [UInt32])
  func unknownSectionIsFound(tag: UInt32) {
    var crafted = crafted
    crafted.sections[3].tag = tag
    expectDamage(crafted, "section \(tag) is unknown or stands twice")
  }

  @Test func fileWithoutSectionsIsNoModel() {
    var crafted = crafted
    crafted.sections = []
    expectDamage(crafted, "section configuration is missing")
  }

  @Test(
    arguments: [
      .embedding, .embeddingScales, .hiddenBias, .head, .headScales, .headBias, .commandView,
    ] as [ModelFile.Tag])
  func sectionOfAnotherSizeIsNamed(tag: ModelFile.Tag) {
    for change in [-4, -1, 1, 4] {
      var crafted = crafted
      let bytes = crafted[tag]
      crafted[tag] = change < 0 ? bytes.dropLast(-change) : bytes + Data(count: change)
      expectDamage(
        crafted,
        "section \(tag) has \(bytes.count + change) bytes, expected \(bytes.count)")
    }
  }

  @Test(arguments: [.hiddenBias, .headScales, .headBias] as [ModelFile.Tag])
  func numberThatIsNotFiniteIsFound(tag: ModelFile.Tag) {
    // Such a model used to load, and gave every intent the same confidence.
    for number in [Float.infinity, -.infinity, .nan, .signalingNaN] {
      var crafted = crafted
      crafted[tag].replaceSubrange(
        4..<8, with: withUnsafeBytes(of: number.bitPattern.littleEndian) { Data($0) })
      expectDamage(crafted, "section \(tag) holds a number that is not finite")
    }
  }

  @Test func knownUtterancesMustFitTheIntents() {
    var unknownIntent = crafted
    unknownIntent[.knownUtteranceIntents] = Data([9, 0, 0, 0])
    expectDamage(unknownIntent, "known utterances")
    var tooFew = crafted
    tooFew[.knownUtteranceIntents] = Data([0, 0])
    expectDamage(tooFew, "known utterances")
  }

  private func expectDamage(_ crafted: CraftedModelFile, _ part: String? = nil) {
    let error = CraftedModelFile.loadError(crafted.data())
    guard case .damaged(path: CraftedModelFile.path, let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    if let part { #expect(found == part) }
  }
}
