/// Looks for characters that nobody types, in texts and in the names of intents.
struct CharacterCheck {
  let table: RowTable
  let checked: Int

  func run(into list: inout FindingList) {
    var seen = [Bool](repeating: false, count: table.intents.count)
    for row in 0..<checked {
      let utterance = table.utterance(row)
      if !Self.isPlain(utterance) { add(utterance, in: "the text", row, &list) }
      guard !seen[table.intentNumber(row)] else { continue }
      seen[table.intentNumber(row)] = true
      add(table.intent(row), in: "the intent's name", row, &list)
    }
  }

  /// Printable ASCII only, as most rows are.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  private func add(_ text: String, in place: String, _ row: Int, _ list: inout FindingList) {
    let scalars = Array(text.unicodeScalars)
    if let fault = OddCharacter.first(in: scalars) {
      list.add(.characters, .warning) {
        DataFinding(.characters, .warning, table, row, "\(place) has \(fault.message)")
      }
    }
    if let word = MixedScript.firstWord(in: scalars) {
      list.add(.mixedScript, .warning) {
        DataFinding(.mixedScript, .warning, table, row, "\(place) has \(word.message)")
      }
    }
  }
}
