import IntentClassification
import IntentEvaluation

/// The features of many utterances in one block of memory, row behind row, with their labels.
struct FeatureRows: Sendable {
  private(set) var features: [Feature] = []
  /// `count + 1` offsets into `features`.
  private(set) var starts: [Int] = [0]
  private(set) var labels: [Int] = []

  var count: Int { labels.count }

  /// Extracts the features of utterances, each with the index of its intent.
  init(
    _ rows: [(utterance: String, label: Int)], extractor: FeatureExtractor, threads: Int
  ) {
    let extracted = Parallel.map(rows.count, threads: threads) {
      extractor.features(of: rows[$0].utterance)
    }
    for (row, found) in zip(rows, extracted) {
      features.append(contentsOf: found)
      starts.append(features.count)
      labels.append(row.label)
    }
  }

  func range(_ row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }
}
