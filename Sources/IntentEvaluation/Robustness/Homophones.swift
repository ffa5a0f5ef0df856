/// Chinese characters that sound alike, the tone aside: what a pinyin keyboard or a recogniser of
/// speech puts in each other's place.
enum Homophones {
  /// Returns the text with one character replaced by another of the same sound; nil where the
  /// table has none for it.
  static func replacingOne(in text: String, using generator: inout SeededGenerator) -> String? {
    guard TextScript.isChinese(text) else { return nil }
    var scalars = Array(text.unicodeScalars)
    let places = scalars.indices.filter { table[scalars[$0]] != nil }
    guard !places.isEmpty else { return nil }
    let place = places[generator.index(below: places.count)]
    let others = (table[scalars[place]] ?? []).filter { $0 != scalars[place] }
    scalars[place] = others[generator.index(below: others.count)]
    return String(String.UnicodeScalarView(scalars))
  }

  /// The characters of each one's group, by character.
  private static let table: [Unicode.Scalar: [Unicode.Scalar]] = {
    var table: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for group in groups.split(separator: " ") {
      let members = Array(group.unicodeScalars)
      for member in members { table[member] = members }
    }
    return table
  }()

  private static let groups = """
    的得地 在再载 做作坐座左 是事市时十试视室式使 他她它 机几记级集计己寄 关管馆观官 灯等登 音因印银
    月约越阅 播波拨伯 放方房防访 听停庭厅 歌个各格隔 天田甜填添 气起七期其器齐 明名命鸣 点电店典垫 分份粉纷
    钟中种重终 醒性行姓形星兴型 提题体替踢 信新心欣辛 打大达答搭 到道倒导岛盗 号好耗豪 我握卧窝 你尼拟泥
    帮棒邦绑 吗妈马码骂 一以已意易亿医 下夏吓虾 上尚商伤赏 里理力离历立例 先现线显县限 问文温闻稳 度读独毒
    水谁睡税 程成城称乘 标表膘 写些谢鞋协 加家价假架驾 去取曲区趣 票飘漂 订定顶钉 单但蛋担 窗床创闯
    帘连脸练联 样阳养羊 请情清轻青晴 声生省升胜 高告搞稿 低第底弟敌 之只知直至址指 有友又右由游 不部步布补
    人任认忍 会回汇惠灰 办半班版搬 找照招罩 路录陆鹿 看刊砍 件建见间减简键 删山闪善 除出处初楚 备被北背杯
    忘网往望王 工公共功 买卖麦埋 东动冬懂洞 西息习系洗喜 张章账掌 今金近进紧 想向像响项箱 要药摇腰 没每美妹
    手首收受守 话画化花华 空控孔 调条跳 暂赞 停亭 闹脑 把吧爸八 开凯 设社射 快块筷 本奔笨 店殿 车彻 午五舞务
    """
}
