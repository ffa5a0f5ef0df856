/// Labelled utterances made of patterns: few intents, enough rows to learn them in a moment.
enum SampleData {
  private static let patterns: [(intent: String, templates: [String], fillers: [String])] = [
    (
      "light_off", ["turn off the * light", "switch the * light off", "* light off please"],
      ["hall", "kitchen", "bedroom", "garden", "desk", "porch", "attic", "stairs"]
    ),
    (
      "light_on", ["turn on the * light", "switch the * light on", "* light on please"],
      ["hall", "kitchen", "bedroom", "garden", "desk", "porch", "attic", "stairs"]
    ),
    (
      "timer_set", ["set a timer for * minutes", "wake me in * minutes", "* minute timer"],
      ["two", "three", "five", "ten", "twelve", "twenty", "thirty", "forty"]
    ),
    (
      "weather_query", ["what is the weather in *", "will it rain in *", "*天气怎么样"],
      ["Berlin", "Paris", "Rome", "Oslo", "上海", "北京", "广州", "成都"]
    ),
    (
      "message_delete", ["delete the message from *", "remove what * wrote", "删除*的消息"],
      ["Anna", "Ben", "Carla", "Dan", "小明", "小红", "小刚", "小丽"]
    ),
  ]

  static let intents = patterns.map(\.intent)

  /// The rows whose filler has a place among `fillers`, as CSV.
  static func csv(fillers: Range<Int>) -> String {
    let rows = patterns.flatMap { pattern in
      pattern.templates.flatMap { template in
        pattern.fillers[fillers].map { filler in
          "\(template.replacing("*", with: filler)),\(pattern.intent)"
        }
      }
    }
    return (["text,intent"] + rows).joined(separator: "\n") + "\n"
  }

  static let training = csv(fillers: 0..<5)
  static let validation = csv(fillers: 5..<7) + mislabelled
  static let test = csv(fillers: 6..<8) + mislabelled

  /// Rows that a model of the patterns must get wrong, so that no figure is perfect.
  private static let mislabelled = """
    turn off the kitchen light,timer_set
    will it rain in Paris,light_on
    is the light on or off,weather_query

    """

  static let outOfScope = csv(of: [
    "who painted the ceiling", "how tall is the tower", "why do cats purr", "你喜欢什么颜色",
    "book a table for two", "tell me about the light of the moon", "write a poem about rain",
    "set the table", "what is a message queue", "谁写了这首诗",
  ])

  static let outOfScopeTest = csv(of: [
    "who wrote the song", "how deep is the sea", "why is the sky blue", "你今年几岁",
    "buy two tickets", "turn the page", "describe the weather on Mars", "为什么天是蓝的",
  ])

  private static func csv(of utterances: [String]) -> String {
    (["text,intent"] + utterances.map { "\($0),oos" }).joined(separator: "\n") + "\n"
  }
}
