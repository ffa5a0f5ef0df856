import IntentClassification
import IntentEvaluation

@testable import IntentTraining

/// Training runs that take a fraction of a second, also without optimisation.
enum SmallTraining {
  static var configuration: TrainingConfiguration {
    var configuration = TrainingConfiguration()
    configuration.bucketBits = 9
    configuration.hiddenSize = 32
    configuration.epochs = 6
    return configuration
  }

  static func trainer(seed: UInt64 = 1, threads: Int = 2) -> IntentTrainer {
    IntentTrainer(configuration: configuration, seed: seed, threads: threads)
  }

  static func fit(
    _ training: [LabeledUtterance], outOfScope: [LabeledUtterance] = []
  ) throws -> TrainedModel {
    try trainer().fit(TrainingData(training: training, outOfScope: outOfScope))
  }

  /// Three intents with thirty rows each, no two of them near-duplicates.
  static let rows: [LabeledUtterance] =
    rows("music_play", ["play", "put on", "start"], "song by that", "band")
    + rows(
      "timer_set", ["set a timer for", "count down", "remind me in"], "minutes and", "seconds")
    + rows("light_off", ["turn off", "switch off", "kill"], "lamp in the", "room")

  static let outOfScope = LabeledRows.outOfScope(
    (0..<30).map { "who wrote book \(words[$0 % 10]) and when was \(words[$0 / 3]) built" })

  private static let words = [
    "one", "two", "three", "red", "green", "blue", "old", "new", "first", "last",
  ]

  private static func rows(
    _ intent: String, _ openings: [String], _ middle: String, _ ending: String
  ) -> [LabeledUtterance] {
    LabeledRows.rows(
      intent,
      (0..<30).map { number in
        let (first, second) = (words[number % 10], words[(number + number / 10) % 10])
        return "\(openings[number / 10]) \(first) \(middle) \(second) \(ending)"
      })
  }
}
