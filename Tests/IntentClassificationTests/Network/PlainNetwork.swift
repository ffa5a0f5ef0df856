@testable import IntentClassification

/// The network as its formula says, in double precision and without a vector: what the fast one
/// is compared with. Reads the packed codes as `docs/model-file.md` describes them.
struct PlainNetwork {
  let embedding: [[Double]]
  let head: [[Double]]
  private let hiddenBias: [Double]
  private let headBias: [Double]

  init(_ network: QuantizedNetwork) {
    let size = network.shape.hiddenSize
    embedding = (0..<network.shape.bucketCount).map { bucket in
      (0..<size).map { unit in
        let group = unit / 32
        let nibble = unit % 32 / 4
        let word = unit % 4
        let byte = network.embeddingRows[
          bucket * size / 2 + group * 16 + word * 4 + nibble / 2]
        let code = Int(nibble.isMultiple(of: 2) ? byte & 0xF : byte >> 4) - 8
        return Double(code) * Double(HalfPrecision.decode(network.embeddingScales[bucket]))
      }
    }
    head = (0..<network.shape.outputCount).map { intent in
      (0..<size).map { unit in
        Double(network.headCodes[intent * size + unit]) * Double(network.headScales[intent])
      }
    }
    hiddenBias = network.hiddenBias.map(Double.init)
    headBias = network.headBias.map(Double.init)
  }

  func logits(_ features: [Feature]) -> [Double] {
    var hidden = hiddenBias
    for feature in features {
      for unit in hidden.indices {
        hidden[unit] += Double(feature.weight) * embedding[Int(feature.bucket)][unit]
      }
    }
    return zip(head, headBias).map { row, bias in
      zip(row, hidden).reduce(bias) { $0 + $1.0 * $1.1 }
    }
  }
}
