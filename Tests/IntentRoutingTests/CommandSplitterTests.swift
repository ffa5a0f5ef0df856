import TestSupport
import Testing

@testable import IntentRouting

struct CommandSplitterTests {
  @Test(arguments: [
    ("turn it off and call Ann", ["turn it off", "call Ann"]),
    ("turn it off. call Ann! stop it", ["turn it off", "call Ann", "stop it"]),
    ("turn it off and then call Ann", ["turn it off", "call Ann"]),
    ("Turn It Off AND THEN Call Ann", ["Turn It Off", "Call Ann"]),
    ("turn it off, and then call Ann", ["turn it off", "call Ann"]),
    ("turn it off; call Ann", ["turn it off", "call Ann"]),
    ("turn it off after that call Ann", ["turn it off", "call Ann"]),
    ("turn it off plus call Ann", ["turn it off", "call Ann"]),
    ("开灯然后放点音乐", ["开灯", "放点音乐"]),
    ("开灯，接着放点音乐", ["开灯", "放点音乐"]),
    ("先开灯；再放点音乐", ["先开灯", "放点音乐"]),
    ("mute, play, stop, call", ["mute", "play", "stop", "call"]),
  ])
  func partsStandBetweenTheJoints(text: String, parts: [String]) {
    #expect(CommandSplitter.parts(of: text, at: .all).map { Self.trimmed($0) } == parts)
  }

  @Test(arguments: [
    "", " ", "turn it off", "sand and", "and", " and ", ", , ,", "，", "然后", "android theatre",
    "turn it off,", "，开灯", "开灯然后", "play rock&roll", "a and b", "3.5 degrees",
  ])
  func nothingIsCutWhereOnePartIsLeft(text: String) {
    #expect(CommandSplitter.parts(of: text, at: .all) == [])
  }

  /// "turn it up, it's too dim" is one command with its reason.
  @Test(arguments: [
    ("turn it up, it's too dim", []), ("turn it up. it is too dim! really", []),
    ("屏幕再亮一点吧", []), ("turn it up and call Ann", ["turn it up", "call Ann"]),
    ("turn it up; call Ann", ["turn it up", "call Ann"]), ("开灯，放点音乐", ["开灯", "放点音乐"]),
    ("开灯，然后放点音乐", ["开灯", "放点音乐"]),
  ])
  func weakJointsCutOnlyWhereTheyAreAskedFor(text: String, parts: [String]) {
    #expect(CommandSplitter.parts(of: text, at: .strong).map { Self.trimmed($0) } == parts)
  }

  @Test func moreThanSixPartsAreProse() {
    let words = ["mute", "play", "stop", "call", "sing", "rest"]
    #expect(CommandSplitter.parts(of: words.joined(separator: ", "), at: .all).count == 6)
    #expect(
      CommandSplitter.parts(of: (words + ["wait"]).joined(separator: ", "), at: .all)
        == [])
  }

  @Test(arguments: 0..<6)
  func partsOfRandomTextAreItsSubstringsInOrder(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    let joints = [" and ", " THEN ", ", ", "然后", "，", "; ", "再", " ", "and", "。", ". ", "\n"]
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        RandomText.awkward(upTo: 6, using: &generator)
          + joints[Int.random(in: 0..<joints.count, using: &generator)]
      }.joined()
      checkParts(CommandSplitter.parts(of: text, at: .all), of: text)
      checkParts(CommandSplitter.parts(of: text, at: .strong), of: text)
    }
  }

  private func checkParts(_ parts: [String], of text: String) {
    #expect(parts.count != 1 && parts.count <= 6)
    var rest = Array(text.utf8)[...]
    for part in parts {
      let bytes = Array(part.utf8)
      #expect(bytes.count >= 4)
      let start = rest.indices.first { rest[$0...].starts(with: bytes) }
      guard let start else {
        Issue.record("\(part.debugDescription) is not in order in \(text.debugDescription)")
        return
      }
      rest = rest[(start + bytes.count)...]
    }
  }

  private static func trimmed(_ part: String) -> String {
    part.split(separator: " ").joined(separator: " ")
  }
}
