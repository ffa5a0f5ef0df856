import IntentEvaluation

/// Deals rows into folds: each label evenly, and rows of one group together.
struct StratifiedFolds {
  /// The fold of each row, in 0..<count.
  let numbers: [Int]
  let count: Int

  /// Deals rows by a seed; `groups` holds the row indices of each group, every row in one.
  ///
  /// The next group goes where its labels are scarcest, then where the fewest rows are. Large
  /// groups go first, since later ones can level out what they tilt.
  init(labels: [Int], groups: [[Int]], count: Int, seed: UInt64) {
    precondition(count >= 2, "cross-validation takes two folds or more")
    self.count = count
    var generator = SeededGenerator(seed: seed ^ 0x7374_7261_7461)
    var order = groups
    generator.shuffle(&order)
    // Equal sizes keep their shuffled order: the sort of the standard library is stable.
    order.sort { $0.count > $1.count }
    var numbers = [Int](repeating: 0, count: labels.count)
    var loads = Loads(folds: count, labels: (labels.max() ?? -1) + 1)
    for group in order {
      let fold = loads.scarcest(group.map { labels[$0] })
      for row in group {
        numbers[row] = fold
        loads.add(labels[row], to: fold)
      }
    }
    self.numbers = numbers
  }

  /// Deals rows one by one.
  init(labels: [Int], count: Int, seed: UInt64) {
    self.init(labels: labels, groups: labels.indices.map { [$0] }, count: count, seed: seed)
  }

  /// The rows that stand in a fold, in order.
  func rows(in fold: Int) -> [Int] { numbers.indices.filter { numbers[$0] == fold } }

  /// The rows that stand in any other fold, in order.
  func rows(outside fold: Int) -> [Int] { numbers.indices.filter { numbers[$0] != fold } }
}

/// How many rows of each label every fold has.
private struct Loads {
  private var byLabel: [[Int]]
  private var totals: [Int]

  init(folds: Int, labels: Int) {
    byLabel = Array(repeating: Array(repeating: 0, count: labels), count: folds)
    totals = Array(repeating: 0, count: folds)
  }

  mutating func add(_ label: Int, to fold: Int) {
    byLabel[fold][label] += 1
    totals[fold] += 1
  }

  func scarcest(_ labels: [Int]) -> Int {
    let loads = totals.indices.map { fold in
      (labels.reduce(0) { $0 + byLabel[fold][$1] }, totals[fold], fold)
    }
    return loads.min { $0 < $1 }?.2 ?? 0
  }
}
