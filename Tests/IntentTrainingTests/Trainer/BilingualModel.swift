import IntentClassification
import IntentEvaluation
import IntentRouting

@testable import IntentTraining

/// A small English and Chinese model, trained once for all tests that ask it.
enum BilingualModel {
  static let router: Result<IntentRouter, any Error> = Result {
    var trainer = IntentTrainer(threads: 2)
    trainer.configuration.bucketBits = 12
    trainer.configuration.hiddenSize = 32
    trainer.configuration.epochs = 20
    let data = TrainingData(
      training: rows.filter { $0.location.line % 4 != 3 },
      validation: rows.filter { $0.location.line % 4 == 3 },
      outOfScope: LabeledRows.outOfScope(outOfScope))
    return IntentRouter(
      classifier: try trainer.fit(data).classifier, map: try RouteMap(json: routes.utf8))
  }

  static let routes = """
    {
      "version": 1,
      "skills": {
        "set_light": {"description": "Switches a light.", "risk": "mutating"},
        "play_music": {"description": "Plays music.", "risk": "read_only"},
        "tell_weather": {"description": "Tells the weather.", "risk": "read_only"},
        "delete_message": {"description": "Deletes a message.", "risk": "destructive"}
      },
      "routes": {
        "light_on": {"skill": "set_light", "arguments": {"state": "on"}},
        "light_off": {"skill": "set_light", "arguments": {"state": "off"}},
        "music_play": "play_music",
        "weather_query": "tell_weather",
        "message_delete": "delete_message"
      }
    }
    """

  static let rows: [LabeledUtterance] =
    rows(
      "light_on", ["turn on", "switch on", "light up"],
      ["the hall", "the kitchen light", "my desk lamp", "the lights in the bedroom"],
      ["打开", "开一下", "点亮"], ["走廊的灯", "厨房灯", "台灯", "卧室里的灯"])
    + rows(
      "light_off", ["turn off", "switch off", "kill"],
      ["the hall", "the kitchen light", "my desk lamp", "the lights in the bedroom"],
      ["关掉", "关一下", "熄灭"], ["走廊的灯", "厨房灯", "台灯", "卧室里的灯"])
    + rows(
      "music_play", ["play", "put on", "i want to hear"],
      ["some jazz", "the new album", "a quiet song", "my morning playlist"],
      ["播放", "放一首", "我想听"], ["爵士乐", "新专辑", "安静的歌", "早晨歌单"])
    + rows(
      "weather_query", ["how is the weather", "will it rain", "do i need an umbrella"],
      ["today", "tomorrow morning", "in the mountains", "on sunday"],
      ["今天", "明天早上", "山里", "星期天"], ["天气怎么样", "会下雨吗", "要带伞吗", "冷不冷"])
    + rows(
      "message_delete", ["delete", "erase", "throw away"],
      ["the message from Ann", "that text message", "my last message", "all old messages"],
      ["删除", "删掉", "清空"], ["安发来的消息", "那条短信", "最后一条消息", "所有旧消息"])

  static let outOfScope = [
    "who invented the light bulb", "what is the capital of France", "tell me a joke about cats",
    "my sister plays the violin very well", "how tall is that mountain", "i am so tired today",
    "why is the sky blue", "a message is a piece of text", "the album came out last year",
    "do you like me", "we had rain all week", "is the light on in the hall",
    "can you recommend a good book", "what does umbrella mean", "he said it was cold on sunday",
    "tomorrow is a holiday", "lamps are cheap at that store", "please be quiet now",
    "what is seven times eight", "how do i bake bread", "is jazz older than blues",
    "she read my message", "did Ann call", "there is a new kitchen in the house",
    "灯泡是谁发明的", "法国的首都是哪里", "给我讲个笑话", "我妹妹会拉小提琴", "那座山有多高",
    "我今天好累", "天为什么是蓝的", "短信是什么意思", "这张专辑是去年出的", "你喜欢我吗",
    "走廊的灯是开着的吗", "推荐一本好书", "下了一个星期的雨", "他说星期天很冷", "明天放假",
    "那家店的台灯很便宜", "七乘八等于几", "面包怎么烤", "她看了我的消息", "厨房是新装修的",
  ]

  private static func rows(
    _ intent: String, _ openings: [String], _ endings: [String], _ chineseOpenings: [String],
    _ chineseEndings: [String]
  ) -> [LabeledUtterance] {
    let english = openings.flatMap { opening in endings.map { "\(opening) \($0)" } }
    let chinese = chineseOpenings.flatMap { opening in chineseEndings.map { opening + $0 } }
    return LabeledRows.rows(intent, english + chinese)
  }
}
