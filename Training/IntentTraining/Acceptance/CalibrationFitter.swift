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

  /// Returns the temperature that makes the rows' true intents most probable; 1 without rows.
  ///
  /// The negative log-likelihood is convex in the inverse temperature: its slope's root is found
  /// by bisection, within 0.05...20.
  static func temperature(_ rows: [Row]) -> Double {
    guard !rows.isEmpty else { return 1 }
    var low = 0.05
    var high = 20.0
    for _ in 0..<60 {
      let middle = (low * high).squareRoot()
      if slope(rows, inverseTemperature: middle) < 0 { low = middle } else { high = middle }
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
