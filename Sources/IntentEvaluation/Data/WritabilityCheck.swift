/// Tells why a format cannot hold a row, by the reader's own rules.
struct WritabilityCheck {
  private let format: DataFormat

  init(_ format: DataFormat) {
    self.format = format
  }

  /// Returns the reason in a few words; nil when the row can be written.
  func obstacle(to row: LabeledUtterance) -> String? {
    let both = [row.utterance, row.intent]
    if both.contains(where: { has($0, [0]) }) { return "a zero character" }
    if row.utterance.unicodeScalars.allSatisfy(\.properties.isWhitespace) { return "an empty text" }
    switch format {
    case .csv, .jsonl, .clinc: return nil
    case .tsv: return both.contains { has($0, "\t\n\r".utf8) } ? "a tab or line end" : nil
    case .fasttext: return fastTextObstacle(to: row)
    case .rasa: return rasaObstacle(to: row)
    }
  }

  private func fastTextObstacle(to row: LabeledUtterance) -> String? {
    if has(row.utterance, "\n\r".utf8) { return "a line end in the text" }
    // The vertical tab and the form feed separate words too.
    if has(row.intent, " \t\n\r\u{B}\u{C}".utf8) { return "white space in the intent" }
    return row.utterance.contains("__label__") ? "a label in the text" : nil
  }

  private func rasaObstacle(to row: LabeledUtterance) -> String? {
    if has(row.utterance, "\n\r".utf8) { return "a line end in the text" }
    let ends = [row.utterance.utf8.first, row.utterance.utf8.last].compactMap { $0 }
    if ends.contains(where: Byte.isBlank) { return "blanks around the text" }
    return isAnnotated(row.utterance) ? "brackets that read as an annotation" : nil
  }

  /// Whether Rasa's reader would take something off a text.
  private func isAnnotated(_ text: String) -> Bool {
    guard text.utf8.contains(Byte.openBracket),
      let source = try? SourceText(name: "text", bytes: Array(text.utf8))
    else { return false }
    var example = RasaExample(source, in: 0..<source.end)
    return !example.words().utf8.elementsEqual(text.utf8)
  }

  private func has(_ text: String, _ bytes: some Sequence<UInt8>) -> Bool {
    let bytes = Array(bytes)
    return text.utf8.contains(where: bytes.contains)
  }
}
