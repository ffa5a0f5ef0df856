import BenchmarkSupport
import Foundation
import IntentClassification

/// Opens a model again and again.
enum ModelLoad {
  /// Returns how long each of so many checked loads took.
  static func measure(_ path: String, count: Int) throws -> Sample {
    let clock = ContinuousClock()
    return Sample(
      try (0..<count).map { _ in
        let start = clock.now
        let classifier = try IntentClassifier(contentsOf: URL(filePath: path))
        let duration = start.duration(to: clock.now)
        keep(classifier)
        return duration.microseconds
      })
  }
}
