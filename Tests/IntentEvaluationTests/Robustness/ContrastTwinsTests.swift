import Testing

@testable import IntentEvaluation

struct ContrastTwinsTests {
  private static func twin(_ twins: ContrastTwins, _ text: String, seed: UInt64 = 1) -> String? {
    var generator = SeededGenerator(seed: seed)
    return twins.twin(of: text, using: &generator)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func aTwinHoldsTheCommandWithoutItsPoliteness(seed: UInt64) throws {
    for twins in [ContrastTwins.negations, .questions] {
      let english = try #require(Self.twin(twins, "Could you turn off the light!", seed: seed))
      #expect(english.contains("turn off the light") && english != "turn off the light")
      let chinese = try #require(Self.twin(twins, "请打开客厅的灯。", seed: seed))
      #expect(chinese.contains("打开客厅的灯") && !chinese.contains("请打开"))
    }
  }

  /// A twin of these would be no sentence, or would not deny all of it.
  @Test(arguments: [
    "what is the weather", "my alarm", "lights", "turn it off, it's late", "天气怎么样", "灯开了吗",
    "别弄了", "打开灯，再放首歌", "",
  ])
  func onlyCommandsOfOneClauseHaveATwin(text: String) {
    #expect(Self.twin(.negations, text) == nil)
    #expect(Self.twin(.questions, text) == nil)
  }
}
