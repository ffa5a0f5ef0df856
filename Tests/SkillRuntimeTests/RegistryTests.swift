import IntentRouting
import Testing

@testable import SkillRuntime

/// What an application may register, and what it is told.
struct RegistryTests {
  @Test func everythingThatIsWrongIsToldAtOnce() throws {
    let skills: [any Skill] = [
      Named("say_hello"), Named("say_hello"), Named("say hello!"), Named("", ""), Undeclared(),
    ]
    let error = #expect(throws: RegistrationError.self) {
      _ = try SkillRegistry([SkillGroup("a", [Named("say_hello")]), SkillGroup("b", skills)])
    }
    #expect(
      error?.description == """
        skill "say_hello" is registered twice (in a and b and b): rename one of the two
        skill "say_hello" is registered twice (in a and b and b): rename one of the two
        skill "say hello!" in b: a name has 1 to 64 of A-Z a-z 0-9 _ -
        skill "" in b: a name has 1 to 64 of A-Z a-z 0-9 _ -
        skill "": describe what it does and when to use it
        skill "take_undeclared": Arguments needs size, which is not among the parameters
        """)
  }

  @Test func theListAndTheTypeMustAgree() {
    func problems(_ parameters: [SkillParameter]) -> [String] {
      ParameterCheck.problems(parameters, of: Sample.self)
    }
    let text = SkillParameter("text", .string, "A text.")
    let size = SkillParameter("size", .integer, "A size.", isRequired: false)
    let mode = SkillParameter("mode", .string, "A mode.", allowedValues: ["slow", "fast"])
    let spot = SkillParameter(
      "spot",
      .object([SkillParameter("x", .number, "Across."), SkillParameter("y", .number, "Up.")]),
      "A place.")
    let tags = SkillParameter("tags", .array(of: .string), "Tags.")
    #expect(problems([text, size, mode, spot, tags]) == [])
    #expect(problems([text, mode, spot, tags]) == [], "an optional member may stay unlisted")
    #expect(
      problems([text, size, mode, tags])
        == ["Arguments needs spot, which is not among the parameters"])
    #expect(
      problems([text, size, mode, spot, tags, SkillParameter("more", .string, "More.")])
        == ["Arguments does not read the parameter more"])
    #expect(
      problems([SkillParameter("text", .boolean, "A text."), size, mode, spot, tags])
        == ["Arguments reads text as string, the list says boolean"])
    #expect(
      problems([
        SkillParameter("text", .string, "A text.", isRequired: false), size, mode, spot, tags,
      ])
        == ["Arguments needs text, which the list says is not required"])
    #expect(problems([text, text]) == ["the parameter text is listed twice"])
    let wrongMode = SkillParameter("mode", .string, "A mode.", allowedValues: ["sideways"])
    #expect(
      problems([text, size, wrongMode, spot, tags]).first?.hasPrefix("a sample could not") == true)
  }

  @Test func theSchemaIsWhatServersAccept() throws {
    let registry = try SkillRegistry([SkillGroup("a", [AddThing(shelf: Shelf())])])
    #expect(
      registry.listings[0].schema.text == """
        {"additionalProperties":false,"properties":{"count":{"description":"How many.","examples":[2],\
        "type":"integer"},"what":{"description":"The thing.","type":"string"}},"required":["what"],\
        "type":"object"}
        """)
  }

  @Test func aSkillRenamedInCodeAndNotInTheMapIsTold() throws {
    let map = try RouteMap(
      json: """
        {"version": 1,
         "skills": {
           "add_things": {"description": "a", "risk": "mutating"},
           "fly": {"description": "b", "risk": "mutating"}},
         "routes": {"add": "add_things", "fly": "fly"}}
        """.utf8)
    let registry = try SkillRegistry([SkillGroup("a", [AddThing(shelf: Shelf())])])
    #expect(
      registry.mismatches(with: map) == [
        "routes.json:3: skill \"add_things\" is not registered; did you mean \"add_thing\"?",
        "routes.json:4: skill \"fly\" is not registered (have: add_thing)",
      ])
  }

  @Test func anUnknownNameCannotBeSwitched() throws {
    let registry = try SkillRegistry([SkillGroup("a", [Named("say_hello")])])
    #expect(throws: SkillError.unknownSkill("x", known: ["say_hello"])) {
      try registry.setOn(false, "x")
    }
  }

  @Test(
    arguments: [
      (JSONValue.string("3"), 3), (.number(3), 3), (.string(" 3.0 "), 3), (.bool(true), nil),
      (.string("three"), nil), (.number(3.5), nil), (.string("1e400"), nil), (.number(1e300), nil),
      (.null, nil), (.array([]), nil),
    ] as [(JSONValue, Int?)])
  func wholeNumbersAreReadLeniently(value: JSONValue, expected: Int?) {
    #expect(ArgumentCoercion.scalar(value, as: Int.self) == expected)
  }

  @Test(
    arguments: [
      (JSONValue.string("yes"), true), (.string("开"), true), (.string("OFF"), false),
      (.number(1), true), (.number(0), false), (.bool(false), false), (.string("maybe"), nil),
      (.number(2), nil), (.string(""), nil),
    ] as [(JSONValue, Bool?)])
  func yesAndNoAreReadLeniently(value: JSONValue, expected: Bool?) {
    #expect(ArgumentCoercion.scalar(value, as: Bool.self) == expected)
  }

  @Test func errorsNameTheArgument() {
    func problem(_ arguments: [String: JSONValue]) -> String? {
      do {
        _ = try ArgumentDecoder.decode(Sample.self, from: arguments)
        return nil
      } catch {
        return "\(error)"
      }
    }
    let whole: [String: JSONValue] = [
      "text": .string("a"), "mode": .string("slow"), "tags": .array([]),
      "spot": .object(["x": .number(1), "y": .string("2")]),
    ]
    #expect(problem(whole) == nil)
    #expect(
      problem(whole.merging(["size": .string("big")]) { $1 })
        == "argument size: found \"big\", expected a whole number")
    #expect(
      problem(whole.merging(["spot": .object(["x": .number(1), "y": .null])]) { $1 })
        == "argument spot.y: found nothing, expected a number")
    #expect(
      problem(whole.merging(["tags": .array([.string("a"), .object([:])])]) { $1 })
        == "argument tags[1]: found an object, expected a text")
    #expect(problem(whole.merging(["tags": .string("one")]) { $1 }) == nil, "a list of one")
    #expect(
      problem(whole.filter { $0.key != "text" }) == "argument text: is missing")
  }

  @Test func dependenciesAreFoundByTheirType() async throws {
    let skill = ScriptedSkill { context in
      let shelf = try context.dependency(Shelf.self)
      return "\(shelf.items.count)"
    }
    let shelf = Shelf()
    shelf.change { $0 = ["lamp"] }
    for (dependencies, expected) in [
      (Dependencies().adding(shelf), "finished 1"),
      (
        Dependencies(),
        "failed nothing is registered as Shelf: add it to the registry's dependencies"
      ),
    ] {
      let assistant = Assistant(
        router: ScriptedRouter(actions: ["go": .run("do_script")]),
        skills: try SkillRegistry([SkillGroup("a", [skill])], dependencies: dependencies))
      #expect(try await names(assistant.respond(to: "go")).contains(expected))
    }
  }

  @Test func valuesAreKeptBetweenTheCallsOfASession() async throws {
    let skill = ScriptedSkill { context in
      context.store.update(CallCount.self) { count in
        count += 1
        return "\(count)"
      }
    }
    let skills = try SkillRegistry([SkillGroup("a", [skill])])
    for _ in 0..<2 {
      let assistant = Assistant(
        router: ScriptedRouter(actions: ["go": .run("do_script")]), skills: skills)
      #expect(try await names(assistant.respond(to: "go")).contains("finished 1"))
      #expect(try await names(assistant.respond(to: "go")).contains("finished 2"))
    }
  }
}

private enum CallCount: SessionKey {
  static let defaultValue = 0
}

private struct Sample: Codable, Sendable {
  enum Mode: String, Codable { case slow, fast }
  struct Spot: Codable { var x: Double, y: Double }

  var text: String
  var size: Int?
  var mode: Mode
  var spot: Spot
  var tags: [String]
}

private struct Named: Skill {
  let name: String
  let description: String

  init(_ name: String, _ description: String = "Says something.") {
    self.name = name
    self.description = description
  }

  func call(arguments: NoArguments, context: SkillContext) async throws -> String { name }
}

private struct Undeclared: Skill {
  struct Arguments: Codable, Sendable { var size: Int }

  let name = "take_undeclared"
  let description = "Takes what it does not declare."

  func call(arguments: Arguments, context: SkillContext) async throws -> String { "" }
}
