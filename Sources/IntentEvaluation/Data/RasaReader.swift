/// Reads Rasa's training data: the entries `- intent: name` with `examples: |` of the list `nlu:`.
///
/// Entity annotations are reduced to their words. Other keys at the top level, `metadata`, and
/// entries for synonyms, lookup tables and regular expressions are passed over: they hold no
/// labelled utterances. YAML that Rasa's files don't use (anchors, flow lists, folded blocks) is an
/// error.
struct RasaReader {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// Hands on the rows in file order.
  func read(into rows: inout RowCollector) throws(DataError) {
    var lines = try RasaLines(source)
    var sawList = false
    skipDocumentStart(&lines)
    while let line = lines.next() {
      let pair = try RasaPair(line, in: lines)
      guard line.indent == 0 else { throw lines.failure("unexpected indentation", at: pair.start) }
      lines.advance()
      guard pair.key == "nlu" else {
        lines.skipValue(ofKeyAt: 0)
        continue
      }
      guard !sawList else { throw lines.failure("a second nlu: list", at: pair.start) }
      sawList = true
      try readList(after: pair, from: &lines, to: &rows)
    }
  }

  private func skipDocumentStart(_ lines: inout RasaLines) {
    guard let line = lines.next(), source.string(line.content) == "---" else { return }
    lines.advance()
  }

  private func readList(
    after pair: RasaPair, from lines: inout RasaLines, to rows: inout RowCollector
  ) throws(DataError) {
    guard pair.value.isEmpty else { throw lines.failure("nlu: holds no list", at: pair.start) }
    guard let first = lines.next(), first.isListEntry else { return }
    while let line = lines.next(), line.isListEntry, line.indent == first.indent {
      let entry = try RasaEntry(line, from: &lines)
      try add(entry, to: &rows)
    }
  }

  private func add(_ entry: RasaEntry, to rows: inout RowCollector) throws(DataError) {
    guard let intent = entry.intent else { return }
    for example in entry.examples {
      var text = RasaExample(source, in: example)
      try rows.add(
        utterance: text.words(), intent: intent, at: example.lowerBound,
        textOffset: example.lowerBound, intentOffset: entry.start)
    }
  }
}
