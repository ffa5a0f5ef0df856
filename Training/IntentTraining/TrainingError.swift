/// Why a training run could not start or finish.
public enum TrainingError: Error, Hashable, Sendable {
  /// The training data holds no row with an intent.
  case noRows
  /// Cross-validation has fewer groups of near-duplicates than folds.
  case tooFewRows(found: Int, folds: Int)
  /// More intents than a model can hold.
  case tooManyIntents(found: Int, limit: Int)
  /// There is no configuration file at the path, or a directory.
  case missingConfiguration(path: String)
  /// The configuration file is not a JSON object of numbers.
  case unreadableConfiguration(path: String)
  /// The configuration names a parameter that does not exist.
  case unknownParameter(path: String, name: String, known: [String])
  /// A parameter lies where training does not work.
  case parameterOutOfRange(path: String, name: String, value: Double, range: ClosedRange<Double>)
}

extension TrainingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noRows:
      "the training data has no row with an intent: give rows such as `text,intent`"
    case .tooFewRows(let found, let folds):
      "\(folds) folds take \(folds) rows that are no near-duplicates of each other, and the data has "
        + "\(found): add rows or give fewer folds"
    case .tooManyIntents(let found, let limit):
      "the training data has \(found) intents and a model holds at most \(limit): "
        + "is the right column read as the intent? (--intent-column)"
    case .missingConfiguration(let path):
      "\(path): no such file: name a JSON object of numbers, such as {\"epochs\": 20}"
    case .unreadableConfiguration(let path):
      "\(path): not a JSON object of numbers, such as {\"epochs\": 20}"
    case .unknownParameter(let path, let name, let known):
      "\(path): unknown parameter \"\(name)\" (have: \(known.joined(separator: ", ")))"
    case .parameterOutOfRange(let path, let name, let value, let range):
      "\(path): \(name) is \(value), and must lie in \(range.lowerBound) to \(range.upperBound)"
        + (name == "hiddenSize" ? ", a multiple of 32" : "")
    }
  }
}
