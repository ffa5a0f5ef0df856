/// The intents that are most confused, each against each, as a picture with a count in each field.
struct ConfusionPicture {
  private static let most = 12
  private static let cell = 36.0
  private static let left = 190.0
  private static let top = 140.0
  private static let nameCells = 22

  /// The intents of the picture, those of one confusion beside each other.
  let intents: [String]
  private let counts: [String: [String: Int]]
  private let largest: Int

  /// Picks the intents of the most frequent confusions.
  init(_ classification: ClassificationReport) {
    let intents = Self.mostConfused(classification.confusedPairs)
    let shown = Set(intents)
    var counts: [String: [String: Int]] = [:]
    for pair in classification.confusedPairs
    where shown.contains(pair.gold) && shown.contains(pair.predicted) {
      counts[pair.gold, default: [:]][pair.predicted] = pair.count
    }
    largest = counts.values.flatMap(\.values).max() ?? 1
    for report in classification.intents where shown.contains(report.intent) && report.support > 0 {
      let right = Int((Double(report.support) * (report.recall ?? 0)).rounded())
      if right > 0 { counts[report.intent, default: [:]][report.intent] = right }
    }
    self.intents = intents
    self.counts = counts
  }

  /// The picture.
  var html: HTML {
    let side = Self.cell * Double(intents.count)
    let rows = intents.enumerated().map { row(Double($0), $1) }
    let columns = intents.enumerated().map { column(Double($0), $1) }
    return SVGPlot.drawing(
      id: "confusion-picture", title: "The most confused intents", description: description,
      width: Self.left + side + 70, height: Self.top + side + 8,
      "<g class=\"confusion\">\(columns)\(rows)</g>")
  }

  private static func mostConfused(_ pairs: [ConfusedPair]) -> [String] {
    var intents: [String] = []
    for pair in pairs {
      let new = [pair.gold, pair.predicted].filter { !intents.contains($0) }
      guard intents.count + new.count <= most else { break }
      intents += new
    }
    return intents
  }

  private func row(_ place: Double, _ gold: String) -> HTML {
    let y = Self.top + place * Self.cell
    let fields = intents.enumerated().map { column, predicted in
      field(Self.left + Double(column) * Self.cell, y, gold, predicted)
    }
    return """
      <text class="name" x="\(Self.left - 8)" y="\(y + Self.cell / 2 + 4)" text-anchor="end">\
      \(PagePart.clipped(gold, to: Self.nameCells))</text>\(fields)
      """
  }

  private func column(_ place: Double, _ name: String) -> HTML {
    let x = Self.left + (place + 0.5) * Self.cell
    return """
      <text class="name" transform="translate(\(x) \(Self.top - 8)) rotate(-52)">\
      \(PagePart.clipped(name, to: Self.nameCells - 3))</text>
      """
  }

  private func field(_ x: Double, _ y: Double, _ gold: String, _ predicted: String) -> HTML {
    let count = counts[gold]?[predicted] ?? 0
    let isRight = gold == predicted
    let style = isRight ? "hit" : count == 0 ? "empty" : "miss"
    let strength = isRight || count == 0 ? 1 : 0.15 + 0.5 * Double(count) / Double(largest)
    let number: HTML =
      count == 0
      ? .nothing
      : """
      <text class="\(style)" x="\(x + Self.cell / 2)" y="\(y + Self.cell / 2 + 4)" \
      text-anchor="middle">\(count)</text>
      """
    return """
      <rect class="\(style)" x="\(x + 1)" y="\(y + 1)" width="\(Self.cell - 2)" \
      height="\(Self.cell - 2)" rx="4" fill-opacity="\(String(strength.description.prefix(4)))"/>\
      \(number)
      """
  }

  private var description: String {
    "Rows are true intents, columns what they were taken for; each field holds the number of rows. "
      + "The table beside it names the most frequent confusions."
  }
}
