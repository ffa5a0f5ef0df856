/// Why a decision was not made on the device.
public enum HandOverReason: String, Codable, CaseIterable, Hashable, Sendable {
  /// Nothing but blanks.
  case empty
  /// The text is longer than a model reads.
  case tooLong = "too_long"
  /// The acceptance score lies below the threshold.
  case lowAcceptance = "low_acceptance"
  /// The two best intents lie closer together than the required margin.
  case ambiguous
  /// The route map keeps this intent away from the device's skills.
  case neverLocal = "never_local"
  /// The route map has no skill for this intent, or there is no map.
  case unmappedIntent = "unmapped_intent"
}
