/// The network's weights as a model file holds them.
package struct QuantizedNetwork: Sendable {
  package let shape: NetworkShape
  let embeddingRows: [UInt8]
  /// Half-precision bit patterns.
  let embeddingScales: [UInt16]
  let hiddenBias: [Float]
  let headCodes: [Int8]
  let headScales: [Float]
  let headBias: [Float]

  package init(_ parameters: NetworkParameters) {
    shape = parameters.shape
    (embeddingRows, embeddingScales) = Quantization.embedding(parameters)
    hiddenBias = parameters.hiddenBias
    (headCodes, headScales) = Quantization.head(parameters)
    headBias = parameters.headBias
  }

  /// Copies the weights out of a checked file.
  init(shape: NetworkShape, file: ModelFile) throws(ModelFileError) {
    self.shape = shape
    embeddingRows = try file.section(.embedding).integers(UInt8.self)
    embeddingScales = try file.section(.embeddingScales).integers(UInt16.self)
    hiddenBias = try file.section(.hiddenBias).floats()
    headCodes = try file.section(.head).integers(Int8.self)
    headScales = try file.section(.headScales).floats()
    headBias = try file.section(.headBias).floats()
  }
}

/// Symmetric per-row quantisation: embedding rows in 4 bits, head rows in 8.
///
/// A row's largest magnitude becomes the largest code; every weight is the nearest code times the
/// row's scale.
enum Quantization {
  /// The largest code of a 4-bit weight, stored with 8 added: 1 ... 15.
  private static let largestNibble: Float = 7
  private static let largestByte: Float = 127

  /// Returns the packed rows and their scales as half-precision bit patterns.
  static func embedding(_ parameters: NetworkParameters) -> (rows: [UInt8], scales: [UInt16]) {
    let shape = parameters.shape
    var rows = [UInt8](repeating: 0, count: shape.bucketCount * shape.embeddingRowBytes)
    var scales = [UInt16](repeating: 0, count: shape.bucketCount)
    for bucket in 0..<shape.bucketCount {
      let weights = parameters.embedding[
        bucket * shape.hiddenSize..<(bucket + 1) * shape.hiddenSize]
      scales[bucket] = HalfPrecision.encode(largestMagnitude(weights) / largestNibble)
      pack(
        weights, scale: HalfPrecision.decode(scales[bucket]),
        into: &rows[bucket * shape.embeddingRowBytes..<(bucket + 1) * shape.embeddingRowBytes])
    }
    return (rows, scales)
  }

  /// Returns the head's codes, row by row, and the scale of each row.
  static func head(_ parameters: NetworkParameters) -> (codes: [Int8], scales: [Float]) {
    let size = parameters.shape.hiddenSize
    var codes: [Int8] = []
    var scales: [Float] = []
    for intent in 0..<parameters.shape.outputCount {
      let weights = parameters.head[intent * size..<(intent + 1) * size]
      let scale = largestMagnitude(weights) / largestByte
      scales.append(scale)
      codes += weights.map { Int8(code($0, scale: scale, largest: largestByte)) }
    }
    return (codes, scales)
  }

  /// Packs a row in groups of 32 weights, 16 bytes each: weight 4 j + l of a group stands in the
  /// j-th nibble of the l-th 32-bit word, so that four weights decode with one mask.
  private static func pack(
    _ weights: ArraySlice<Float>, scale: Float, into row: inout ArraySlice<UInt8>
  ) {
    for (position, weight) in weights.enumerated() {
      let (group, inner) = position.quotientAndRemainder(dividingBy: 32)
      let (nibble, lane) = inner.quotientAndRemainder(dividingBy: 4)
      let byte = row.startIndex + group * 16 + lane * 4 + nibble / 2
      let biased = UInt8(code(weight, scale: scale, largest: largestNibble) + 8)
      row[byte] |= nibble.isMultiple(of: 2) ? biased : biased << 4
    }
  }

  private static func largestMagnitude(_ weights: ArraySlice<Float>) -> Float {
    weights.reduce(0) { max($0, abs($1)) }
  }

  private static func code(_ weight: Float, scale: Float, largest: Float) -> Int {
    guard scale > 0 else { return 0 }
    return Int(min(max((weight / scale).rounded(), -largest), largest))
  }
}

/// Non-negative numbers in IEEE half precision, by bit patterns: `Float16` is missing on some
/// systems that the runtime supports.
enum HalfPrecision {
  private static let rebias = Float(sign: .plus, exponent: 112, significand: 1)

  /// Returns the value of a half-precision pattern without sign, infinity or NaN.
  @inline(__always)
  static func decode(_ pattern: UInt16) -> Float {
    Float(bitPattern: UInt32(pattern & 0x7FFF) &<< 13) * rebias
  }

  /// Returns the nearest pattern not below `value`, so that a row's largest weight never clips.
  static func encode(_ value: Float) -> UInt16 {
    precondition(value >= 0 && value <= 65504, "a scale out of half precision's range")
    let shifted = (value / rebias).bitPattern
    let pattern = UInt16((shifted + 0x1FFF) >> 13)
    // The division is exact but for the smallest numbers, of which it may round the last bits away.
    return decode(pattern) < value ? pattern + 1 : pattern
  }
}
