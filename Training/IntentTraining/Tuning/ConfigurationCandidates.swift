import IntentEvaluation

/// Configurations to try, one after the other: the given one, then changes to it and to the best so
/// far. The same seed and results give the same order.
struct ConfigurationCandidates {
  /// What a parameter may be changed to.
  private static let choices: [(name: String, values: [Double])] = [
    ("bucketBits", [12, 13, 14, 15]),
    ("hiddenSize", [64, 96, 128, 192, 256]),
    ("epochs", [10, 15, 20, 30, 40, 60]),
    ("learningRate", [0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3]),
    ("initialAccumulator", [1e-5, 1e-4, 1e-3]),
    ("batchSize", [8, 16, 32]),
    ("labelSmoothing", [0, 0.02, 0.05, 0.1, 0.15]),
    ("featureDropout", [0.2, 0.3, 0.4, 0.5, 0.6, 0.7]),
    ("hiddenDropout", [0, 0.1, 0.2, 0.3, 0.4]),
  ]
  /// More changes at once are seldom better than the two or three that help.
  private static let mostChanges = 3
  /// Draws without a new configuration after which there is none left worth a look.
  private static let mostDraws = 1000

  private let base: TrainingConfiguration
  private var tried: Set<TrainingConfiguration> = []
  private var generator: SeededGenerator

  init(base: TrainingConfiguration, seed: UInt64) {
    self.base = base
    generator = SeededGenerator(seed: seed ^ 0x7475_6E65)
  }

  /// Returns the next configuration; nil when nothing new is found.
  mutating func next(best: TrainingConfiguration?) -> TrainingConfiguration? {
    guard !tried.isEmpty else {
      tried.insert(base)
      return base
    }
    for _ in 0..<Self.mostDraws {
      let origin = generator.index(below: 2) == 0 ? base : best ?? base
      let candidate = changed(origin)
      if isSmallEnough(candidate), tried.insert(candidate).inserted { return candidate }
    }
    return nil
  }

  private mutating func changed(_ origin: TrainingConfiguration) -> TrainingConfiguration {
    var candidate = origin
    for _ in 0...generator.index(below: Self.mostChanges) {
      let choice = Self.choices[generator.index(below: Self.choices.count)]
      let value = choice.values[generator.index(below: choice.values.count)]
      TrainingConfiguration.parameters.first { $0.name == choice.name }?.set(&candidate, value)
    }
    return candidate
  }

  /// A tuned model takes no more bytes than an untuned one.
  private func isSmallEnough(_ candidate: TrainingConfiguration) -> Bool {
    candidate.hiddenSize << candidate.bucketBits <= base.hiddenSize << base.bucketBits
  }
}
