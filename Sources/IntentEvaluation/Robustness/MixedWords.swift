/// Latin words inside Chinese text, as bilingual speakers mix them in.
enum MixedWords {
  /// Returns the text with one of its Chinese words in English; nil where the table has none of
  /// them.
  static func mixingOne(into text: String, using generator: inout SeededGenerator) -> String? {
    guard TextScript.isChinese(text) else { return nil }
    let present = pairs.filter { text.contains($0.chinese) }
    guard !present.isEmpty else { return nil }
    let pair = present[generator.index(below: present.count)]
    guard let range = text.firstRange(of: pair.chinese) else { return nil }
    let blank = generator.index(below: 2) == 0 ? "" : " "
    return text[..<range.lowerBound] + blank + pair.english + blank + text[range.upperBound...]
  }

  private static let pairs: [(chinese: String, english: String)] = [
    ("音乐", "music"), ("邮件", "email"), ("电影", "movie"), ("闹钟", "alarm"), ("空调", "AC"),
    ("灯", "light"), ("天气", "weather"), ("电话", "phone"), ("短信", "message"),
    ("播放", "play"), ("打开", "open"), ("关闭", "close"), ("日历", "calendar"),
    ("视频", "video"), ("导航", "navigation"), ("歌", "song"), ("音量", "volume"),
    ("会议", "meeting"), ("日程", "schedule"), ("地图", "map"), ("新闻", "news"),
    ("股票", "stock"), ("餐厅", "restaurant"), ("外卖", "delivery"), ("咖啡", "coffee"),
    ("聚会", "party"), ("电视", "TV"), ("手机", "phone"), ("蓝牙", "Bluetooth"),
    ("网络", "wifi"), ("列表", "list"), ("清单", "list"), ("笔记", "note"), ("计时", "timer"),
    ("模式", "mode"), ("航班", "flight"), ("酒店", "hotel"), ("密码", "password"),
    ("照片", "photo"), ("消息", "message"), ("专辑", "album"), ("公司", "office"),
  ]
}
