/// How progress is shown.
package enum ProgressMode: Sendable, Equatable {
  /// Not at all.
  case silent
  /// One plain line for each whole step.
  case plainLines
  /// A bar that is redrawn in place, on a terminal of this width.
  case bar(width: Int)

  /// Returns how to show progress on the standard error of this process.
  package static func current(quiet: Bool, plain: Bool = false) -> ProgressMode {
    choose(
      quiet: quiet, plain: plain, canRedraw: Terminal.canRedraw(.error),
      width: Terminal.width(of: .error))
  }

  static func choose(quiet: Bool, plain: Bool, canRedraw: Bool, width: Int?) -> ProgressMode {
    if quiet { return .silent }
    if canRedraw { return .bar(width: width ?? Terminal.usualWidth) }
    return plain ? .plainLines : .silent
  }
}
