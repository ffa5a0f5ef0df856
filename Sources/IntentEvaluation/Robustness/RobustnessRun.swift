import IntentRouting

/// Runs every suite over rows that come one at a time; keeps counts only.
package struct RobustnessRun: Sendable {
  private struct ContrastTally {
    var rows = 0
    var cleanRouted = 0
    var stillRouted = 0
  }

  private let measurement: RoutingMeasurement
  private let seed: UInt64
  private var variations = RobustnessSuite.variations.map { _ in VariationTally() }
  private var contrasts = RobustnessSuite.contrasts.map { _ in ContrastTally() }

  /// Measures by a router, every random choice by the seed.
  package init(_ measurement: RoutingMeasurement, seed: UInt64) {
    self.measurement = measurement
    self.seed = seed
  }

  /// Counts a row under every suite that applies to it; `clean` is what became of it as it stands.
  package mutating func add(_ row: LabeledUtterance, clean: Outcome) {
    for (index, suite) in RobustnessSuite.variations.enumerated() {
      guard let text = suite.changed(row.utterance, seed: seed) else { continue }
      let changed = measurement.outcome(of: text, gold: clean.gold)
      variations[index].add(clean: clean, changed: changed, isChanged: text != row.utterance)
    }
    guard let gold = clean.gold else { return }
    for (index, suite) in RobustnessSuite.contrasts.enumerated() {
      guard let twin = suite.changed(row.utterance, seed: seed) else { continue }
      contrasts[index].rows += 1
      contrasts[index].cleanRouted += clean.isRouted && clean.isRight ? 1 : 0
      contrasts[index].stillRouted += measurement.runs(twin, as: gold) ? 1 : 0
    }
  }

  /// The figures of the rows so far.
  package var report: RobustnessReport {
    RobustnessReport(
      seed: seed,
      variations: zip(RobustnessSuite.variations, variations).map(VariationReport.init),
      contrasts: zip(RobustnessSuite.contrasts, contrasts).map { suite, tally in
        ContrastReport(
          suite, rows: tally.rows, cleanRouted: tally.cleanRouted,
          stillRouted: tally.stillRouted)
      })
  }
}
