/// What the acceptance score weighs: numbers about one classification.
package struct AcceptanceEvidence: Hashable, Sendable {
  /// The names of the numbers, in their order.
  package static let names = [
    "confidence_log_odds", "top_logit", "margin", "negative_entropy", "unknown_words",
    "unknown_pairs", "log_length", "command_log_odds", "refusal_margin",
  ]

  /// Numbers beyond this say no more: an intent that stands alone has infinite odds.
  private static let limit = 30.0

  /// One number for each of ``names``.
  package let values: [Double]

  package init(values: [Double]) {
    precondition(values.count == Self.names.count, "evidence of another length")
    self.values = values
  }

  package init(_ softmax: SoftmaxSummary, _ reading: Reading, commandLogOdds: Double) {
    values = [
      Self.limited(softmax.logOdds), Self.limited(softmax.topLogit), Self.limited(softmax.margin),
      softmax.negativeEntropy, reading.shareOfUnknownWords, reading.shareOfUnknownPairs,
      Numerics.log(Double(reading.words + 1)), commandLogOdds,
      Self.limited(softmax.refusalMargin),
    ]
  }

  private static func limited(_ value: Double) -> Double { min(max(value, -limit), limit) }
}
