import Foundation
import IntentRouting
import Testing

/// Whatever stands in a file gives a map or an error that points into the file, never a crash.
struct RouteMapMutationTests {
  @Test func everyTruncationIsAnError() {
    let bytes = Array(RouteMapExamples.light.utf8)
    for count in 0..<bytes.count {
      let complaints = RouteMapExamples.complaints(aboutBytes: Array(bytes.prefix(count)))
      #expect(!complaints.isEmpty, "of \(count) bytes")
    }
  }

  @Test(arguments: 0..<20)
  func everyMutationIsAMapOrAnErrorWithAPlace(seed: UInt64) {
    var mutator = Mutator(seed: seed)
    for _ in 0..<200 {
      let bytes = mutator.mutate(Array(RouteMapExamples.light.utf8))
      checkOutcome(of: bytes)
    }
  }

  @Test(arguments: 0..<5)
  func randomBytesAreAMapOrAnErrorWithAPlace(seed: UInt64) {
    var mutator = Mutator(seed: seed)
    for count in 0..<300 { checkOutcome(of: mutator.bytes(count)) }
  }

  private func checkOutcome(of bytes: [UInt8]) {
    do throws(RouteMapError) {
      let map = try RouteMap(json: bytes)
      #expect(map.routes.values.allSatisfy { map.skills[$0.skill.name] == $0.skill })
      #expect(map.fallbackSkill.map { $0.risk == .readOnly } ?? true)
      _ = map.mismatches(with: ["light_on", "other"])
    } catch {
      checkPlaces(of: error, in: bytes)
    }
  }

  private func checkPlaces(of error: RouteMapError, in bytes: [UInt8]) {
    guard case .invalid(_, let problems) = error, !problems.isEmpty else {
      Issue.record("no problems: \(error)")
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for problem in problems {
      #expect((1...lines.count).contains(problem.line))
      #expect((1...lines[problem.line - 1].count + 1).contains(problem.column))
      #expect(!problem.description.contains("\n"))
    }
  }

  /// Seeded changes to bytes; the same seed always gives the same ones (SplitMix64).
  private struct Mutator: RandomNumberGenerator {
    private var state: UInt64
    private static let fragments = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "'", "//", "/*", "#", "\n", "\r",
      "null", "true", "-1", "1e999", "0.5", "2", "\u{FEFF}", "灯", "\u{202E}", "\"skills\"",
      "\"set_light\"", "{\"a\":1}", "[[[[", "version", "\0",
    ]

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func bytes(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
    }

    mutating func mutate(_ original: [UInt8]) -> [UInt8] {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &self) { mutateOnce(&bytes) }
      return bytes
    }

    private mutating func mutateOnce(_ bytes: inout [UInt8]) {
      let start = Int.random(in: 0...bytes.count, using: &self)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &self))
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes.replaceSubrange(start..<end, with: self.bytes(end - start))
      case 3: bytes[start..<end].reverse()
      default: bytes.insert(contentsOf: Self.fragments.randomElement(using: &self)!.utf8, at: start)
      }
    }
  }
}
