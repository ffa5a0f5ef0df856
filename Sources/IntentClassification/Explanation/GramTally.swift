/// Joins the occurrences of n-grams into the features that a model counts, with their weights.
struct GramTally {
  /// The features in their order, which is that of the extractor.
  private(set) var features: [Entry] = []
  /// The place in `features` of each text's occurrences.
  private(set) var featureOfOccurrence: [[Int]] = []

  struct Entry {
    var texts: [String] = []
    let kind: FeatureKind
    var count = 0
    var weights = Explanation.Weights()
  }

  /// Tallies by text, bucket and block, exactly as the extractor's counter does.
  init(_ texts: [WalkedText], bucketBits: Int) {
    for text in texts { featureOfOccurrence.append(tally(text, 64 - bucketBits)) }
  }

  private mutating func tally(_ text: WalkedText, _ shift: Int) -> [Int] {
    var places: [Feature: Int] = [:]
    return text.occurrences.map { occurrence in
      let bucket = UInt32(truncatingIfNeeded: occurrence.hash >> UInt64(shift))
      let key = Feature(bucket: bucket, weight: Float(occurrence.kind.block))
      let place = places[key] ?? features.count
      if place == features.count { features.append(Entry(kind: occurrence.kind)) }
      places[key] = place
      features[place].count += 1
      if !features[place].texts.contains(occurrence.text) {
        features[place].texts.append(occurrence.text)
      }
      return place
    }
  }

  /// Sets what each feature adds to the logits.
  mutating func weigh(_ weights: [Explanation.Weights]) {
    precondition(weights.count == features.count, "the walk and the counter see other features")
    for place in features.indices { features[place].weights = weights[place] }
  }

  /// The features as n-grams with their whole weights.
  var grams: [Explanation.Gram] {
    features.map {
      Explanation.Gram(texts: $0.texts, kind: .init($0.kind), count: $0.count, weights: $0.weights)
    }
  }

  /// Returns the part of a feature's weight that so many of its occurrences have.
  func share(of place: Int, occurrences: Int) -> Explanation.Gram {
    let feature = features[place]
    let share = Double(occurrences) / Double(feature.count)
    return Explanation.Gram(
      texts: feature.texts, kind: .init(feature.kind), count: occurrences,
      weights: .init(intent: feature.weights.intent * share, other: feature.weights.other * share))
  }
}

extension Explanation.GramKind {
  init(_ kind: FeatureKind) {
    switch kind {
    case .word: self = .word
    case .pair: self = .pair
    case .characters: self = .characters
    }
  }
}
