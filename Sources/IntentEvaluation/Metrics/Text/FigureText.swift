import Foundation

/// Writes figures the same way everywhere.
enum FigureText {
  /// What stands for a figure that isn't defined.
  static let undefined = "n/a"

  /// Returns a share as a percentage of two decimals.
  static func percent(_ share: Double?) -> String {
    share.map { String(format: "%.2f %%", 100 * $0) } ?? undefined
  }

  /// Returns a share as a percentage of one decimal, or a dash.
  static func short(_ share: Double?) -> String {
    share.map { String(format: "%.1f %%", 100 * $0) } ?? "–"
  }

  /// Returns a difference of shares in percentage points of two decimals.
  static func points(_ difference: Double?) -> String {
    // Adding zero turns -0 into 0.
    difference.map { String(format: "%.2f", 100 * $0 + 0) } ?? undefined
  }

  /// Returns a rate as a percentage without needless decimals.
  static func rate(_ rate: Double) -> String {
    String(format: "%g %%", 100 * rate)
  }

  /// Returns a number of four decimals.
  static func decimal(_ number: Double?) -> String {
    number.map { String(format: "%.4f", $0) } ?? undefined
  }

  /// Returns a threshold of four digits, or `none` where nothing is routed.
  static func threshold(_ threshold: Double?) -> String {
    threshold.map { String(format: "%.4g", $0) } ?? "none"
  }

  /// Returns a time in microseconds.
  static func microseconds(_ time: Double) -> String {
    String(format: "%.2f µs", time)
  }

  /// Returns a time given in microseconds in the unit that suits it, to three digits or so.
  static func time(_ microseconds: Double) -> String {
    switch microseconds {
    case ..<100: String(format: "%.1f µs", microseconds)
    case ..<1000: String(format: "%.0f µs", microseconds)
    case ..<1_000_000: String(format: "%.1f ms", microseconds / 1000)
    default: String(format: "%.1f s", microseconds / 1_000_000)
    }
  }

  /// Returns a whole number with its thousands set apart.
  static func count(_ count: Int) -> String {
    var text = ""
    let digits = Array(String(count))
    for (index, digit) in digits.enumerated() {
      let isThousand = index > 0 && (digits.count - index) % 3 == 0
      text += isThousand && digits[index - 1] != "-" ? ",\(digit)" : "\(digit)"
    }
    return text
  }

  /// Returns a whole number with what it counts, such as `1 row` and `1,200 rows`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(self.count(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns a number rounded to a whole one.
  static func rounded(_ number: Double?) -> String {
    number.map { count(Int($0.rounded())) } ?? undefined
  }
}
