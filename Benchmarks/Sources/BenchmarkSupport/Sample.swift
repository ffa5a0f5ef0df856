import Foundation

/// Durations of one thing done again and again.
public struct Sample: Sendable {
  private let sorted: [Double]

  /// Takes durations in microseconds, at least one.
  public init(_ microseconds: [Double]) {
    precondition(!microseconds.isEmpty, "a sample needs a duration")
    sorted = microseconds.sorted()
  }

  public var best: Double { sorted[0] }
  public var median: Double { percentile(50) }

  /// Returns a percentile by nearest rank.
  public func percentile(_ percent: Int) -> Double {
    sorted[(sorted.count * percent + 99) / 100 - 1]
  }
}

extension Duration {
  /// The duration in microseconds.
  public var microseconds: Double { self / .microseconds(1) }
}

/// Keeps results from being optimised away: what is only computed and never used may vanish.
@_optimize(none)
public func keep<Result>(_ result: Result) {}

extension Double {
  /// Returns the number with so many decimal places.
  public func formatted(_ places: Int) -> String {
    String(format: "%.\(places)f", self)
  }
}
