/// Sentences about a command that must not run it: negations of it, and questions about it.
///
/// Written apart from the frames by which training makes rows to refuse, and sharing none of them:
/// a suite of the same frames would measure what the model was trained on. Only commands get a
/// twin: text of one clause that begins with a verb of the list, its politeness taken off. A twin
/// of a question would often be no sentence.
struct ContrastTwins: Sendable {
  private let english: [String]
  private let chinese: [String]

  /// Returns a twin of a command; nil for other text.
  func twin(of text: String, using generator: inout SeededGenerator) -> String? {
    let isChinese = TextScript.isChinese(text)
    guard let command = isChinese ? Self.chineseCommand(text) : Self.englishCommand(text)
    else { return nil }
    let frames = isChinese ? chinese : english
    return frames[generator.index(below: frames.count)].replacing("{}", with: command)
  }

  static let negations = ContrastTwins(
    english: [
      "you must not {}", "under no circumstances should you {}", "hold off, it is too early to {}",
      "make sure that nobody will {}", "there is nothing i want less than to {}",
      "refuse when somebody says {}", "i would be angry if you were to {}",
      "skip it, i no longer want to {}",
    ],
    chinese: [
      "绝对不许{}", "请勿{}", "你可不能{}", "我改主意了不想{}了", "谁都不准{}", "{}就免了吧",
      "{}这事先放一放", "我反对{}",
    ])

  static let questions = ContrastTwins(
    english: [
      "is it a good idea to {}", "can you explain what it means to {}",
      "how long does it usually take to {}", "what would follow if someone else were to {}",
      "was it you who had to {}", "do people often want to {}", "who is allowed to {}",
      "would it be rude to {}",
    ],
    chinese: [
      "{}是什么意思", "你觉得该不该{}", "{}一般要多久", "会不会有人想{}", "你知道怎样才能{}吗",
      "谁有权限{}", "{}会有什么后果", "要是有人{}会怎么样",
    ])

  private static func englishCommand(_ text: String) -> String? {
    guard TextScript.isLatin(text) else { return nil }
    var command = Substring(text.lowercased())
    while let last = command.last, ".! ".contains(last) { command.removeLast() }
    for opening in politeOpenings where command.hasPrefix(opening) {
      command.removeFirst(opening.count)
    }
    guard let verb = command.prefix(while: { $0 != " " }).nonEmpty, verbs.contains(verb),
      command.contains(" "), !command.contains(where: ",;:.?!".contains)
    else { return nil }
    return String(command)
  }

  private static func chineseCommand(_ text: String) -> String? {
    var command = Substring(text)
    while let last = command.last, "。！! ".contains(last) { command.removeLast() }
    for opening in ["请", "麻烦", "你", "帮我", "给我"] where command.hasPrefix(opening) {
      command.removeFirst(opening.count)
    }
    guard command.count > 2, chineseVerbs.contains(where: command.hasPrefix),
      !["吗", "呢", "没", "没有", "吧", "了"].contains(where: command.hasSuffix),
      !command.contains(where: ",，;；:：.。?？!！、 ".contains)
    else { return nil }
    return String(command)
  }

  private static let politeOpenings = [
    "hey ", "ok ", "please ", "can you ", "could you ", "would you ", "will you ", "i want you to ",
    "i need you to ", "i'd like you to ", "please ", "go ahead and ",
  ]

  private static let verbs = Set(
    """
    turn switch set play stop pause start open close show tell find search look call text send \
    email message book order buy add remove delete cancel create make schedule remind wake mute \
    unmute raise lower increase decrease dim brighten change skip resume repeat shuffle read write \
    take note put move transfer pay check list give get let help lock unlock activate deactivate \
    enable disable navigate drive connect disconnect record report update reset restart shut \
    translate convert calculate track log save share post reserve replace freeze block redeem roll \
    flip spell define erase clear launch run ring dial notify arrange submit pull bring
    """.split(separator: " ").map(Substring.init))

  private static let chineseVerbs = [
    "打开", "关", "播", "放", "设", "提醒", "把", "发", "删", "订", "调", "开", "叫", "买", "加",
    "记", "取消", "停", "暂停", "继续", "创建", "添加", "查", "搜", "找", "读", "导航", "锁", "解锁",
    "静音", "切换", "换", "打", "拨", "新建", "恢复", "撤销", "清空", "移除", "定", "退出", "启动",
    "运行", "预订", "安排", "将", "下一", "跳过", "增加", "降低", "提高", "减",
  ]
}

extension Substring {
  /// The text itself; nil where there is none.
  fileprivate var nonEmpty: Substring? { isEmpty ? nil : self }
}
