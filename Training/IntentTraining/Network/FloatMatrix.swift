/// Rows of floats at a fixed address: what BLAS and the update loops work on.
///
/// Unchecked: threads that share one write to columns of their own.
final class FloatMatrix: @unchecked Sendable {
  let rows: Int
  let columns: Int
  let base: UnsafeMutablePointer<Float>

  init(rows: Int, columns: Int, value: Float = 0) {
    self.rows = rows
    self.columns = columns
    base = .allocate(capacity: max(1, rows * columns))
    base.initialize(repeating: value, count: rows * columns)
  }

  deinit { base.deallocate() }

  var count: Int { rows * columns }

  @inline(__always)
  func row(_ index: Int) -> UnsafeMutablePointer<Float> { base + index &* columns }

  func fill(_ value: Float) { base.update(repeating: value, count: count) }

  func array() -> [Float] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
