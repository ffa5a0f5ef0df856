/// One step of AdaGrad (Duchi, Hazan and Singer, 2011) over a run of weights.
enum AdaGrad {
  /// Adds the squared gradient to `sums` and moves `weights` against the gradient.
  ///
  /// The gradient is `scale` times `gradient`; all three runs have `count` numbers.
  @inline(__always)
  static func step(
    weights: UnsafeMutablePointer<Float>, sums: UnsafeMutablePointer<Float>,
    gradient: UnsafePointer<Float>, scale: Float, rate: Float, count: Int
  ) {
    let vectors = count / 8
    for index in 0..<vectors {
      let offset = index &* 8
      let slope = load(gradient + offset) * scale
      let sum = load(sums + offset) + slope * slope
      store(sum, sums + offset)
      store(load(weights + offset) - slope * rate / sum.squareRoot(), weights + offset)
    }
    for index in vectors * 8..<count {
      let slope = gradient[index] * scale
      sums[index] += slope * slope
      weights[index] -= slope * rate / sums[index].squareRoot()
    }
  }

  @inline(__always)
  private static func load(_ pointer: UnsafePointer<Float>) -> SIMD8<Float> {
    UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<Float>.self)
  }

  @inline(__always)
  private static func store(_ vector: SIMD8<Float>, _ pointer: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: vector, as: SIMD8<Float>.self)
  }
}
