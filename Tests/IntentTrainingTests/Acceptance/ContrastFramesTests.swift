import Testing

@testable import IntentTraining

struct ContrastFramesTests {
  @Test(arguments: ["turn on the light", "Mute", "play ABBA!", "turn on 12 lamps", "stöp it"])
  func englishCommandsFit(text: String) {
    #expect(ContrastFrames.fitting(text)?.negated == ContrastFrames.english.negated)
  }

  @Test(arguments: ["打开灯", "播放ABBA的歌", "静音！", "請開燈"])
  func chineseCommandsFit(text: String) {
    #expect(ContrastFrames.fitting(text)?.negated == ContrastFrames.chinese.negated)
  }

  @Test(arguments: [
    "is the light on", "What time is it", "what's up", "Please, turn it off", "I want music",
    "hello",
    "How do I get home",
  ])
  func unfitBeginningsDoNotFit(text: String) {
    #expect(ContrastFrames.fitting(text) == nil)
  }

  @Test(arguments: ["灯开了吗", "现在几点？", "几点了?"])
  func chineseQuestionsDoNotFit(text: String) {
    #expect(ContrastFrames.fitting(text) == nil)
  }

  @Test(arguments: [
    "включи свет", "άναψε το φως", "불을 켜 줘", "أشعل الضوء", "बत्ती जलाओ", "เปิดไฟ", "電気をつけて",
    "ライトを消す", "🙂", "", " ",
  ])
  func textOfOtherLanguagesDoesNotFit(text: String) {
    #expect(ContrastFrames.fitting(text) == nil)
  }

  @Test(arguments: [ContrastFrames.english, .chinese])
  func everyFrameHasAPlaceForTheCommand(frames: ContrastFrames) {
    for frame in frames.negated + frames.reported + frames.asked {
      #expect(frame.contains("{}") && !frame.contains("{2}"))
    }
    for frame in frames.joined { #expect(frame.contains("{}") && frame.contains("{2}")) }
  }
}
