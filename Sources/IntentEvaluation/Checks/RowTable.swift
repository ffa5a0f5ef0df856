/// Labelled rows in little memory: all texts in one block, and a few numbers for each row.
///
/// A million rows of 40 bytes take about 70 MB, a quarter of what they take as values of
/// ``LabeledUtterance``.
package struct RowTable: Sendable {
  /// The files that rows came from, in order.
  private(set) var files: [String] = []
  /// The names of intents, in order of appearance.
  private(set) var intents: [String] = []

  private var text: [UInt8] = []
  private var ends: [Int] = []
  private var intentNumbers: [UInt32] = []
  private var fileNumbers: [UInt16] = []
  private var lines: [UInt32] = []
  /// 0 where a row has no column.
  private var columns: [UInt32] = []
  private var outOfScope: [Bool] = []
  private var numberOfIntent: [String: UInt32] = [:]

  package init() {}

  package init(_ rows: [LabeledUtterance]) {
    for row in rows { append(row) }
  }

  package var count: Int { ends.count }

  package mutating func append(_ row: LabeledUtterance) {
    text.append(contentsOf: row.utterance.utf8)
    ends.append(text.count)
    intentNumbers.append(number(ofIntent: row.intent))
    fileNumbers.append(number(ofFile: row.location.file))
    lines.append(UInt32(clamping: row.location.line))
    columns.append(UInt32(clamping: row.location.column ?? 0))
    outOfScope.append(row.isOutOfScope)
  }

  package func utterance(_ row: Int) -> String {
    String(decoding: text[(row == 0 ? 0 : ends[row - 1])..<ends[row]], as: UTF8.self)
  }

  /// The intent's name as the file has it; may be empty in an out-of-scope file.
  package func intent(_ row: Int) -> String { intents[Int(intentNumbers[row])] }

  /// The number of the intent in ``intents``.
  func intentNumber(_ row: Int) -> Int { Int(intentNumbers[row]) }

  package func isOutOfScope(_ row: Int) -> Bool { outOfScope[row] }

  package func location(_ row: Int) -> SourceLocation {
    SourceLocation(
      file: files[Int(fileNumbers[row])], line: Int(lines[row]),
      column: columns[row] == 0 ? nil : Int(columns[row]))
  }

  /// The row as a value of its own.
  package func row(_ row: Int) -> LabeledUtterance {
    LabeledUtterance(
      utterance: utterance(row), intent: intent(row), location: location(row),
      countsAsOutOfScope: outOfScope[row])
  }

  /// Tells whether two rows have one label; all out-of-scope names are alike.
  func haveOneLabel(_ first: Int, _ second: Int) -> Bool {
    outOfScope[first] && outOfScope[second]
      || outOfScope[first] == outOfScope[second] && intentNumbers[first] == intentNumbers[second]
  }

  /// The text in quotes for a message, cut where it is long.
  package func quoted(_ row: Int) -> String {
    "\"\(Snippet.short(utterance(row), length: 80))\""
  }

  /// What a message calls the label of a row.
  package func label(_ row: Int) -> String {
    intent(row).isEmpty ? "out of scope" : Snippet.short(intent(row))
  }

  private mutating func number(ofIntent name: String) -> UInt32 {
    if let number = numberOfIntent[name] { return number }
    let number = UInt32(intents.count)
    intents.append(name)
    numberOfIntent[name] = number
    return number
  }

  /// Rows come file by file, so the last one is nearly always it.
  private mutating func number(ofFile name: String) -> UInt16 {
    if files.last == name { return UInt16(files.count - 1) }
    if let index = files.firstIndex(of: name) { return UInt16(index) }
    precondition(files.count < UInt16.max, "a table holds rows of 65,535 files at most")
    files.append(name)
    return UInt16(files.count - 1)
  }
}
