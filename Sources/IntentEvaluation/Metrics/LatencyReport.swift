/// How long single calls took, one after another.
///
/// JSON keys: `count`, `p50_microseconds`, `p95_microseconds`, `p99_microseconds`,
/// `throughput_per_second`.
public struct LatencyReport: Sendable, Hashable, Codable {
  /// The calls timed.
  public let count: Int
  /// The time within which half of the calls were done, in microseconds.
  public let p50: Double
  /// The time within which 95 % of the calls were done, in microseconds.
  public let p95: Double
  /// The time within which 99 % of the calls were done, in microseconds.
  public let p99: Double
  /// Calls a second, one at a time; nil where no time was measured.
  public let throughput: Double?

  /// Creates the report over durations in nanoseconds; nil without any.
  ///
  /// Percentiles are by nearest rank: each is a duration that occurred.
  public init?(nanoseconds durations: [Int]) {
    guard !durations.isEmpty else { return nil }
    let sorted = durations.sorted()
    count = sorted.count
    p50 = Self.microseconds(sorted, percentile: 50)
    p95 = Self.microseconds(sorted, percentile: 95)
    p99 = Self.microseconds(sorted, percentile: 99)
    let total = sorted.reduce(0) { $0 + Double($1) }
    throughput = total > 0 ? Double(sorted.count) * 1e9 / total : nil
  }

  private static func microseconds(_ sorted: [Int], percentile: Int) -> Double {
    let rank = (sorted.count * percentile + 99) / 100
    return Double(sorted[rank - 1]) / 1000
  }
}

extension LatencyReport {
  private enum CodingKeys: String, CodingKey {
    case count
    case p50 = "p50_microseconds"
    case p95 = "p95_microseconds"
    case p99 = "p99_microseconds"
    case throughput = "throughput_per_second"
  }

  /// Writes every key, undefined figures as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
    try container.encode(p50, forKey: .p50)
    try container.encode(p95, forKey: .p95)
    try container.encode(p99, forKey: .p99)
    try container.encode(throughput, forKey: .throughput)
  }
}
