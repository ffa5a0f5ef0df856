import IntentClassification

/// Logistic regression with a squared penalty (C = 1) on a handful of standardised columns, by
/// Newton's method.
struct LogisticRegression {
  private(set) var weights: [Double]
  private(set) var bias: Double = 0

  /// Fits rows of equal length; `weights` counts each row so many times.
  init(_ rows: [[Double]], isTrue: [Bool], weights rowWeights: [Double]) {
    let columns = rows.first?.count ?? 0
    weights = [Double](repeating: 0, count: columns)
    // Converges quadratically; a dozen steps reach the last bits, more guard against bad scaling.
    for _ in 0..<25 {
      var system = NormalEquations(size: columns + 1)
      for column in 0..<columns { system.addPenalty(column, weight: weights[column]) }
      for (index, row) in rows.enumerated() {
        let probability = self.probability(row)
        system.add(
          row + [1], slope: ((isTrue[index] ? 1 : 0) - probability) * rowWeights[index],
          curvature: max(probability * (1 - probability), 1e-9) * rowWeights[index])
      }
      let step = system.solution()
      for column in 0..<columns { weights[column] += step[column] }
      bias += step[columns]
      if step.allSatisfy({ abs($0) < 1e-10 }) { break }
    }
  }

  func probability(_ row: [Double]) -> Double {
    Numerics.sigmoid(zip(weights, row).reduce(bias) { $0 + $1.0 * $1.1 })
  }
}

/// The linear system of one Newton step.
private struct NormalEquations {
  private var matrix: [[Double]]
  private var right: [Double]

  init(size: Int) {
    matrix = [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
    right = [Double](repeating: 0, count: size)
  }

  mutating func addPenalty(_ column: Int, weight: Double) {
    matrix[column][column] += 1
    right[column] -= weight
  }

  mutating func add(_ row: [Double], slope: Double, curvature: Double) {
    for first in row.indices {
      right[first] += slope * row[first]
      for second in row.indices { matrix[first][second] += curvature * row[first] * row[second] }
    }
  }

  /// Solves by Gaussian elimination with row pivoting.
  func solution() -> [Double] {
    var (matrix, right) = (matrix, right)
    let size = right.count
    for pivot in 0..<size {
      let largest = (pivot..<size).max { abs(matrix[$0][pivot]) < abs(matrix[$1][pivot]) } ?? pivot
      matrix.swapAt(pivot, largest)
      right.swapAt(pivot, largest)
      guard abs(matrix[pivot][pivot]) > 1e-12 else { continue }
      for row in pivot + 1..<max(size, pivot + 1) {
        let factor = matrix[row][pivot] / matrix[pivot][pivot]
        for column in pivot..<size { matrix[row][column] -= factor * matrix[pivot][column] }
        right[row] -= factor * right[pivot]
      }
    }
    return backSubstitution(matrix, right)
  }

  private func backSubstitution(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    var solution = [Double](repeating: 0, count: right.count)
    for row in right.indices.reversed() where abs(matrix[row][row]) > 1e-12 {
      let known = (row + 1..<max(right.count, row + 1)).reduce(0.0) {
        $0 + matrix[row][$1] * solution[$1]
      }
      solution[row] = (right[row] - known) / matrix[row][row]
    }
    return solution
  }
}
