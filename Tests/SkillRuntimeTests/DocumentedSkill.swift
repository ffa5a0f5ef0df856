import IntentClassification
import IntentRouting
import SkillRuntime

actor Lamps {
  private var lit: Set<String> = []
  func set(_ room: String, on: Bool) { if on { lit.insert(room) } else { lit.remove(room) } }
}

struct SetLight: Skill {
  struct Arguments: Codable, Sendable {
    var state: String
    var room: String?
  }

  static let parameters = [
    SkillParameter("state", .string, "On or off.", allowedValues: ["on", "off"]),
    SkillParameter("room", .string, "Which room.", isRequired: false),
  ]
  let name = "set_light"
  let description = "Switches the lights on or off."

  func call(arguments: Arguments, context: SkillContext) async throws -> String {
    let room = arguments.room ?? "hall"
    try await context.dependency(Lamps.self).set(room, on: arguments.state == "on")
    return "The light in the \(room) is \(arguments.state)."
  }
}

func light(_ router: IntentRouter, _ utterance: String) async throws -> String? {
  let skills = try SkillRegistry(
    [SkillGroup("home", [SetLight()])], dependencies: Dependencies().adding(Lamps()))
  let assistant = Assistant(router: router, skills: skills)
  for try await event in assistant.respond(to: utterance) {
    if case .skillFinished(let result) = event { return result.text }
  }
  return nil
}
