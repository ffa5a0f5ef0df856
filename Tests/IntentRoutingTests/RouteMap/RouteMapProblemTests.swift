import IntentRouting
import Testing

struct RouteMapProblemTests {
  @Test(arguments: brokenValues + brokenNames)
  func aBrokenRuleIsToldWithPlaceAndRemedy(old: String, new: String, expected: String) {
    let text = RouteMapExamples.light(replacing: old, with: new)
    #expect(RouteMapExamples.complaints(about: text) == ["routes.json:\(expected)"])
  }

  private static let brokenValues = [
    (
      "\"threshold\": 0.9", "\"threshold\": \"high\"",
      "3:16: threshold: found the string \"high\", expected a number from 0 to 1"
    ),
    (
      "0.05", "1.5", "4:13: margin: 1.5 is out of range: write a number from 0 to 1"
    ),
    (
      "0.8", "-1",
      "13:83: routes.light_on.threshold: -1 is out of range: write a number from 0 to 1"
    ),
    (
      "\"version\": 1", "\"version\": \"1\"",
      "2:14: version: found the string \"1\", expected the number 1"
    ),
    (
      "\"version\": 1,", "",
      "1:1: version: missing: add \"version\": 1"
    ),
    (
      "[\"message_delete\"]", "\"message_delete\"",
      "5:18: never_local: found the string \"message_delete\", expected an array of intent names"
    ),
    (
      "[\"message_delete\"]", "[null]",
      "5:19: never_local[0]: found null, expected the name of an intent"
    ),
    (
      "[\"message_delete\"]", "[\"\"]",
      "5:19: never_local[0]: empty: write at least one word"
    ),
    (
      "[\"message_delete\"]", "[\"a\",\n\"b\", \"a\"]",
      "6:6: never_local[2]: \"a\" is already on line 5: remove one of the two"
    ),
    (
      "\"Deletes a message.\"", "\" \\n\"",
      "10:39: skills.delete_message.description: empty: write at least one word"
    ),
    (
      "\"Deletes a message.\"", "[]",
      "10:39: skills.delete_message.description: found an array, expected a string"
    ),
    (
      "\"description\": \"Deletes a message.\", ", "",
      "10:5: skills.delete_message.description: missing: "
        + "add \"description\": \"what the skill does\""
    ),
    (
      "{\"state\": \"on\"}", "true",
      "13:53: routes.light_on.arguments: found true, expected an object"
    ),
    (
      "\"help_show\": \"show_help\"", "\"help_show\": 3",
      "14:18: routes.help_show: found the number 3, "
        + "expected the name of a skill, or an object with \"skill\""
    ),
  ]

  private static let brokenNames = [
    (
      "\"risk\": \"mutating\"", "\"risk\": \"mutatign\"",
      "8:76: skills.set_light.risk: \"mutatign\" is not a risk "
        + "(allowed: read_only, mutating, destructive); did you mean \"mutating\"?"
    ),
    (
      ", \"risk\": \"mutating\"", "",
      "8:5: skills.set_light.risk: missing: "
        + "add \"risk\": \"read_only\", \"mutating\" or \"destructive\""
    ),
    (
      "\"delete_message\":", "\"delete message\":",
      "10:5: skills.\"delete message\": \"delete message\" cannot name a skill: "
        + "use 1 to 64 of A-Z a-z 0-9 _ -"
    ),
    (
      "\"skill\": \"set_light\"", "\"skill\": \"lamp\"",
      "13:27: routes.light_on.skill: \"lamp\" is not among the skills "
        + "(have: set_light, show_help, delete_message); "
        + "describe it in \"skills\", or name another"
    ),
    (
      "\"skill\": \"set_light\"", "\"skill\": \"light_set\"",
      "13:27: routes.light_on.skill: \"light_set\" is not among the skills "
        + "(have: set_light, show_help, delete_message); did you mean \"set_light\"?"
    ),
    (
      "\"skill\": \"set_light\", ", "",
      "13:5: routes.light_on.skill: missing: add \"skill\": \"the skill's name\""
    ),
    (
      "\"fallback_skill\": \"show_help\"", "\"fallback_skill\": \"set_light\"",
      "6:21: fallback_skill: \"set_light\" is mutating, and a fallback must be read_only: "
        + "name another (have: show_help)"
    ),
    (
      "\"fallback_skill\"", "\"fallback\"",
      "6:3: fallback: unknown key \"fallback\" (allowed: version, model, threshold, margin, "
        + "max_misroute, without_promise, never_local, fallback_skill, skills, routes, canaries); remove it"
    ),
    (
      "\"arguments\"", "\"argument\"",
      "13:40: routes.light_on.argument: unknown key \"argument\" "
        + "(allowed: skill, arguments, threshold, margin); did you mean \"arguments\"?"
    ),
    (
      "\"help_show\"", "\"\"", "14:5: routes.\"\": empty: write at least one word"
    ),
  ]

  @Test func anInvisibleCharacterIsShownAsAnEscape() {
    let text = RouteMapExamples.light(
      replacing: "\"help_show\": \"show_help\"", with: "\"a\\u202e\": 0")
    let complaint = RouteMapExamples.complaints(about: text).first
    let expected = "routes.json:14:16: routes.\"a\\u202e\": found the number 0"
    #expect(complaint?.hasPrefix(expected) == true)
  }

  @Test(arguments: [
    ("2", "2 is not supported (supported: 1): use a newer build"),
    ("0", "0 is not supported (supported: 1): write \"version\": 1"),
    ("1.5", "1.5 is not supported (supported: 1): write \"version\": 1"),
  ])
  func ofAnotherVersionNothingElseIsTold(version: String, expected: String) {
    let text = "{\"version\": \(version), \"paths\": []}"
    #expect(RouteMapExamples.complaints(about: text) == ["routes.json:1:13: version: \(expected)"])
  }

  @Test func allProblemsAreToldInTheOrderOfTheFile() {
    let text = """
      {
        "version": 1,
        "treshold": 0.9,
        "routes": {
          "light_on": {"skill": "set_lihgt", "threshold": 7},
          "light_off": "set_light",
        },
        "skills": {"set_light": {"description": "", "risk": "low"}}
      }
      """
    let places = RouteMapExamples.complaints(about: text).map {
      $0.split(separator: ":").dropFirst().prefix(3).joined(separator: ":")
    }
    #expect(
      places == [
        "3:3: treshold", "5:27: routes.light_on.skill", "5:53: routes.light_on.threshold",
        "6:29: a comma behind the last entry", "8:43: skills.set_light.description",
        "8:55: skills.set_light.risk",
      ])
  }

  @Test func unreadableSkillsAreToldOnce() {
    let text = "{\"version\": 1, \"skills\": [], \"routes\": {\"a\": \"x\", \"b\": \"y\"}}"
    let expected = ["routes.json:1:26: skills: found an array, expected an object"]
    #expect(RouteMapExamples.complaints(about: text) == expected)
  }

  @Test(arguments: ["[]", "1", "null", "\"a\"", "true"])
  func theOutermostValueIsAnObject(text: String) {
    let complaints = RouteMapExamples.complaints(about: text)
    #expect(complaints.count == 1)
    #expect(complaints.first?.hasSuffix("expected an object with \"version\"") == true)
  }

  @Test func aSkillNameHasAtMost64Characters() {
    let fits = String(repeating: "a", count: 64)
    func text(_ name: String) -> String {
      "{\"version\": 1, \"skills\": {\"\(name)\": {\"description\": \"x\", \"risk\": \"mutating\"}}}"
    }
    #expect(RouteMapExamples.complaints(about: text(fits)).isEmpty)
    #expect(RouteMapExamples.complaints(about: text(fits + "a")).count == 1)
    #expect(RouteMapExamples.complaints(about: text("")).count == 1)
    #expect(RouteMapExamples.complaints(about: text("é")).count == 1)
  }

  @Test func aLongListOfSkillsIsCut() {
    let skills = (1...25).map { "\"s\($0)\": {\"description\": \"x\", \"risk\": \"mutating\"}" }
    let text =
      "{\"version\": 1, \"skills\": {\(skills.joined(separator: ","))}, "
      + "\"routes\": {\"a\": \"lamp\"}}"
    let complaint = RouteMapExamples.complaints(about: text).first
    #expect(complaint?.contains("s19, s20 and 5 more)") == true)
  }

  @Test func theFactsOfAProblemCanBeRead() throws {
    let text = RouteMapExamples.light(replacing: "0.8", with: "8")
    let error = #expect(throws: RouteMapError.self) {
      try RouteMap(json: text.utf8, path: "my/routes.json")
    }
    guard case .invalid("my/routes.json", let problems) = error else { return }
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.path == "my/routes.json")
    #expect((problem.line, problem.column) == (13, 83))
    #expect(problem.keyPath == "routes.light_on.threshold")
    #expect(problem.rule == .notBetweenZeroAndOne(8))
  }
}
