/// The three sizes of the network: buckets x hidden -> intents.
package struct NetworkShape: Codable, Hashable, Sendable {
  package var bucketCount: Int
  /// A multiple of 32.
  package var hiddenSize: Int
  package var intentCount: Int

  package init(bucketCount: Int, hiddenSize: Int, intentCount: Int) {
    self.bucketCount = bucketCount
    self.hiddenSize = hiddenSize
    self.intentCount = intentCount
  }

  /// Tells whether the sizes can be worked with and their products cannot overflow.
  package var isValid: Bool {
    (16...1 << 20).contains(bucketCount) && (32...1024).contains(hiddenSize)
      && hiddenSize.isMultiple(of: 32) && (1...1 << 16).contains(intentCount)
  }

  /// An embedding row holds two 4-bit weights a byte.
  var embeddingRowBytes: Int { hiddenSize / 2 }

  /// Rows of the decoded head are padded so that they divide into vectors of 16.
  var paddedIntentCount: Int { (intentCount + 15) & ~15 }
}
