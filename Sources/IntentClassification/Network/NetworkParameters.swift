/// The network's weights in full precision, as training leaves them.
package struct NetworkParameters: Sendable {
  package let shape: NetworkShape
  /// `bucketCount` rows of `hiddenSize`.
  package var embedding: [Float]
  /// `hiddenSize` numbers.
  package var hiddenBias: [Float]
  /// `outputCount` rows of `hiddenSize`.
  package var head: [Float]
  /// `outputCount` numbers.
  package var headBias: [Float]

  package init(
    shape: NetworkShape, embedding: [Float], hiddenBias: [Float], head: [Float], headBias: [Float]
  ) {
    precondition(embedding.count == shape.bucketCount * shape.hiddenSize, "embedding size")
    precondition(hiddenBias.count == shape.hiddenSize, "hidden bias size")
    precondition(head.count == shape.outputCount * shape.hiddenSize, "head size")
    precondition(headBias.count == shape.outputCount, "head bias size")
    self.shape = shape
    self.embedding = embedding
    self.hiddenBias = hiddenBias
    self.head = head
    self.headBias = headBias
  }
}
