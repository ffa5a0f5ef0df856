/// What cross-validation found: the figures of each fold, their mean and their spread.
///
/// JSON keys: `folds` (a list of ``Figures``), `mean` and `spread` (``Figures``), `fold_count`,
/// `seed`, `rows`, `out_of_scope_rows`, `intents`, `scarce_intents`; undefined figures are left out.
package struct CrossValidationReport: Sendable, Hashable, Codable {
  /// The figures that are compared, each a share in 0...1.
  package struct Figures: Sendable, Hashable, Codable {
    /// Rows of an intent that were measured on.
    package var rows: Double
    package var accuracy: Double?
    package var macroF1: Double?
    /// Nil without out-of-scope rows, as all that follow.
    package var auroc: Double?
    /// The share of in-scope rows routed at the model's own threshold.
    package var coverage: Double?
    /// The share of wrong decisions among those routed.
    package var misrouteRate: Double?
    /// The share of out-of-scope rows not routed.
    package var refused: Double?

    private enum CodingKeys: String, CodingKey {
      case rows, accuracy, auroc, coverage, refused
      case macroF1 = "macro_f1"
      case misrouteRate = "misroute_rate"
    }
  }

  package let folds: [Figures]
  package let mean: Figures
  /// The standard deviation over the folds (n - 1).
  package let spread: Figures
  package let foldCount: Int
  package let seed: UInt64
  package let rows: Int
  package let outOfScopeRows: Int
  package let intents: Int
  /// The intents of fewer rows than folds, which some folds are without.
  package let scarceIntents: [String]

  private enum CodingKeys: String, CodingKey {
    case folds, mean, spread, seed, rows, intents
    case foldCount = "fold_count"
    case outOfScopeRows = "out_of_scope_rows"
    case scarceIntents = "scarce_intents"
  }

  /// Sums up the folds' figures over the data that they were cut from.
  package init(folds: [Figures], of data: Dataset, seed: UInt64) {
    self.folds = folds
    mean = Figures(folds, Self.mean)
    spread = Figures(folds, Self.deviation)
    foldCount = folds.count
    self.seed = seed
    rows = data.inScopeCount
    outOfScopeRows = data.outOfScopeCount
    intents = data.intents.count
    scarceIntents = data.rowCounts.filter { $0.value < folds.count }.keys.sorted()
  }

  private static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  private static func deviation(_ values: [Double]) -> Double? {
    guard values.count > 1, let mean = mean(values) else { return nil }
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }
}

extension CrossValidationReport.Figures {
  /// Takes what is compared from the report of one fold.
  package init(_ report: EvaluationReport) {
    let hasStrangers = report.outOfScopeRows > 0
    self.init(
      rows: Double(report.inScopeRows), accuracy: report.classification.accuracy,
      macroF1: report.classification.macroF1, auroc: report.outOfScope.auroc,
      coverage: hasStrangers ? report.ownDecisions.coverage : nil,
      misrouteRate: hasStrangers ? report.ownDecisions.misrouteRate : nil,
      refused: report.ownDecisions.outOfScopeRecall)
  }

  fileprivate init(_ folds: [Self], _ combine: ([Double]) -> Double?) {
    self.init(
      rows: combine(folds.map(\.rows)) ?? 0, accuracy: combine(folds.compactMap(\.accuracy)),
      macroF1: combine(folds.compactMap(\.macroF1)), auroc: combine(folds.compactMap(\.auroc)),
      coverage: combine(folds.compactMap(\.coverage)),
      misrouteRate: combine(folds.compactMap(\.misrouteRate)),
      refused: combine(folds.compactMap(\.refused)))
  }
}
