import IntentClassification

/// Finds rows that differ in one word at most from an earlier one, by the rule of
/// ``NearDuplicates``; rows of equal text are left to ``RepetitionCheck``.
///
/// Every row with w words has w + 1 keys, too many to hold for a million rows. So the rows are
/// walked several times, and each walk looks at its own share of the keys only.
struct NearDuplicateCheck {
  /// Keys in memory at a time: 4 million take 64 MB.
  private static let mostKeys = 4_000_000
  private static let none = UInt32.max

  private struct Entry {
    let key: UInt64
    let row: UInt32
  }

  let table: RowTable
  let checked: Int

  func run(into list: inout FindingList) {
    let walks = UInt64(keyCount() / Self.mostKeys + 1)
    var same = [UInt32](repeating: Self.none, count: table.count)
    var other = same
    for walk in 0..<walks {
      var entries = entries(walk, of: walks)
      entries.sort { ($0.key, $0.row) < ($1.key, $1.row) }
      var start = 0
      while start < entries.count {
        var end = start + 1
        while end < entries.count, entries[end].key == entries[start].key { end += 1 }
        if end - start > 1 { compare(entries[start..<end], &same, &other) }
        start = end
      }
    }
    report(same, other, into: &list)
  }

  private func keyCount() -> Int {
    (0..<table.count).reduce(0) { $0 + WordSequence.hashes(of: table.utterance($1)).count + 1 }
  }

  private func entries(_ walk: UInt64, of walks: UInt64) -> [Entry] {
    var entries: [Entry] = []
    for row in 0..<table.count {
      let words = WordSequence.hashes(of: table.utterance(row))
      guard !words.isEmpty else { continue }
      // The high bits: those of a polynomial's low ones are less well mixed.
      for key in NearDuplicates.keys(of: words) where (key >> 32) % walks == walk {
        entries.append(Entry(key: key, row: UInt32(row)))
      }
    }
    return entries
  }

  /// Notes for each row of a run the earliest other row of its label and of another label. Rows to
  /// compare against are held against the checked ones only.
  private func compare(
    _ run: ArraySlice<Entry>, _ same: inout [UInt32], _ other: inout [UInt32]
  ) {
    let holder = run[run.startIndex].row
    guard holder < checked else { return }
    var stranger: UInt32?
    for entry in run.dropFirst() where entry.row != holder {
      let agrees = table.haveOneLabel(Int(entry.row), Int(holder))
      if agrees { note(entry.row, holder, in: &same) } else { note(entry.row, holder, in: &other) }
      if !agrees, stranger == nil, entry.row < checked { stranger = entry.row }
      guard let stranger, stranger < entry.row else { continue }
      if table.haveOneLabel(Int(entry.row), Int(stranger)) {
        note(entry.row, stranger, in: &same)
      } else {
        note(entry.row, stranger, in: &other)
      }
    }
  }

  private func note(_ row: UInt32, _ holder: UInt32, in earliest: inout [UInt32]) {
    earliest[Int(row)] = min(earliest[Int(row)], holder)
  }

  private func report(_ same: [UInt32], _ other: [UInt32], into list: inout FindingList) {
    for row in 0..<table.count {
      if same[row] != Self.none { addSame(row, Int(same[row]), &list) }
      if row < checked, other[row] != Self.none { addOther(row, Int(other[row]), &list) }
    }
  }

  private func addSame(_ row: Int, _ earlier: Int, _ list: inout FindingList) {
    guard !isSameText(row, earlier) else { return }
    let kind: DataFinding.Kind = row < checked ? .nearDuplicate : .nearLeak
    let advice =
      row < checked
      ? "keep both only if both teach something" : "figures measured on it flatter the model"
    list.add(kind, .note) {
      DataFinding(kind, .note, table, row, "\(likeness(row, earlier)): \(advice)")
    }
  }

  private func addOther(_ row: Int, _ earlier: Int, _ list: inout FindingList) {
    guard !isSameText(row, earlier) else { return }
    list.add(.nearConflict, .note) {
      DataFinding(
        .nearConflict, .note, table, row,
        "\(likeness(row, earlier)), which is \(table.label(earlier)) and not \(table.label(row)): "
          + "check that the word decides", suggestion: table.intent(earlier))
    }
  }

  private func likeness(_ row: Int, _ earlier: Int) -> String {
    "\(table.quoted(row)) is almost \(table.quoted(earlier)) at "
      + "\(table.location(earlier))"
  }

  private func isSameText(_ first: Int, _ second: Int) -> Bool {
    TextNormalizer.normalize(table.utterance(first))
      == TextNormalizer.normalize(table.utterance(second))
  }
}
