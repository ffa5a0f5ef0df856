/// Looks for mistakes in labelled rows.
public enum DataChecks {
  /// Returns what was found in rows, and where they overlap with `others`, kind by kind.
  ///
  /// Texts are compared as a model reads them: case, width and final full stops do not count. What
  /// takes a training run, such as likely label errors, is not looked for here.
  public static func findings(
    in rows: [LabeledUtterance], against others: [LabeledUtterance] = []
  ) -> [DataFinding] {
    var list = FindingList()
    findings(in: RowTable(rows + others), checked: rows.count, into: &list)
    return list.findings
  }

  /// Adds what is found in the first `checked` rows of a table, and where they overlap with the
  /// rest. Takes time and memory in proportion to the rows.
  package static func findings(
    in table: RowTable, checked: Int, into list: inout FindingList
  ) {
    RepetitionCheck(table: table, checked: checked).run(into: &list)
    IntentCheck(table: table, checked: checked).run(into: &list)
    CharacterCheck(table: table, checked: checked).run(into: &list)
    NearDuplicateCheck(table: table, checked: checked).run(into: &list)
  }
}
