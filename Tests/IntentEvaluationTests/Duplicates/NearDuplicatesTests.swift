import TestSupport
import Testing

@testable import IntentEvaluation

struct NearDuplicatesTests {
  @Test(arguments: [
    ("turn on the light", "turn on the lamp"), ("turn on the light", "turn on the big light"),
    ("turn on the red light", "turn on the light"),
    ("please turn on the light", "turn on the light"),
    ("turn on the light", "turn on the light now"), ("Turn ON the Light!", "turn on the light"),
    ("turn on, the light.", "turn on the light"), ("don't turn it off", "don’t turn it off"),
    ("turn  on\tthe\nlight", "turn on the light"), ("ｔｕｒｎ on the light", "turn on the light"),
    ("打开客厅灯", "打开客厅的灯"), ("請打開客廳的燈", "请打开客厅的灯。"),
    ("明天早上叫醒我", "明天早上叫醒她"), ("yes", "YES!"), ("开灯", "开灯。"),
  ])
  func textsThatDifferInOneWordAreNear(first: String, second: String) {
    #expect(isNear(first, second))
    #expect(isNear(second, first))
  }

  @Test(arguments: [
    ("turn on the light", "turn off that lamp"), ("turn it on", "turn it off"),
    ("light on", "light off"), ("yes", "no"), ("开灯", "关灯"), ("打开灯", "关掉灯"),
    ("play the song again", "again sing that song"), ("call me at nine", "call her at ten"),
    ("a b c d", "d c b a"), ("打开客厅的灯", "打开卧室的灯"),
    ("turn on the light", "turn on the light in here"),
  ])
  func textsThatDifferInMoreAreNot(first: String, second: String) {
    #expect(!isNear(first, second))
    #expect(!isNear(second, first))
  }

  @Test func chainsAreOneGroup() {
    let chain = [
      "play a red song", "play a blue song", "play my blue song", "play my blue track",
      "stop my blue track",
    ]
    #expect(NearDuplicates.groups(of: chain) == [0, 0, 0, 0, 0])
    #expect(NearDuplicates.groups(of: [chain[0], chain[4]]) == [0, 1])
  }

  @Test func groupsAreNumberedInOrderOfAppearance() {
    let texts = ["stop", "turn on the light", "go", "Stop.", "turn on the lamp", "", "?"]
    #expect(NearDuplicates.groups(of: texts) == [0, 1, 2, 0, 1, 3, 3])
  }

  @Test func noTextsGiveNoGroups() {
    #expect(NearDuplicates.groups(of: []) == [])
  }

  @Test(arguments: 0..<5)
  func orderOfTheTextsDoesNotChangeWhoIsTogether(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    let texts = Self.randomTexts(120, using: &generator)
    let groups = NearDuplicates.groups(of: texts)
    let order = texts.indices.shuffled(using: &generator)
    let shuffled = NearDuplicates.groups(of: order.map { texts[$0] })
    for first in order.indices {
      for second in 0..<first {
        #expect(
          (shuffled[first] == shuffled[second])
            == (groups[order[first]] == groups[order[second]]))
      }
    }
  }

  /// Compared with every pair looked at word by word: slower, and nothing shared.
  @Test(arguments: 0..<5)
  func groupsAreThoseOfALookAtEveryPair(seed: UInt64) {
    var generator = TestGenerator(seed: seed + 50)
    let texts = Self.randomTexts(80, using: &generator)
    let words = texts.map { $0.split(separator: " ").map(String.init) }
    var groups = Array(texts.indices)
    for first in texts.indices {
      for second in 0..<first where Self.agreeButForOne(words[first], words[second]) {
        let (from, to) = (groups[first], groups[second])
        for index in groups.indices where groups[index] == from { groups[index] = to }
      }
    }
    let found = NearDuplicates.groups(of: texts)
    for first in texts.indices {
      for second in 0..<first {
        #expect((found[first] == found[second]) == (groups[first] == groups[second]))
      }
    }
  }

  /// Once took time in the square of the words.
  @Test func aTextOfManyWordsTakesLinearTime() {
    let long = (0..<20_000).map { "word\($0)" }.joined(separator: " ")
    let groups = NearDuplicates.groups(of: [long, long + " more", "word0 " + long, "word1"])
    #expect(groups == [0, 0, 0, 1])
  }

  private func isNear(_ first: String, _ second: String) -> Bool {
    Set(NearDuplicates.groups(of: [first, second])).count == 1
  }

  /// Short texts over few words, so that many are near each other.
  private static func randomTexts(
    _ count: Int, using generator: inout TestGenerator
  ) -> [String] {
    (0..<count).map { _ in
      (0..<Int.random(in: 3...7, using: &generator)).map { _ in
        ["one", "two", "three", "four", "five", "six", "seven"][
          Int.random(in: 0..<7, using: &generator)]
      }.joined(separator: " ")
    }
  }

  /// Whether two lists of words agree, or one of four words or more agrees with the other once
  /// each has lost at most one word.
  private static func agreeButForOne(_ first: [String], _ second: [String]) -> Bool {
    let keys = { (words: [String]) in
      words.count < 4
        ? [words]
        : [words]
          + words.indices.map { gap in words.indices.filter { $0 != gap }.map { words[$0] } }
    }
    return !Set(keys(first)).isDisjoint(with: keys(second))
  }
}
