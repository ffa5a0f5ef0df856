import IntentClassification
import IntentRouting
import TestSupport

/// Models whose scores a test can set, and maps for them.
enum RouterFixture {
  static let map = """
    {
      "version": 1,
      "never_local": ["intent_3"],
      "skills": {
        "tell_time": {"description": "Tells the time.", "risk": "read_only"},
        "set_light": {"description": "Switches a light.", "risk": "mutating"},
        "delete_message": {"description": "Deletes a message.", "risk": "destructive"}
      },
      "routes": {
        "intent_0": "tell_time",
        "intent_1": {"skill": "set_light", "arguments": {"state": "on"}},
        "intent_2": "delete_message",
        "intent_3": "tell_time"
      }
    }
    """

  /// Returns a map with keys added before the skills, and one route replaced by another.
  static func map(adding keys: String = "", route: String? = nil) throws -> RouteMap {
    var text = map.replacing("\"version\": 1,", with: "\"version\": 1, \(keys)")
    if let route { text.replace("\"intent_0\": \"tell_time\"", with: "\"intent_0\": \(route)") }
    return try RouteMap(json: text.utf8)
  }

  /// Returns a model of five intents that is as sure of one of them whatever the text.
  ///
  /// Every word counts as known unless training rows are given.
  static func classifier(
    best: Int, logit: Float = 8, thresholds: [AcceptanceThreshold] = [promise(0.05, 0.7)],
    trainingRows: [(utterance: String, intent: Int)] = [], longest: Int = 40
  ) -> IntentClassifier {
    var logits = [Float](repeating: 0, count: 5)
    logits[best] = logit
    var assembly = TinyModel.constant(logits: logits)
    assembly.thresholds = thresholds
    assembly.longestUtterance = longest
    if !trainingRows.isEmpty {
      assembly.acceptance = TinyModel.acceptance(
        trainingRows: trainingRows, features: TinyModel.smallestFeatures)
      assembly.acceptance.score = nil
    }
    return assembly.fileAndClassifier().1
  }

  static func promise(_ rate: Double, _ value: Double, tier: String? = nil) -> AcceptanceThreshold {
    var threshold = estimate(rate, value, tier: tier)
    threshold.basis = .promise
    threshold.level = 0.95
    return threshold
  }

  static func estimate(
    _ rate: Double, _ value: Double, tier: String? = nil
  ) -> AcceptanceThreshold {
    AcceptanceThreshold(tier: tier, maxMisrouteRate: rate, value: value, basis: .estimate)
  }
}
