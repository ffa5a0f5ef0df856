import IntentEvaluation

/// Labelled rows written out in tests.
enum LabeledRows {
  /// Returns rows of one intent, numbered as the lines of a file.
  static func rows(_ intent: String, _ utterances: [String]) -> [LabeledUtterance] {
    utterances.enumerated().map { number, utterance in
      LabeledUtterance(
        utterance: utterance, intent: intent,
        location: SourceLocation(file: "rows.csv", line: number + 2))
    }
  }

  /// Returns rows that no intent applies to, as an out-of-scope file gives them.
  static func outOfScope(_ utterances: [String]) -> [LabeledUtterance] {
    utterances.enumerated().map { number, utterance in
      LabeledUtterance(
        utterance: utterance, intent: "",
        location: SourceLocation(file: "out_of_scope.csv", line: number + 2),
        countsAsOutOfScope: true)
    }
  }
}
