/// The three sizes of the network: buckets x hidden -> outputs, one for each intent and, where the
/// model has learned to refuse, one more.
package struct NetworkShape: Codable, Hashable, Sendable {
  package var bucketCount: Int
  /// A multiple of 32.
  package var hiddenSize: Int
  package var outputCount: Int

  package init(bucketCount: Int, hiddenSize: Int, outputCount: Int) {
    self.bucketCount = bucketCount
    self.hiddenSize = hiddenSize
    self.outputCount = outputCount
  }

  /// Tells whether the sizes can be worked with and their products cannot overflow.
  package var isValid: Bool {
    (16...1 << 20).contains(bucketCount) && (32...1024).contains(hiddenSize)
      && hiddenSize.isMultiple(of: 32) && (1...1 << 16).contains(outputCount)
  }

  /// An embedding row holds two 4-bit weights a byte.
  var embeddingRowBytes: Int { hiddenSize / 2 }

  /// Rows of the decoded head are padded so that they divide into vectors of 16.
  var paddedOutputCount: Int { (outputCount + 15) & ~15 }
}
