import IntentRouting
import Testing

struct RouteMapWarningTests {
  @Test func aMapThatCoversTheModelHasNoMismatch() throws {
    let map = try RouteMap(json: RouteMapExamples.light.utf8)
    #expect(map.mismatches(with: ["message_delete", "help_show", "light_on"]).isEmpty)
  }

  @Test func differencesAreToldOnBothSides() throws {
    let map = try RouteMap(json: RouteMapExamples.light.utf8)
    let warnings = map.mismatches(with: ["weather", "lights_on", "help_show", "weather"])
    #expect(
      warnings.map(\.description) == [
        "routes.json:5: intent \"message_delete\" is not known to the model; "
          + "remove it, or train the model with it",
        "routes.json:13: intent \"light_on\" is not known to the model; "
          + "did you mean \"lights_on\"?",
        "routes.json: intent \"weather\" of the model has no route, so it is handed over: "
          + "add it to \"routes\" or \"never_local\"",
        "routes.json: intent \"lights_on\" of the model has no route, so it is handed over: "
          + "add it to \"routes\" or \"never_local\"",
      ])
  }

  @Test func anUnknownIntentInBothListsIsToldForEachPlace() throws {
    let text = RouteMapExamples.light(replacing: "\"message_delete\"", with: "\"light_on\"")
    let warnings = try RouteMap(json: text.utf8).mismatches(with: ["help_show"])
    #expect(
      warnings == [
        .unknownIntent("light_on", path: "routes.json", line: 5, suggestion: nil),
        .unknownIntent("light_on", path: "routes.json", line: 13, suggestion: nil),
      ])
  }
}
