/// How far a piece of work is, and how that looks in one line.
package struct ProgressBar: Sendable, Equatable {
  /// What is being done, such as `training`.
  package let label: String
  /// The share that is done, from 0 to 1.
  package let fraction: Double
  /// What else is known, such as `epoch 3/15 · 4 s left`.
  package let detail: String

  /// Makes a bar; a fraction beyond 0 or 1 (rounding, an estimate that was off) is shown as the
  /// nearer of them, and one that isn't a number as 0.
  package init(label: String, fraction: Double, detail: String = "") {
    self.label = label
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    self.detail = detail
  }

  /// Returns label, bar, per cent and detail in less than `width` cells.
  ///
  /// The last column stays empty, since many terminals break the line there. On a narrow terminal
  /// the bar shrinks first, then the detail is cut, then bar and detail go.
  package func rendered(width: Int) -> String {
    let room = max(0, width - 1)
    let percent = "\(Int(fraction * 100)) %"
    let percentColumn = String(repeating: " ", count: 5 - percent.count) + percent
    let tail = detail.isEmpty ? percentColumn : "\(percentColumn)  \(detail)"
    let wanted = room - TextWidth.cells(of: label) - TextWidth.cells(of: tail) - 2
    let cells = min(max(wanted, Self.shortest), Self.longest)
    let line = "\(label) \(bar(cells: cells)) \(tail)"
    let leastWidth = TextWidth.cells(of: label) + cells + percentColumn.count + 2
    return TextWidth.truncated(leastWidth <= room ? line : "\(label) \(percent)", to: room)
  }

  /// The line of a report without a terminal: label and detail.
  var plainLine: String { detail.isEmpty ? label : "\(label): \(detail)" }

  // 30 cells: a longer bar says no more; 8: a shorter one says too little.
  private static let longest = 30
  private static let shortest = 8

  private func bar(cells: Int) -> String {
    let full = Int((fraction * Double(cells)).rounded(.down))
    return String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
  }
}
