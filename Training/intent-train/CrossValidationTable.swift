import IntentCommandLine
import IntentCommandSupport
import IntentEvaluation

/// A cross-validation as a table: a line for each fold, then mean and spread.
struct CrossValidationTable {
  private typealias Figures = CrossValidationReport.Figures

  private let report: CrossValidationReport

  init(_ report: CrossValidationReport) { self.report = report }

  var lines: [String] {
    var table = TextTable(
      columns: [.init("fold", .left), .init("rows", .right)]
        + columns.map { .init($0.title, .right) })
    for (number, fold) in report.folds.enumerated() { table.add(row("\(number + 1)", fold)) }
    table.add(row("mean", report.mean))
    table.add(row("spread", report.spread, showsRows: false))
    return [title, ""] + table.rendered().split(separator: "\n").map(String.init)
  }

  private var title: String {
    "\(report.foldCount) folds, seed \(report.seed): \(report.rows) rows, \(report.intents) "
      + "intents, \(report.outOfScopeRows) out of scope"
  }

  private var columns: [(title: String, figure: (Figures) -> Double?)] {
    let always: [(String, (Figures) -> Double?)] = [
      ("accuracy", \.accuracy), ("macro-F1", \.macroF1),
    ]
    guard report.outOfScopeRows > 0 else { return always }
    return always + [
      ("AUROC", \.auroc), ("coverage", \.coverage), ("misrouted", \.misrouteRate),
      ("oos refused", \.refused),
    ]
  }

  private func row(_ name: String, _ figures: Figures, showsRows: Bool = true) -> [String] {
    let rows = showsRows ? "\(Int(figures.rows.rounded()))" : ""
    return [name, rows] + columns.map { $0.figure(figures).map(text) ?? "n/a" }
  }

  private func text(_ share: Double) -> String { Percent.decimals(share * 100, 2) + " %" }
}
