import IntentClassification

/// Scores rows with weights in full precision, many at a time.
struct NetworkScorer {
  /// Rows a product: enough to keep the matrix product busy, few enough to stay in the cache.
  private static let blockSize = 256

  let shape: NetworkShape
  let embedding: FloatMatrix
  let hiddenBias: FloatMatrix
  let head: FloatMatrix
  let headBias: FloatMatrix
  let threads: Int

  /// Returns the share of rows whose best of the first `intents` outputs is their label.
  func accuracy(on rows: FeatureRows, intents: Int) -> Double {
    var right = 0
    forEachRow(of: rows) { row, logits in
      if best(logits, of: intents) == rows.labels[row] { right += 1 }
    }
    return Double(right) / Double(rows.count)
  }

  /// Returns the most probable outputs of each row, in order.
  func predictions(of rows: FeatureRows) -> [OutOfFoldPrediction] {
    var predictions: [OutOfFoldPrediction] = []
    predictions.reserveCapacity(rows.count)
    forEachRow(of: rows) { row, logits in
      let outputs = UnsafeMutableBufferPointer(start: logits, count: shape.outputCount)
      _ = Numerics.softmax(outputs)
      predictions.append(OutOfFoldPrediction(UnsafeBufferPointer(outputs), label: rows.labels[row]))
    }
    return predictions
  }

  /// Calls `body` with the logits of each row, which are valid during the call.
  private func forEachRow(
    of rows: FeatureRows, _ body: (Int, UnsafeMutablePointer<Float>) -> Void
  ) {
    let hidden = FloatMatrix(rows: Self.blockSize, columns: shape.hiddenSize)
    let logits = FloatMatrix(rows: Self.blockSize, columns: shape.outputCount)
    for start in stride(from: 0, to: rows.count, by: Self.blockSize) {
      let block = start..<min(start + Self.blockSize, rows.count)
      score(rows, block, hidden, logits)
      for row in block { body(row, logits.row(row - start)) }
    }
  }

  private func score(
    _ rows: FeatureRows, _ block: Range<Int>, _ hidden: FloatMatrix, _ logits: FloatMatrix
  ) {
    UnitRanges(shape.hiddenSize, threads: threads).runEach { units in
      for row in block {
        HiddenSum.compute(
          rows.features[rows.range(row)], units, embedding: embedding, bias: hiddenBias,
          into: hidden.row(row - block.lowerBound))
      }
    }
    for position in 0..<block.count {
      logits.row(position).update(from: headBias.base, count: shape.outputCount)
    }
    BLAS.multiply(
      .plain(hidden), .transposed(head), into: logits, adding: true,
      rows: block.count, inner: shape.hiddenSize, columns: shape.outputCount)
  }

  private func best(_ logits: UnsafePointer<Float>, of intents: Int) -> Int {
    var best = 0
    for intent in 1..<max(1, intents) where logits[intent] > logits[best] {
      best = intent
    }
    return best
  }
}

/// The sparse half of the network: a weighted sum of embedding rows.
enum HiddenSum {
  /// Computes the given units of one hidden vector.
  @inline(__always)
  static func compute(
    _ features: ArraySlice<Feature>, _ units: Range<Int>, embedding: FloatMatrix,
    bias: FloatMatrix, into hidden: UnsafeMutablePointer<Float>
  ) {
    for unit in units { hidden[unit] = bias.base[unit] }
    for feature in features {
      let row = embedding.row(Int(feature.bucket))
      for unit in units { hidden[unit] += feature.weight * row[unit] }
    }
  }
}
