/// The probability that the best intent is right and the utterance in scope: a small logistic
/// model over ``AcceptanceEvidence``.
///
/// Evidence outside the range that the fit saw counts as the nearest number inside it, so that no
/// odd text is accepted by extrapolation. Fitted on rows that the network was not trained on.
package struct AcceptanceScore: Codable, Hashable, Sendable {
  /// How one number of the evidence counts.
  package struct Term: Codable, Hashable, Sendable {
    package var weight: Double
    package var mean: Double
    package var deviation: Double
    package var lowest: Double
    package var highest: Double

    package init(
      weight: Double, mean: Double, deviation: Double, lowest: Double, highest: Double
    ) {
      self.weight = weight
      self.mean = mean
      self.deviation = deviation
      self.lowest = lowest
      self.highest = highest
    }

    /// Returns the number that counts: the nearest one in the range that the fit saw.
    func counted(_ value: Double) -> Double { min(max(value, lowest), highest) }

    func contribution(_ value: Double) -> Double {
      weight * (counted(value) - mean) / deviation
    }
  }

  /// One term for each of ``AcceptanceEvidence/names``.
  package var terms: [Term]
  package var bias: Double

  package init(terms: [Term], bias: Double) {
    self.terms = terms
    self.bias = bias
  }

  /// Returns the score, in 0...1.
  package func score(_ evidence: AcceptanceEvidence) -> Double {
    Numerics.sigmoid(
      zip(terms, evidence.values).reduce(bias) { $0 + $1.0.contribution($1.1) })
  }

  var isValid: Bool {
    terms.count == AcceptanceEvidence.names.count && bias.isFinite
      && terms.allSatisfy {
        $0.weight.isFinite && $0.mean.isFinite && $0.deviation > 0 && $0.lowest <= $0.highest
      }
  }
}
