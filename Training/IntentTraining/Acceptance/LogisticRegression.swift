import IntentClassification

/// Logistic regression with a squared penalty (C = 1) on a handful of standardised columns, by
/// Newton's method.
struct LogisticRegression {
  let weights: [Double]
  let bias: Double

  /// Fits rows of equal length; `weights` counts each row so many times.
  init(_ rows: [[Double]], isTrue: [Bool], weights rowWeights: [Double]) {
    let width = (rows.first?.count ?? 0) + 1
    // One block of memory, each row with a 1 at its end for the bias: the fit walks it many times.
    let design: [Double] = rows.flatMap { row in row + [1.0] }
    var coefficients = [Double](repeating: 0, count: width)
    // Converges quadratically; a dozen steps reach the last bits, more guard against bad scaling.
    for _ in 0..<25 {
      var system = NormalEquations(penalizing: coefficients)
      design.withUnsafeBufferPointer { design in
        for index in rows.indices {
          let row = UnsafeBufferPointer(rebasing: design[index * width..<(index + 1) * width])
          let probability = Self.probability(row, coefficients)
          system.add(
            row, slope: ((isTrue[index] ? 1 : 0) - probability) * rowWeights[index],
            curvature: max(probability * (1 - probability), 1e-9) * rowWeights[index])
        }
      }
      let step = system.solution()
      for column in coefficients.indices { coefficients[column] += step[column] }
      if step.allSatisfy({ abs($0) < 1e-10 }) { break }
    }
    weights = Array(coefficients.dropLast())
    bias = coefficients[width - 1]
  }

  func probability(_ row: [Double]) -> Double {
    Numerics.sigmoid(zip(weights, row).reduce(bias) { $0 + $1.0 * $1.1 })
  }

  private static func probability(
    _ row: UnsafeBufferPointer<Double>, _ coefficients: [Double]
  ) -> Double {
    var sum = 0.0
    for column in row.indices { sum += row[column] * coefficients[column] }
    return Numerics.sigmoid(sum)
  }
}

/// The linear system of one Newton step: a symmetric matrix and a right side.
private struct NormalEquations {
  private let size: Int
  /// Row by row. Until it is solved, only the diagonal and what lies right of it are filled.
  private var matrix: [Double]
  private var right: [Double]

  /// Starts from the penalty on all coefficients but the last, the bias.
  init(penalizing coefficients: [Double]) {
    size = coefficients.count
    matrix = [Double](repeating: 0, count: size * size)
    right = coefficients.map { -$0 }
    right[size - 1] = 0
    for column in 0..<size - 1 { matrix[column * size + column] = 1 }
  }

  mutating func add(_ row: UnsafeBufferPointer<Double>, slope: Double, curvature: Double) {
    let size = size
    for column in 0..<size { right[column] += slope * row[column] }
    matrix.withUnsafeMutableBufferPointer { matrix in
      for first in 0..<size {
        let scaled = curvature * row[first]
        for second in first..<size { matrix[first * size + second] += scaled * row[second] }
      }
    }
  }

  /// Solves by Gaussian elimination. The matrix is a sum of squares and a penalty: its pivots need
  /// no search, and one that vanishes belongs to a column that says nothing.
  func solution() -> [Double] {
    var (matrix, right) = (matrix, right)
    for pivot in 0..<size where matrix[pivot * size + pivot] > 1e-12 {
      for row in pivot + 1..<max(size, pivot + 1) {
        // By symmetry the factor's numerator stands right of the pivot.
        let factor = matrix[pivot * size + row] / matrix[pivot * size + pivot]
        for column in row..<size {
          matrix[row * size + column] -= factor * matrix[pivot * size + column]
        }
        right[row] -= factor * right[pivot]
      }
    }
    return backSubstitution(matrix, right)
  }

  private func backSubstitution(_ matrix: [Double], _ right: [Double]) -> [Double] {
    var solution = [Double](repeating: 0, count: size)
    for row in (0..<size).reversed() where matrix[row * size + row] > 1e-12 {
      let known = (row + 1..<max(size, row + 1)).reduce(0.0) {
        $0 + matrix[row * size + $1] * solution[$1]
      }
      solution[row] = (right[row] - known) / matrix[row * size + row]
    }
    return solution
  }
}
