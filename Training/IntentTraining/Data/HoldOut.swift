import IntentEvaluation

/// Sets rows aside for calibration where the user gives none.
///
/// Each intent gives about a tenth of its rows; near-duplicates stay together, since a row whose
/// twin was trained on is answered better than a stranger's will be.
struct HoldOut {
  var training: [LabeledUtterance]
  var heldOut: [LabeledUtterance]

  init(training: [LabeledUtterance], heldOut: [LabeledUtterance]) {
    self.training = training
    self.heldOut = heldOut
  }

  /// Splits rows by a seed; an intent of fewer than five rows gives none.
  init(_ rows: [LabeledUtterance], share: Double = 0.1, seed: UInt64) {
    let groups = rows.nearDuplicateGroups()
    var generator = SeededGenerator(seed: seed ^ 0x6865_6C64_206F_7574)
    var order = Array(groups.indices)
    generator.shuffle(&order)
    var quotas = Dictionary(grouping: rows, by: \.intent).mapValues {
      Int(Double($0.count) * share + 0.5)
    }
    var isHeldOut = [Bool](repeating: false, count: rows.count)
    for group in order.map({ groups[$0] }) {
      let needed = Dictionary(grouping: group) { rows[$0].intent }.mapValues(\.count)
      guard needed.allSatisfy({ quotas[$0.key, default: 0] >= $0.value }) else { continue }
      for (intent, count) in needed { quotas[intent, default: 0] -= count }
      for index in group { isHeldOut[index] = true }
    }
    training = rows.indices.filter { !isHeldOut[$0] }.map { rows[$0] }
    heldOut = rows.indices.filter { isHeldOut[$0] }.map { rows[$0] }
  }
}
