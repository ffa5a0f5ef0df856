import Foundation
public import IntentClassification

/// The labelled rows that a model finds most like a text.
///
/// Similarity is the cosine between sentence vectors: the sums of embedding rows from which the
/// model computes its logits. Rows that it takes for the same lie near 1, whatever words they use.
public struct NearestUtterances: Sendable {
  /// A row and how much it is like the text.
  public struct Neighbor: Hashable, Sendable {
    /// The row.
    public let row: LabeledUtterance
    /// The cosine, in -1...1; 0 where a text has no feature.
    public let similarity: Double
  }

  private let classifier: IntentClassifier

  /// Compares as a model does.
  public init(_ classifier: IntentClassifier) {
    self.classifier = classifier
  }

  /// Returns the rows most like an utterance, the most similar first; equal ones keep their order.
  ///
  /// Costs a few microseconds a row, on all processors.
  public func neighbors(
    of utterance: String, in rows: [LabeledUtterance], count: Int = 5
  ) -> [Neighbor] {
    let vector = classifier.sentenceVector(of: utterance)
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let similarities = Parallel.map(rows.count, threads: processors) {
      Self.cosine(vector, classifier.sentenceVector(of: rows[$0].utterance))
    }
    return similarities.indices
      .sorted { (-similarities[$0], $0) < (-similarities[$1], $1) }
      .prefix(count)
      .map { Neighbor(row: rows[$0], similarity: Double(similarities[$0])) }
  }

  private static func cosine(_ left: [Float], _ right: [Float]) -> Float {
    var (product, leftSquares, rightSquares) = (Float.zero, Float.zero, Float.zero)
    for (a, b) in zip(left, right) {
      product += a * b
      leftSquares += a * a
      rightSquares += b * b
    }
    let length = (leftSquares * rightSquares).squareRoot()
    return length > 0 ? min(max(product / length, -1), 1) : 0
  }
}
