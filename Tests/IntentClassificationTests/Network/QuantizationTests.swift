import TestSupport
import Testing

@testable import IntentClassification

struct QuantizationTests {
  private static let shape = NetworkShape(bucketCount: 64, hiddenSize: 96, outputCount: 5)

  @Test(arguments: UInt64(1)...5)
  func embeddingWeightIsOffByHalfAStepAtMost(seed: UInt64) {
    var parameters = TinyModel.randomParameters(shape: Self.shape, seed: seed)
    // Rows of all sizes.
    for index in parameters.embedding.indices {
      let row = index / Self.shape.hiddenSize
      parameters.embedding[index] *= Float(sign: .plus, exponent: row % 20 - 12, significand: 1)
    }
    let plain = PlainNetwork(QuantizedNetwork(parameters))
    for (row, weights) in Self.rows(parameters.embedding) {
      let step = Double(weights.map(abs).max() ?? 0) / 7
      for (weight, decoded) in zip(weights, plain.embedding[row]) {
        // The scale in half precision is up to a thousandth larger.
        #expect(abs(Double(weight) - decoded) <= step * 0.5011)
      }
    }
  }

  @Test(arguments: UInt64(1)...5)
  func headWeightIsOffByHalfAStepAtMost(seed: UInt64) {
    let parameters = TinyModel.randomParameters(shape: Self.shape, seed: seed)
    let plain = PlainNetwork(QuantizedNetwork(parameters))
    for (row, weights) in Self.rows(parameters.head) {
      let step = Double(weights.map(abs).max() ?? 0) / 127
      for (weight, decoded) in zip(weights, plain.head[row]) {
        #expect(abs(Double(weight) - decoded) <= step * 0.50001)
      }
    }
  }

  @Test func largestWeightOfARowDoesNotClip() {
    let parameters = TinyModel.randomParameters(shape: Self.shape)
    let plain = PlainNetwork(QuantizedNetwork(parameters))
    for (row, weights) in Self.rows(parameters.embedding) {
      guard let place = weights.indices.max(by: { abs(weights[$0]) < abs(weights[$1]) })
      else { continue }
      let decoded = plain.embedding[row][place - weights.startIndex]
      #expect(abs(decoded - Double(weights[place])) <= abs(Double(weights[place])) / 1000)
    }
  }

  @Test func rowOfZerosStaysZero() {
    let count = Self.shape.bucketCount * Self.shape.hiddenSize
    let parameters = NetworkParameters(
      shape: Self.shape, embedding: [Float](repeating: 0, count: count),
      hiddenBias: [Float](repeating: 0, count: 96), head: [Float](repeating: 0, count: 5 * 96),
      headBias: [Float](repeating: 0, count: 5))
    let network = QuantizedNetwork(parameters)
    let plain = PlainNetwork(network)
    #expect(network.embeddingScales.allSatisfy { $0 == 0 })
    #expect(network.headScales.allSatisfy { $0 == 0 })
    #expect(plain.embedding.joined().allSatisfy { $0 == 0 })
    #expect(plain.head.joined().allSatisfy { $0 == 0 })
  }

  @Test(arguments: [.leastNonzeroMagnitude, 1e-37, 1e-20, 1e-7, 6e-5] as [Float])
  func rowOfTinyWeightsStaysTiny(magnitude: Float) {
    var parameters = TinyModel.randomParameters(shape: Self.shape)
    parameters.embedding = parameters.embedding.map { $0 * magnitude }
    parameters.head = parameters.head.map { $0 * magnitude }
    let plain = PlainNetwork(QuantizedNetwork(parameters))
    // The smallest scale of half precision is 2^-24, and the largest code 7.
    let limit = Double(magnitude) * 1.001 + 7 * 0x1p-24
    #expect(plain.embedding.joined().allSatisfy { abs($0) <= limit })
    #expect(plain.head.joined().allSatisfy { abs($0) <= limit })
  }

  @Test func weightsThatAreCodesAlreadyComeBackExactly() {
    var parameters = TinyModel.randomParameters(shape: Self.shape)
    for index in parameters.embedding.indices {
      // Every row of 96 has a 7, so that its scale is 1/2.
      parameters.embedding[index] = Float(index % 15 - 7) / 2
    }
    let plain = PlainNetwork(QuantizedNetwork(parameters))
    #expect(plain.embedding.joined().elementsEqual(parameters.embedding.map(Double.init)))
  }

  private static func rows(_ weights: [Float]) -> [(Int, ArraySlice<Float>)] {
    let size = shape.hiddenSize
    return (0..<weights.count / size).map { ($0, weights[$0 * size..<($0 + 1) * size]) }
  }
}
