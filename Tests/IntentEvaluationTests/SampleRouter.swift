import IntentClassification
import TestSupport

/// A small model that knows a few sentences, for tests of what is measured with it.
enum SampleRouter {
  static let classifier: IntentClassifier = {
    var assembly = TinyModel.recognizing([
      (intent: "music_play", utterances: ["play some music"]),
      ("door_open", ["open the door"]), ("light_on", ["打开客厅的灯"]),
    ])
    assembly.thresholds = [
      AcceptanceThreshold(maxMisrouteRate: 0.05, value: 0.5, basis: .promise)
    ]
    return assembly.fileAndClassifier().1
  }()
}
