/// The training utterances by a 32-bit hash of their normalised text, each with its intent.
///
/// Texts that stand under two intents are left out. A stranger is taken for one of 15,000
/// utterances with a chance of 1 in 280,000.
package struct KnownUtterances: Sendable {
  /// Ascending.
  package let hashes: [UInt32]
  /// The intent of each, by its place in the model's order.
  package let intents: [UInt16]

  /// Takes rows by the hash of their text; texts under two intents drop out.
  package init(_ rows: [(textHash: UInt64, intent: Int)]) {
    var byHash: [UInt32: UInt16?] = [:]
    for row in rows {
      let hash = UInt32(truncatingIfNeeded: row.textHash >> 32)
      let intent = UInt16(row.intent)
      if let earlier = byHash[hash], earlier != intent {
        byHash[hash] = .some(nil)
      } else {
        byHash[hash] = intent
      }
    }
    let kept = byHash.compactMapValues { $0 }.sorted { $0.key < $1.key }
    hashes = kept.map(\.key)
    intents = kept.map(\.value)
  }

  init(hashes: [UInt32], intents: [UInt16]) {
    self.hashes = hashes
    self.intents = intents
  }

  /// Returns the intent of a training utterance with this text, in logarithmic time.
  func intent(ofTextHash textHash: UInt64) -> Int? {
    let hash = UInt32(truncatingIfNeeded: textHash >> 32)
    var low = 0
    var high = hashes.count
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == hash ? Int(intents[low]) : nil
  }
}
