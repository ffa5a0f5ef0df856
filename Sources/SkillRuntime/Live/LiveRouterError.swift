public import IntentClassification
public import IntentRouting

/// Why a model or a map is not put to use.
public enum LiveRouterError: Error, Sendable {
  /// The map can't be read or breaks rules.
  case map(RouteMapError)
  /// The model can't be read.
  case model(ModelFileError)
  /// Direct canaries of the map don't reach their skills.
  case canaries(path: String, [CanaryCheck.Failure])
  /// What the application has against them.
  case objections([String])
}

extension LiveRouterError: CustomStringConvertible {
  /// What is wrong and what to do; one line for each problem.
  public var description: String {
    switch self {
    case .map(let error): error.description
    case .model(let error): error.description
    case .canaries(let path, let failures):
      failures.map { "\(path):\($0.canary.line): \($0): \(Self.remedy)" }.joined(separator: "\n")
    case .objections(let objections): objections.joined(separator: "\n")
    }
  }

  private static let remedy = "correct the routes, train the model again, or change the canary"
}
