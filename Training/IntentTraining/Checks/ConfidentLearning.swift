import Foundation

/// Ranks rows whose label is probably wrong, from predictions of models that did not see them:
/// confident learning (Northcutt, Jiang and Chuang, 2021).
///
/// How far a row speaks for a label is its probability over what is usual for that label: the mean
/// probability that the label's own rows give it. So a label that models are never sure of is not
/// held to the standard of an easy one. A row that speaks for another label more than for its own
/// is suspected, and ranked by how many times more. On CLINC150's training rows with 2 % of the
/// labels exchanged the quotient puts 99 to 100 % of these among the first 3 % (three seeds,
/// `Benchmarks/label_errors.py`); the difference of the probabilities put 94 % there.
struct ConfidentLearning {
  /// A row whose label is probably wrong.
  struct Suspicion: Sendable {
    let row: Int
    /// The label that the row seems to have.
    let label: Int
    /// The logarithm of how many times more the row speaks for that label than for its own.
    let margin: Double
  }

  /// Three times: below, a row is merely hard.
  private static let leastMargin = Foundation.log(3.0)
  /// Less than single precision tells from 0.
  private static let leastProbability = 1e-9

  private let labels: [Int]
  private let predictions: [OutOfFoldPrediction]
  private let usual: [Double]

  /// Takes the label and the prediction of each row; labels count from 0.
  init(labels: [Int], predictions: [OutOfFoldPrediction]) {
    precondition(labels.count == predictions.count, "each row has a label and a prediction")
    self.labels = labels
    self.predictions = predictions
    var sums = [Double](repeating: 0, count: (labels.max() ?? -1) + 1)
    var counts = sums
    for (label, prediction) in zip(labels, predictions) {
      sums[label] += Double(prediction.own)
      counts[label] += 1
    }
    usual = zip(sums, counts).map { $1 == 0 ? 1 : max($0 / $1, Self.leastProbability) }
  }

  /// The suspected rows, the likeliest mistake first.
  func suspicions() -> [Suspicion] {
    labels.indices.compactMap(suspicion).sorted { ($1.margin, $0.row) < ($0.margin, $1.row) }
  }

  private func suspicion(_ row: Int) -> Suspicion? {
    let prediction = predictions[row]
    let others = prediction.guesses.filter { $0.label != labels[row] }
    guard
      let other = others.max(by: {
        speech($0.probability, $0.label) < speech($1.probability, $1.label)
      })
    else { return nil }
    let margin =
      speech(other.probability, other.label) - speech(prediction.own, labels[row])
    guard margin >= Self.leastMargin else { return nil }
    return Suspicion(row: row, label: other.label, margin: margin)
  }

  /// The logarithm of a probability over the usual one of the label.
  private func speech(_ probability: Float, _ label: Int) -> Double {
    log(max(Double(probability), Self.leastProbability) / usual[label])
  }
}
