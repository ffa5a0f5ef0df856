package import IntentClassification
import IntentCommandLine

/// A model's thresholds as a table: target, threshold, coverage, counts, and what backs them.
package struct ThresholdTable {
  private let thresholds: [AcceptanceThreshold]

  package init(_ thresholds: [AcceptanceThreshold]) {
    self.thresholds = thresholds
  }

  /// The table, below it what its columns mean, and why a promise was refused.
  package var lines: [String] {
    var table = TextTable(columns: [
      .init("for", .left), .init("wrong at most", .right), .init("threshold", .right),
      .init("coverage", .right), .init("expected", .right), .init("right", .right),
      .init("wrong", .right), .init("out of scope", .right), .init("p", .right),
      .init("backed by", .left),
    ])
    for (index, threshold) in thresholds.enumerated() {
      table.add(
        [index == 0 ? "every intent" : threshold.tier ?? "if a map asks"] + cells(threshold))
    }
    return table.rendered().split(separator: "\n").map(String.init) + legend + refusals
  }

  private func cells(_ threshold: AcceptanceThreshold) -> [String] {
    let counts = threshold.counts
    return [
      Percent.text(threshold.maxMisrouteRate),
      threshold.value > 1 ? "none" : Percent.decimals(threshold.value, 4),
      threshold.coverage.map(Percent.text) ?? "n/a",
      threshold.misrouteRate.map(Percent.text) ?? "n/a",
      counts.map { "\($0.right)" } ?? "", counts.map { "\($0.wrong)" } ?? "",
      counts.map { "\($0.outOfScopeRouted)" } ?? "",
      threshold.pValue.map { Percent.decimals($0, 4) } ?? "", basis(threshold),
    ]
  }

  /// Explains the counts where there are any.
  private var legend: [String] {
    guard thresholds.contains(where: { $0.counts != nil }) else { return [] }
    let counts = "right, wrong, out of scope: rows held out that the threshold would route"
    guard thresholds.contains(where: { $0.pValue != nil }) else { return [counts] }
    return [counts + "; p: the chance of so few mistakes if the promise were false"]
  }

  private func basis(_ threshold: AcceptanceThreshold) -> String {
    guard threshold.basis == .promise else { return threshold.basis.rawValue }
    let level = threshold.level.map(Percent.text) ?? ""
    let share = threshold.largestOutOfScope.map(Percent.text) ?? ""
    return "promise (\(level) sure, up to \(share) out of scope)"
  }

  /// Each refusal once, with its target where others have another.
  private var refusals: [String] {
    let all = thresholds.compactMap(\.refusal)
    if all.count == thresholds.count, Set(all).count == 1 { return [all[0]] }
    var seen: Set<String> = []
    return thresholds.compactMap { threshold in
      guard let refusal = threshold.refusal, seen.insert(refusal).inserted else { return nil }
      let target = threshold.tier ?? "at most \(Percent.text(threshold.maxMisrouteRate))"
      return "\(target): \(refusal)"
    }
  }
}

/// Shares as the commands print them.
package enum Percent {
  /// Returns a share in per cent with one decimal, such as `92.8 %`.
  package static func text(_ share: Double) -> String { decimals(share * 100, 1) + " %" }

  /// Returns a number that is not negative with so many decimals.
  package static func decimals(_ value: Double, _ places: Int) -> String {
    let factor = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = Int((value * Double(factor)).rounded())
    let digits = String(scaled % factor)
    return "\(scaled / factor)." + String(repeating: "0", count: places - digits.count) + digits
  }
}
