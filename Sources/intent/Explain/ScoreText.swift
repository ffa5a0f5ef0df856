import IntentClassification
import IntentCommandLine
import IntentCommandSupport

/// The two logits, word by word and as sums.
struct ScoreText {
  /// So many of a word's n-grams are named below it.
  private static let gramsNamed = 5
  /// A bar is no longer than this, however wide the terminal.
  private static let longestBar = 24
  /// Longer words are cut in the table.
  private static let longestLabel = 24

  private let scores: Explanation
  private let listsGrams: Bool
  private let layout: TextLayout

  init(_ scores: Explanation, listsGrams: Bool, layout: TextLayout) {
    self.scores = scores
    self.listsGrams = listsGrams
    self.layout = layout
  }

  private var intent: String { DecisionLines.onOneLine(scores.intent.intent.name) }
  private var other: String? { scores.other.map { DecisionLines.onOneLine($0.intent.name) } }

  /// The words, what draws most to either side first, and below each its strongest n-grams.
  var parts: [String] {
    let sorted = scores.strongestParts(scores.parts.count)
    guard !sorted.isEmpty else { return ["no n-grams: the scores are what the model begins with"] }
    let largest = abs(sorted[0].weights.difference)
    var table = TextTable(columns: columns)
    for part in sorted {
      table.add(row(visible(part.text, part.kind), part.weights, largest: largest))
      if listsGrams {
        for gram in part.grams {
          table.add(row("  " + label(gram), gram.weights, largest: largest))
        }
      }
    }
    let lines = layout.lines(of: table)
    return [layout.heading(title)] + (listsGrams ? lines : withGrams(lines, sorted))
  }

  private var title: String {
    other.map { "what draws to \(intent), and what to \($0)" } ?? "what draws to \(intent)"
  }

  private var columns: [TextTable.Column] {
    guard let other else { return [.init("word"), .init(cut(intent), .right), .init("")] }
    return [
      .init("word"), .init(cut(intent), .right), .init(cut(other), .right),
      .init("difference", .right), .init(""),
    ]
  }

  private func row(_ text: String, _ weights: Explanation.Weights, largest: Double) -> [String] {
    let bar = layout.bar(weights.difference, largest: largest, cells: barCells)
    let label = TextWidth.truncated(text, to: Self.longestLabel)
    guard scores.other != nil else { return [label, Signed.text(weights.intent, 3), bar] }
    return [
      label, Signed.text(weights.intent, 3), Signed.text(weights.other, 3),
      Signed.text(weights.difference, 3), bar,
    ]
  }

  /// What the other columns leave of the line.
  private var barCells: Int {
    let labels = scores.parts.map { TextWidth.cells(of: $0.text) }.max() ?? 0
    let names = [intent, other ?? ""].map { max(7, TextWidth.cells(of: cut($0))) }
    let taken = min(max(labels, 4), Self.longestLabel) + names.reduce(0, +) + 10 + 8
    return min(Self.longestBar, max(4, layout.width - taken - (listsGrams ? 4 : 0)))
  }

  /// Puts below each row of the table the n-grams that weigh most in it.
  private func withGrams(_ lines: [String], _ parts: [Explanation.Part]) -> [String] {
    var result = Array(lines.prefix(2))
    for (line, part) in zip(lines.dropFirst(2), parts) {
      result.append(line)
      guard part.grams.count > 1 else { continue }
      let named = part.grams.prefix(Self.gramsNamed).map {
        "\(label($0)) \(Signed.text($0.weights.difference, 3))"
      }
      let rest = part.grams.count - named.count
      result += layout.wrapped(named + (rest > 0 ? ["and \(rest) more"] : []), indent: 4)
    }
    return result
  }

  /// Shows the blanks at a word's edges, and how often an n-gram stands there.
  private func label(_ gram: Explanation.Gram) -> String {
    let texts = gram.texts.map { visible($0, gram.kind) }.joined(separator: " = ")
    return gram.count > 1 ? "\(texts) (\(gram.count)x)" : texts
  }

  private func visible(_ text: String, _ kind: Explanation.GramKind) -> String {
    let line = DecisionLines.onOneLine(text)
    return kind == .characters ? line.replacing(" ", with: "␣") : line
  }

  private func cut(_ name: String) -> String {
    TextWidth.truncated(name, to: layout.width < 100 ? 14 : 18)
  }

  /// That the weights add up to the logits, and what the soft-max makes of these.
  var logits: [String] {
    var table = TextTable(columns: [
      .init("intent"), .init("bias", .right), .init("+ n-grams", .right), .init("= sum", .right),
      .init("model's", .right), .init("/ temperature", .right), .init("confidence", .right),
    ])
    table.add(sums(scores.intent, bias: scores.bias.intent, sum: scores.sum.intent))
    if let other = scores.other {
      table.add(sums(other, bias: scores.bias.other, sum: scores.sum.other))
    }
    return [layout.heading("from the weights to the confidence")] + layout.lines(of: table)
  }

  private func sums(_ score: Explanation.Score, bias: Double, sum: Double) -> [String] {
    [
      TextWidth.truncated(DecisionLines.onOneLine(score.intent.name), to: 18),
      Signed.text(bias, 3), Signed.text(sum - bias, 3), Signed.text(sum, 3),
      Signed.text(score.logit, 3), Signed.text(score.logit / scores.temperature, 3),
      Percent.decimals(score.confidence, 4),
    ]
  }
}
