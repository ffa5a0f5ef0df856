import Foundation
package import IntentClassification
package import IntentCommandLine
package import IntentRouting

/// Opens the model and the route map that a command names.
package enum RouterLoading {
  /// Opens a model file.
  package static func classifier(_ path: String) throws(ModelFileError) -> IntentClassifier {
    try IntentClassifier(contentsOf: URL(fileURLWithPath: path))
  }

  /// Opens the model MODEL and the map of `--routes`, or the `routes.json` beside the model if
  /// there is one; tells on standard error what in the map does not fit the model.
  package static func router(_ command: ParsedCommand, _ console: Console) throws -> IntentRouter {
    let model = command.argument("MODEL") ?? ""
    let routes = command.string("routes") ?? routesBeside(model)
    // The model first: without it the map is nobody's trouble.
    let classifier = try classifier(model)
    let map = try routes.map { try RouteMap(contentsOf: $0) }
    let router = IntentRouter(classifier: classifier, map: map)
    for warning in warnings(router) { console.note("warning: \(warning)", unlessQuiet: command) }
    return router
  }

  /// The router's warnings, the model's unmapped intents on one line.
  private static func warnings(_ router: IntentRouter) -> [String] {
    var unmapped: [String] = []
    var lines: [String] = []
    for warning in router.warnings {
      if case .unmappedIntent(let name, _) = warning {
        unmapped.append(name)
      } else {
        lines.append(warning.description)
      }
    }
    guard let path = router.map?.path, !unmapped.isEmpty else { return lines }
    return lines + [
      "\(path): no route for \(unmapped.count) intents of the model, which are handed over: "
        + unmapped.joined(separator: ", ")
    ]
  }

  /// Returns the path of the `routes.json` in a model's folder, if there is one.
  package static func routesBeside(_ model: String) -> String? {
    // By hand: Foundation's path functions trap on a path of one character.
    let folder = model.lastIndex(of: "/").map { String(model[...$0]) } ?? ""
    let path = folder + "routes.json"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
