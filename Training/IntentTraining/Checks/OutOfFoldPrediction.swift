/// What a network that did not see a row thinks of it.
struct OutOfFoldPrediction: Sendable {
  /// A label with its probability.
  struct Guess: Sendable {
    let label: Int
    let probability: Float
  }

  /// A label outside the five most probable has less than a sixth of the probability.
  private static let mostGuesses = 5

  /// The most probable labels, the best first; of equal ones the lower number first.
  let guesses: [Guess]
  /// The probability of the row's own label.
  let own: Float

  init(guesses: [Guess], own: Float) {
    self.guesses = guesses
    self.own = own
  }

  /// Takes the best of the probabilities of all labels.
  init(_ probabilities: UnsafeBufferPointer<Float>, label: Int) {
    own = probabilities[label]
    var best: [Guess] = []
    for (label, probability) in probabilities.enumerated() {
      guard best.count < Self.mostGuesses || probability > best[best.count - 1].probability else {
        continue
      }
      let place = best.firstIndex { $0.probability < probability } ?? best.count
      best.insert(Guess(label: label, probability: probability), at: place)
      if best.count > Self.mostGuesses { best.removeLast() }
    }
    guesses = best
  }
}
