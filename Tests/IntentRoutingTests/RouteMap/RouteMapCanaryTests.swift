import IntentRouting
import Testing

struct RouteMapCanaryTests {
  /// Returns the light example with canaries behind its routes, on line 16.
  private static func light(canaries: String) -> String {
    RouteMapExamples.light(
      replacing: "\"help_show\": \"show_help\"\n  }",
      with: "\"help_show\": \"show_help\"\n  },\n  \"canaries\": \(canaries)")
  }

  @Test func phrasesComeInTheOrderOfTheFileWithTheirKinds() throws {
    let map = try RouteMap(
      json: Self.light(
        canaries: """
          {
              "show_help": ["what can I say", {"say": "now what", "kind": "vague"}],
              "set_light": [{"say": "lights", "kind": "hinted"}, {"say": "light on"}]
          }
          """
      ).utf8)
    #expect(
      map.canaries.map { "\($0.skill.name) \($0.phrase) \($0.kind.rawValue) \($0.line)" } == [
        "show_help what can I say direct 17", "show_help now what vague 17",
        "set_light lights hinted 18", "set_light light on direct 18",
      ])
  }

  @Test func withoutTheKeyThereAreNone() throws {
    #expect(try RouteMap(json: RouteMapExamples.light.utf8).canaries.isEmpty)
  }

  @Test(arguments: [
    ("[]", "16:15: canaries: found an array, expected an object of skills"),
    (
      "{\"set_light\": \"on\"}",
      "16:29: canaries.set_light: found the string \"on\", expected an array of phrases"
    ),
    (
      "{\"set_light\": [3]}",
      "16:30: canaries.set_light[0]: found the number 3, expected a phrase, "
        + "or an object with \"say\""
    ),
    (
      "{\"set_light\": [\" \"]}",
      "16:30: canaries.set_light[0]: empty: write at least one word"
    ),
    (
      "{\"set_ligth\": [\"on\"]}",
      "16:16: canaries.set_ligth: \"set_ligth\" is not among the skills "
        + "(have: set_light, show_help, delete_message); did you mean \"set_light\"?"
    ),
    (
      "{\"set_light\": [{\"say\": \"on\", \"knid\": \"vague\"}]}",
      "16:44: canaries.set_light[0].knid: unknown key \"knid\" (allowed: say, kind); "
        + "did you mean \"kind\"?"
    ),
    (
      "{\"set_light\": [{\"say\": \"on\", \"kind\": \"vauge\"}]}",
      "16:52: canaries.set_light[0].kind: \"vauge\" is not a kind of canary "
        + "(allowed: direct, hinted, vague); did you mean \"vague\"?"
    ),
    (
      "{\"set_light\": [{\"kind\": \"vague\"}]}",
      "16:30: canaries.set_light[0].say: missing: add \"say\": \"the phrase\""
    ),
    (
      "{\"set_light\": [\"on\"], \"show_help\": [\"on\"]}",
      "16:51: canaries.show_help[0]: \"on\" is already on line 16: remove one of the two"
    ),
  ])
  func aBrokenRuleIsToldWithPlaceAndRemedy(canaries: String, expected: String) {
    let complaints = RouteMapExamples.complaints(about: Self.light(canaries: canaries))
    #expect(complaints == ["routes.json:\(expected)"])
  }
}
