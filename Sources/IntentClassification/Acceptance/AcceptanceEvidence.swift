/// What the acceptance score weighs: numbers about one classification.
package struct AcceptanceEvidence: Hashable, Sendable {
  /// The names of the numbers, in their order.
  package static let names = [
    "confidence_log_odds", "top_logit", "margin", "negative_entropy", "unknown_words",
    "unknown_pairs", "log_length", "command_log_odds", "refusal_margin",
    "confidence_x_command", "command_x_refusal",
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
    let confidence = Self.limited(softmax.logOdds)
    let command = Self.limited(commandLogOdds)
    let refusal = Self.limited(softmax.refusalMargin)
    values = [
      confidence, Self.limited(softmax.topLogit), Self.limited(softmax.margin),
      softmax.negativeEntropy, reading.shareOfUnknownWords, reading.shareOfUnknownPairs,
      Numerics.log(Double(reading.words + 1)), command, refusal,
      // No certainty about the topic makes up for a sentence that is no command: a sum cannot say
      // that, a product can.
      confidence * command, command * refusal,
    ]
  }

  private static func limited(_ value: Double) -> Double { min(max(value, -limit), limit) }
}
