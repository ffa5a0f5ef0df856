import IntentClassification
import IntentCommandLine
import IntentCommandSupport
import IntentRouting

/// From the confidence to the acceptance, and what it is compared with.
struct AcceptanceText {
  private let acceptance: AcceptanceExplanation
  private let receipt: Receipt
  private let layout: TextLayout

  init(_ explanation: DecisionExplanation, layout: TextLayout) {
    acceptance = explanation.scores.acceptance
    receipt = explanation.decision.receipt
    self.layout = layout
  }

  var lines: [String] {
    let heading = layout.heading("from the confidence to the acceptance")
    guard !acceptance.terms.isEmpty else {
      return [heading, "the model has no score of its own: the confidence counts, " + comparison]
    }
    return [heading] + layout.lines(of: table) + [sum, comparison] + command
  }

  private var table: TextTable {
    var table = TextTable(columns: [
      .init("evidence"), .init("value", .right), .init("adds", .right), .init(""),
    ])
    let largest = acceptance.terms.reduce(abs(acceptance.bias)) { max($0, abs($1.weight)) }
    for term in acceptance.terms {
      table.add([
        term.name.replacing("_", with: " "), value(term), Signed.text(term.weight, 3),
        layout.bar(term.weight, largest: largest, cells: barCells),
      ])
    }
    table.add([
      "bias", "", Signed.text(acceptance.bias, 3),
      layout.bar(acceptance.bias, largest: largest, cells: barCells),
    ])
    return table
  }

  /// What the other columns leave of the line.
  private var barCells: Int { min(24, layout.width - 56) }

  private func value(_ term: AcceptanceExplanation.Term) -> String {
    let value = Signed.text(term.value, 3, plus: "")
    guard term.value != term.countedValue else { return value }
    return "\(value) as \(Signed.text(term.countedValue, 3, plus: ""))"
  }

  private var sum: String {
    "sum \(Signed.text(acceptance.logOdds, 3)), as a probability "
      + Percent.decimals(acceptance.value, 4)
  }

  private var comparison: String {
    let sign = receipt.acceptance < receipt.threshold ? "<" : ">="
    return "acceptance \(Percent.decimals(receipt.acceptance, 4)) \(sign) "
      + "threshold \(Percent.decimals(receipt.threshold, 4)) (\(receipt.thresholdSource.rawValue))"
  }

  /// What speaks for a command, and what for a denial, a question or talk.
  private var command: [String] {
    guard let logOdds = acceptance.commandLogOdds else { return [] }
    let words = acceptance.commandWords.sorted { abs($0.weight) > abs($1.weight) }.prefix(8)
      .map { "\(DecisionLines.onOneLine($0.text)) \(Signed.text($0.weight, 2))" }
    return [
      "command log odds \(Signed.text(logOdds, 3)): bias "
        + "\(Signed.text(acceptance.commandBias, 3)) and the words"
    ] + layout.wrapped(words.isEmpty ? ["none with a weight"] : words, indent: 4)
  }
}
