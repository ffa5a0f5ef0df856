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
    let map = try routes.map { try RouteMap(contentsOf: $0) }
    let router = IntentRouter(classifier: try classifier(model), map: map)
    for warning in router.warnings { console.note("warning: \(warning)", unlessQuiet: command) }
    return router
  }

  /// Returns the path of the `routes.json` in a model's folder, if there is one.
  private static func routesBeside(_ model: String) -> String? {
    let path = ((model as NSString).deletingLastPathComponent as NSString)
      .appendingPathComponent("routes.json")
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
