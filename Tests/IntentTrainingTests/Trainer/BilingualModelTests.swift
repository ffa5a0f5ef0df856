import IntentClassification
import IntentEvaluation
import IntentRouting
import Testing

@testable import IntentTraining

/// What users of such systems reported, on a model small enough to train in a test.
struct BilingualModelTests {
  private let router: IntentRouter

  init() throws { router = try BilingualModel.router.get() }

  @Test(arguments: [
    ("turn on the lights in the kitchen", "light_on"), ("switch off the lights", "light_off"),
    ("play the quiet album", "music_play"), ("will it rain on sunday morning", "weather_query"),
    ("打开卧室的灯", "light_on"), ("关掉厨房的灯", "light_off"), ("播放安静的音乐", "music_play"),
    ("明天会下雨吗", "weather_query"), ("删掉那条消息", "message_delete"),
  ])
  func newWordingsOfBothLanguagesAreUnderstood(text: String, intent: String) {
    #expect(router.classifier.classify(text).best.intent.name == intent)
  }

  @Test(arguments: [
    ("turnonthekitchenlight", "light_on"), ("switchoffthehall", "light_off"),
    ("putonmymorningplaylist", "music_play"), ("willitraintomorrowmorning", "weather_query"),
    ("delete themessage from ann", "message_delete"), ("switch of the hall", "light_off"),
    ("play the new albun", "music_play"), ("do i need an umbrela today", "weather_query"),
  ])
  func wordsRunTogetherOrMistypedAreUnderstood(text: String, intent: String) {
    #expect(router.classifier.classify(text).best.intent.name == intent)
  }

  @Test func someNewWordingsAct() {
    let texts = [
      "turn on the kitchen lights", "play some quiet jazz", "will it rain tomorrow",
      "打开厨房的灯", "播放爵士乐专辑", "明天早上要带伞吗",
    ]
    #expect(texts.count { router.route($0).isLocal } >= 3)
  }

  @Test(arguments: [
    "%@\n", "%@\r\n", "  %@", "%@.", "%@。", "%@ !", "%@\u{3000}", "\u{FEFF}%@", "%@\u{200B}",
    "\t%@ ",
  ])
  func blanksAndFinalMarksChangeNoProbability(frame: String) {
    for text in ["turn on the kitchen lights", "play new jazz", "明天会下雨吗", "打开卧室的灯"] {
      expectTheSame(text, frame.replacing("%@", with: text))
    }
  }

  @Test(arguments: [
    ("play new jazz", "play  new   jazz"), ("play new jazz", "PLAY New Jazz"),
    ("play new jazz", "ｐｌａｙ　ｎｅｗ　ｊａｚｚ"), ("play new jazz", "play\u{A0}new jazz"),
    ("don't turn it off", "don’t turn it off"), ("don't turn it off", "DON’T turn it off!"),
    ("关掉厨房的灯", "關掉廚房的燈"), ("i want to hear 2 songs", "i want to hear ２ songs"),
  ])
  func spellingsOfTheSameTextChangeNoProbability(first: String, second: String) {
    expectTheSame(first, second)
  }

  @Test func everyTrainingRowActsWithItsLabel() {
    for row in BilingualModel.rows where row.location.line % 4 != 3 {
      let decision = router.route(row.utterance)
      #expect(decision.intent.name == row.intent, "\(row.utterance)")
      if row.intent == "message_delete" {
        #expect(decision.action.neverRuns, "\(row.utterance)")
      } else {
        #expect(decision.receipt.rule == "text is a training utterance", "\(row.utterance)")
        #expect(decision.isLocal, "\(row.utterance)")
      }
    }
  }

  @Test(arguments: [
    "a", "x", "z", "how", "the", "ok", "on", "play", "light", "message", "rain", "Huh?", "?", "...",
    "!", "1", "的", "灯", "听", "🙂",
  ])
  func singleLettersAndLoneWordsDoNotAct(text: String) {
    #expect(!router.route(text).isLocal)
  }

  @Test(arguments: [
    "asdf qwer zxcv", "sdfkj lskdjf wlekrj", "qqqqqq wwwww", "jkl; fdsa jkl; fdsa", "ajsdh",
    "xkcd rtfm lgtm", "fghj fghj fghj", "%%% ### @@@", "0x7f 0x3e", "阿斯顿发 去玩儿", "сейчас", "zzz zzz",
  ])
  func keyboardMashDoesNotAct(text: String) {
    #expect(!router.route(text).isLocal)
  }

  @Test(arguments: ["light.on.kitchen.cfg", "C:\\play\\some\\jazz.mp3", "messages_delete_all.py"])
  func namesThatHoldCommandWordsRunNothing(text: String) {
    #expect(router.route(text).action.neverRuns)
  }

  @Test func aParagraphOfUnknownWordsIsHandedOver() {
    let news = """
      Parliament adjourned yesterday after ministers failed to agree on fishing quotas, while \
      unions announced further strikes across northern harbours despite arbitration; economists \
      warned that inflation could accelerate again unless central banks tighten credit swiftly.
      """
    #expect(!router.route(news).isLocal)
  }

  @Test(arguments: [
    "my messages are very long", "i wrote a message about the weather", "消息很长", "我发了一条消息给他",
  ])
  func aKeywordAloneDoesNotReachTheDestructiveSkill(text: String) {
    #expect(router.route(text).action.neverRuns)
  }

  @Test func theDestructiveSkillIsNeverRunUnasked() {
    for text in BilingualModel.rows.filter({ $0.intent == "message_delete" }).map(\.utterance) {
      #expect(router.route(text).action.neverRuns)
    }
  }

  @Test(arguments: [
    "turn on the hall and play some jazz", "switch off the hall, then play some jazz",
    "打开台灯然后播放新专辑", "关掉厨房灯，然后播放爵士乐", "关掉厨房灯，播放爵士乐",
  ])
  func twoCommandsAreHandedOver(text: String) {
    #expect(router.route(text).action == .handOver(.severalCommands, fallback: nil))
  }

  private func expectTheSame(_ first: String, _ second: String) {
    let expected = router.classifier.classify(first)
    let classification = router.classifier.classify(second)
    #expect(classification.ranking == expected.ranking, "\(second.debugDescription)")
    #expect(classification.acceptance == expected.acceptance, "\(second.debugDescription)")
    #expect(classification.trainingIntent == expected.trainingIntent)
  }
}

extension Decision.Action {
  fileprivate var neverRuns: Bool {
    if case .run = self { false } else { true }
  }
}
