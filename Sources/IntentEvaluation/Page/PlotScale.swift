/// Maps figures to places on one axis of a drawing.
struct PlotScale {
  private let largest: Double
  private let start: Double
  private let end: Double
  private let isRoot: Bool

  /// Maps 0 to `start` and `largest` to `end`; with `isRoot` by the square root, which gives small
  /// figures more room.
  init(upTo largest: Double, from start: Double, to end: Double, isRoot: Bool = false) {
    self.largest = largest > 0 ? largest : 1
    self.start = start
    self.end = end
    self.isRoot = isRoot
  }

  /// Returns the place of a figure; one beyond the ends is put on the nearer end.
  func callAsFunction(_ value: Double) -> Double {
    let share = min(max(value / largest, 0), 1)
    return start + (end - start) * (isRoot ? share.squareRoot() : share)
  }
}
