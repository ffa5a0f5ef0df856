import IntentCommandLine
import IntentCommandSupport
import IntentRouting
import IntentTraining

/// The options of `train` and `calibrate` that choose thresholds.
enum CalibrationOptions {
  static let definitions: [OptionDefinition] = [
    .number(
      "max-misroute", in: 0.001...0.5,
      help: "The share of wrong decisions among those routed to aim at.", default: "0.05"),
    .number(
      "promise", in: 0.5...0.999, help: "The confidence of a threshold's promise.",
      default: "0.95"),
    .number(
      "expected-out-of-scope", in: 0...0.9,
      help: "The share of arrivals that is out of scope.", default: "0.18"),
    .string(
      "routes", value: "FILE",
      help: "Certify a threshold for each risk on the intents of its own skills."),
  ]

  static func targets(_ command: ParsedCommand) throws -> RoutingTargets {
    var targets = RoutingTargets()
    targets.maxMisrouteRate = command.number("max-misroute") ?? targets.maxMisrouteRate
    targets.level = command.number("promise") ?? targets.level
    targets.expectedOutOfScope =
      command.number("expected-out-of-scope") ?? targets.expectedOutOfScope
    targets.map = try command.string("routes").map { try RouteMap(contentsOf: $0) }
    return targets
  }
}
