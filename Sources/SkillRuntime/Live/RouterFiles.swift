import Foundation
import IntentClassification
import IntentRouting

/// The two files of a live router, and what must hold before they are put to use.
struct RouterFiles: Sendable {
  let model: URL
  let map: URL
  let objections: @Sendable (RouteMap) -> [String]

  var paths: [String] { [model.path, map.path] }

  func readMap() throws(LiveRouterError) -> RouteMap {
    do {
      return try RouteMap(contentsOf: map.relativePath)
    } catch {
      throw .map(error)
    }
  }

  /// Reads the model; returns the used one when its content is the same.
  ///
  /// Read and not mapped: a mapped file that is written in place changes or breaks the model that
  /// decides.
  func readModel(unless used: IntentClassifier? = nil) throws(LiveRouterError) -> IntentClassifier {
    do {
      let file = try ModelFile(contentsOf: model, isMapped: false)
      if let used, used.hasContent(of: file) { return used }
      return try IntentClassifier(file)
    } catch {
      throw .model(error)
    }
  }

  /// Returns which canaries miss; throws when a direct one does, or when the application objects.
  func check(_ router: IntentRouter) throws(LiveRouterError) -> CanaryCheck {
    let objections = router.map.map(objections) ?? []
    guard objections.isEmpty else { throw .objections(objections) }
    let canaries = CanaryCheck(router)
    guard canaries.isPassed else { throw .canaries(path: map.relativePath, canaries.broken) }
    return canaries
  }
}
