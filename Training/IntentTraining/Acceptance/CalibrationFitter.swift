import IntentClassification

/// Fits the temperature of the soft-max: temperature scaling (Guo et al., 2017).
///
/// Use rows that the network was not trained on.
enum CalibrationFitter {
  /// Logits of one row and the index of its true intent.
  struct Row: Sendable {
    var logits: [Float]
    var label: Int
  }

  /// How strongly few rows are held to a temperature of 1: a handful that is all right would make
  /// the model sure of everything, one that is wrong unsure of everything.
  private static let prior = 5.0

  /// Returns the temperature that makes the rows' true intents most probable; 1 without rows.
  ///
  /// To the negative log-likelihood a penalty on the temperature's squared logarithm is added, which
  /// is next to nothing for a thousand rows. The slope's root is found by bisection, within
  /// 0.05...20.
  static func temperature(_ rows: [Row]) -> Double {
    guard !rows.isEmpty else { return 1 }
    var low = 0.05
    var high = 20.0
    for _ in 0..<60 {
      let middle = (low * high).squareRoot()
      let slope = middle * slope(rows, inverseTemperature: middle) + prior * Numerics.log(middle)
      if slope < 0 { low = middle } else { high = middle }
    }
    return 1 / (low * high).squareRoot()
  }

  /// Derivative of the negative log-likelihood: expected logit less the true one, summed.
  private static func slope(_ rows: [Row], inverseTemperature: Double) -> Double {
    rows.reduce(0) { sum, row in
      let largest = Double(row.logits.max() ?? 0)
      var weights = 0.0
      var weighted = 0.0
      for logit in row.logits {
        let weight = Numerics.exp((Double(logit) - largest) * inverseTemperature)
        weights += weight
        weighted += weight * Double(logit)
      }
      return sum + weighted / weights - Double(row.logits[row.label])
    }
  }
}
