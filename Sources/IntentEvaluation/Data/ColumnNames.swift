/// The column names that are recognised without an option, the preferred one first.
enum ColumnNames {
  static let text = ["text", "utterance", "utt", "sentence", "query", "question"]
  static let intent = ["intent", "label", "category", "class"]

  /// Returns whether a name stands for a text or an intent; upper and lower case are the same.
  static func isKnown(_ name: String) -> Bool {
    let name = name.lowercased()
    return text.contains(name) || intent.contains(name)
  }
}
