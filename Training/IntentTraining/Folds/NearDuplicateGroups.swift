import IntentEvaluation

extension [LabeledUtterance] {
  /// The row indices of each group of near-duplicates, in order of appearance.
  ///
  /// They stay on one side of a split: a row whose twin was trained on is answered better than a
  /// stranger's will be.
  func nearDuplicateGroups() -> [[Int]] {
    let numbers = NearDuplicates.groups(of: map(\.utterance))
    var groups = [[Int]](repeating: [], count: (numbers.max() ?? -1) + 1)
    for (index, number) in numbers.enumerated() { groups[number].append(index) }
    return groups
  }
}
