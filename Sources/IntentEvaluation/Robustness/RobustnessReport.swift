/// How decisions bear typos, other spellings and twins that must not run.
///
/// JSON keys: `seed`, `variations` (a list of ``VariationReport``), `contrasts` (a list of
/// ``ContrastReport``). Suites that no row takes part in are listed with 0 rows.
public struct RobustnessReport: Sendable, Hashable, Codable {
  /// The seed of every random choice.
  public let seed: UInt64
  /// Changes after which the same intent is meant.
  public let variations: [VariationReport]
  /// Changes after which the intent must not run.
  public let contrasts: [ContrastReport]
}
