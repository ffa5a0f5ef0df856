/// Why a decision was not made on the device.
public enum HandOverReason: String, Codable, CaseIterable, Hashable, Sendable {
  /// Nothing but blanks.
  case empty
  /// No word of the text stood in the training rows.
  case noKnownWord = "no_known_word"
  /// One word, or one or two ideographs, and no training utterance.
  case tooShort = "too_short"
  /// The text is longer than a model reads, or far longer than any training row.
  case tooLong = "too_long"
  /// The text holds several commands, and none is to be half done.
  case severalCommands = "several_commands"
  /// The acceptance score lies below the threshold.
  case lowAcceptance = "low_acceptance"
  /// The two best intents lie closer together than the required margin.
  case ambiguous
  /// The route map keeps this intent away from the device's skills.
  case neverLocal = "never_local"
  /// The route map has no skill for this intent, or there is no map.
  case unmappedIntent = "unmapped_intent"
  /// The skill can change something, the model makes no promise for it, and the map says so.
  case noPromise = "no_promise"
}
