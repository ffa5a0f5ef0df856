/// A reason for handing over, and how often it was given.
///
/// JSON keys: `reason`, null where none was given, and `count`.
public struct HandOverCount: Sendable, Hashable, Codable {
  /// The reason's stable word; nil where none was given.
  public let reason: String?
  /// The rows handed over for it.
  public let count: Int

  /// Returns the reasons of all rows not routed, the most frequent first, then by name.
  static func counts(of outcomes: [Outcome]) -> [HandOverCount] {
    var counts: [String?: Int] = [:]
    for outcome in outcomes where !outcome.isRouted { counts[outcome.reason, default: 0] += 1 }
    return counts.map(HandOverCount.init).sorted(by: isMoreFrequent)
  }

  /// Whether it stands before another: by count, then by name, a missing reason last.
  private static func isMoreFrequent(_ first: HandOverCount, than second: HandOverCount) -> Bool {
    guard first.count == second.count else { return first.count > second.count }
    guard let reason = first.reason else { return false }
    return second.reason.map { reason < $0 } ?? true
  }
}

extension HandOverCount {
  private enum CodingKeys: String, CodingKey {
    case reason, count
  }

  /// Writes both keys, a missing reason as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(reason, forKey: .reason)
    try container.encode(count, forKey: .count)
  }
}
