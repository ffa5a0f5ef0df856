import Foundation
import IntentClassification
import IntentRouting

let folder = URL(filePath: "Models/assistant")
let router = IntentRouter(
  classifier: try IntentClassifier(
    contentsOf: folder.appending(path: "assistant.intentmodel")),
  map: try RouteMap(contentsOf: folder.appending(path: "routes.json").path))

let decision = router.route("turn off the hall light")
switch decision.action {
case .run(let call): print("run \(call.skill) with \(call.arguments)")
case .confirm(let call): print("ask before running \(call.skill)")
case .handOver(let reason, fallback: _): print("hand over: \(reason.rawValue)")
}
print("because \(decision.receipt.rule)")
