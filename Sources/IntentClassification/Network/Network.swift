import Foundation

/// The quantised network over a model file's bytes: utterance features -> logits.
///
/// h = sum of w_i E[bucket_i] + b and z = W h + c, without a non-linearity: each feature's
/// contribution to each logit can be read off exactly. Embedding rows are decoded as they are
/// read; the small head is decoded once, at load. An immutable value, safe from any thread.
package struct Network: Sendable {
  package let shape: NetworkShape
  private let embedding: FileSection
  private let embeddingScales: FileSection
  let hiddenBias: [Float]
  /// `hiddenSize` rows of `paddedOutputCount`: the transposed head.
  private let head: [Float]
  let headBias: [Float]

  /// Takes the network from a checked file's sections.
  init(shape: NetworkShape, file: ModelFile) throws(ModelFileError) {
    self.shape = shape
    embedding = try file.section(
      .embedding, byteCount: shape.bucketCount * shape.embeddingRowBytes)
    embeddingScales = try file.section(.embeddingScales, byteCount: shape.bucketCount * 2)
    hiddenBias = try file.numbers(.hiddenBias, count: shape.hiddenSize)
    let codes = try file.section(.head, byteCount: shape.outputCount * shape.hiddenSize)
    let scales = try file.numbers(.headScales, count: shape.outputCount)
    headBias =
      try file.numbers(.headBias, count: shape.outputCount)
      + [Float](repeating: 0, count: shape.paddedOutputCount - shape.outputCount)
    head = Self.decodeHead(codes, scales, shape: shape)
  }

  /// Computes the logits of a feature vector into `logits`, `paddedOutputCount` numbers.
  @inline(__always)
  func computeLogits(
    _ features: UnsafeBufferPointer<Feature>, into logits: UnsafeMutableBufferPointer<Float>
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: shape.hiddenSize) { hidden in
      computeHidden(features, into: hidden)
      computeHead(hidden, into: logits)
    }
  }

  /// Computes the hidden vector, `hiddenSize` numbers, of a feature vector.
  @inline(__always)
  package func computeHidden(
    _ features: UnsafeBufferPointer<Feature>, into hidden: UnsafeMutableBufferPointer<Float>
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: features.count) { coefficients in
      embeddingScales.withBytes { scales in
        for (index, feature) in features.enumerated() {
          let pattern = scales.loadUnaligned(
            fromByteOffset: Int(feature.bucket) &* 2, as: UInt16.self)
          coefficients.initializeElement(
            at: index, to: feature.weight * HalfPrecision.decode(pattern))
        }
      }
      embedding.withBytes { rows in
        for group in 0..<shape.hiddenSize / 32 {
          let sums = Self.sumGroup(
            group, of: rows, rowBytes: shape.embeddingRowBytes, features, coefficients)
          store(sums, group: group, into: hidden)
        }
      }
    }
  }

  /// Eight vectors of four: the sums of one group of 32 hidden units.
  private typealias GroupSums = (
    SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>,
    SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>
  )

  @inline(__always)
  private static func sumGroup(
    _ group: Int, of rows: UnsafeRawBufferPointer, rowBytes: Int,
    _ features: UnsafeBufferPointer<Feature>, _ coefficients: UnsafeMutableBufferPointer<Float>
  ) -> GroupSums {
    var s0 = SIMD4<Float>.zero
    var (s1, s2, s3, s4, s5, s6, s7) = (s0, s0, s0, s0, s0, s0, s0)
    for index in 0..<features.count {
      let offset = Int(features[index].bucket) &* rowBytes &+ group &* 16
      let packed = rows.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
      let coefficient = SIMD4(repeating: coefficients[index])
      s0 += coefficient * decode(packed)
      s1 += coefficient * decode(packed &>> 4)
      s2 += coefficient * decode(packed &>> 8)
      s3 += coefficient * decode(packed &>> 12)
      s4 += coefficient * decode(packed &>> 16)
      s5 += coefficient * decode(packed &>> 20)
      s6 += coefficient * decode(packed &>> 24)
      s7 += coefficient * decode(packed &>> 28)
    }
    return (s0, s1, s2, s3, s4, s5, s6, s7)
  }

  /// Returns the weights in the low nibbles: as the last bits of 2^23 they are floats at once,
  /// and one subtraction takes away 2^23 and the bias of 8.
  @inline(__always)
  private static func decode(_ packed: SIMD4<UInt32>) -> SIMD4<Float> {
    let bits = (packed & 0xF) | 0x4B00_0000
    return unsafeBitCast(bits, to: SIMD4<Float>.self) - 8_388_616
  }

  @inline(__always)
  private func store(
    _ sums: GroupSums, group: Int, into hidden: UnsafeMutableBufferPointer<Float>
  ) {
    withUnsafeBytes(of: sums) { bytes in
      let values = bytes.assumingMemoryBound(to: Float.self)
      for index in 0..<32 {
        let unit = group &* 32 &+ index
        hidden.initializeElement(at: unit, to: values[index] + hiddenBias[unit])
      }
    }
  }

  @inline(__always)
  private func computeHead(
    _ hidden: UnsafeMutableBufferPointer<Float>, into logits: UnsafeMutableBufferPointer<Float>
  ) {
    let stride = shape.paddedOutputCount
    head.withUnsafeBytes { head in
      headBias.withUnsafeBytes { bias in
        for block in 0..<stride / 16 {
          var sum = bias.loadUnaligned(fromByteOffset: block &* 64, as: SIMD16<Float>.self)
          for unit in 0..<shape.hiddenSize {
            let offset = (unit &* stride &+ block &* 16) &* 4
            sum +=
              SIMD16(repeating: hidden[unit])
              * head.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
          }
          UnsafeMutableRawBufferPointer(logits).storeBytes(
            of: sum, toByteOffset: block &* 64, as: SIMD16<Float>.self)
        }
      }
    }
  }

  private static func decodeHead(
    _ codes: FileSection, _ scales: [Float], shape: NetworkShape
  ) -> [Float] {
    let stride = shape.paddedOutputCount
    var head = [Float](repeating: 0, count: shape.hiddenSize * stride)
    codes.withBytes { codes in
      for intent in 0..<shape.outputCount {
        for unit in 0..<shape.hiddenSize {
          let code = Int8(bitPattern: codes[intent &* shape.hiddenSize &+ unit])
          head[unit &* stride &+ intent] = Float(code) * scales[intent]
        }
      }
    }
    return head
  }
}

// The sums of a network taken apart, for explanations.
extension Network {
  /// Returns what one feature adds to each hidden unit: the very terms that `computeHidden` sums.
  func hiddenTerms(_ feature: Feature) -> [Float] {
    let pattern = embeddingScales.withBytes {
      $0.loadUnaligned(fromByteOffset: Int(feature.bucket) * 2, as: UInt16.self)
    }
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: 1) { coefficient in
      coefficient.initialize(repeating: feature.weight * HalfPrecision.decode(pattern))
      return [feature].withUnsafeBufferPointer { hiddenTerms($0, coefficient) }
    }
  }

  private func hiddenTerms(
    _ feature: UnsafeBufferPointer<Feature>, _ coefficient: UnsafeMutableBufferPointer<Float>
  ) -> [Float] {
    embedding.withBytes { rows in
      (0..<shape.hiddenSize / 32).flatMap { group in
        let sums = Self.sumGroup(
          group, of: rows, rowBytes: shape.embeddingRowBytes, feature, coefficient)
        return withUnsafeBytes(of: sums) { Array($0.assumingMemoryBound(to: Float.self)) }
      }
    }
  }

  /// Returns what hidden units add to the logit of an output.
  func headSum(_ hidden: [Float], output: Int) -> Double {
    var sum = 0.0
    for unit in 0..<shape.hiddenSize {
      sum += Double(hidden[unit]) * Double(head[unit * shape.paddedOutputCount + output])
    }
    return sum
  }
}
