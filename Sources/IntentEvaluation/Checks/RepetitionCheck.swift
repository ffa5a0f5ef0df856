import IntentClassification

/// Finds texts that stand twice: under one intent, under two, or in both files of a comparison.
struct RepetitionCheck {
  let table: RowTable
  let checked: Int

  func run(into list: inout FindingList) {
    var first: [UInt64: UInt32] = [:]
    for row in 0..<table.count {
      let key = key(row)
      guard let earlier = first[key].map(Int.init) else {
        if row < checked { first[key] = UInt32(row) }
        continue
      }
      add(row, earlier, &list)
    }
  }

  /// A hash of the text as a model reads it. 64 bits: two of a million texts share one by chance
  /// once in 37 million files.
  private func key(_ row: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in TextNormalizer.normalize(table.utterance(row)).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }

  private func add(_ row: Int, _ earlier: Int, _ list: inout FindingList) {
    let text = table.quoted(row)
    let place = table.location(earlier)
    if row >= checked {
      list.add(.leak, .error) {
        DataFinding(.leak, .error, table, row, leakMessage(text, row, earlier))
      }
    } else if table.haveOneLabel(row, earlier) {
      list.add(.duplicate, .warning) {
        DataFinding(
          .duplicate, .warning, table, row, "\(text) stands at \(place) already: remove one")
      }
    } else {
      list.add(.conflict, .error) {
        DataFinding(
          .conflict, .error, table, row,
          "\(text) is \(table.label(row)) here and \(table.label(earlier)) at \(place): "
            + "keep the right one", suggestion: table.intent(earlier))
      }
    }
  }

  private func leakMessage(_ text: String, _ row: Int, _ earlier: Int) -> String {
    let place = table.location(earlier)
    return table.haveOneLabel(row, earlier)
      ? "\(text) also stands at \(place): remove it from one file"
      : "\(text) is \(table.label(row)) here and \(table.label(earlier)) at \(place): "
        + "keep the right one, in one file"
  }
}
