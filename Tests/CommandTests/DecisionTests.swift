import Foundation
import Testing

/// `intent classify` and `intent route`, end to end.
struct DecisionTests {
  private static let keys: Set = ["text", "intent", "intent_ranking", "decision", "receipt"]

  private let sample: SampleModel

  init() throws { sample = try SampleModel.shared.get() }

  private func route(_ arguments: String..., input: String = "") throws -> ProgramResult {
    try BuiltProgram.intent.run(
      ["route", sample.model, "--routes", sample.routes] + arguments, input: input)
  }

  @Test func aTrustedIntentRunsItsSkill() throws {
    let result = try route("turn off the hall light", "--json")
    let decision = try JSONText(result.output)
    #expect(result.code == 0)
    #expect(decision.keys == Self.keys)
    #expect(decision["text"].string == "turn off the hall light")
    #expect(decision["intent"]["name"].string == "light_off")
    #expect(decision["decision"]["action"].string == "run")
    #expect(decision["decision"]["skill"].string == "set_light")
    #expect(decision["decision"]["arguments"]["state"].string == "off")
    #expect(decision["receipt"]["threshold_source"].string == "map")
  }

  @Test func aDestructiveSkillAsksFirst() throws {
    let decision = try JSONText(route("delete the message from Anna", "--json").output)
    #expect(decision["decision"]["action"].string == "confirm")
    #expect(decision["decision"]["skill"].string == "delete_message")
  }

  @Test(arguments: [("will it rain in Berlin", "never_local"), ("", "empty"), (" \t", "empty")])
  func whatMayNotRunIsHandedOver(utterance: String, reason: String) throws {
    let result = try route(utterance, "--json")
    let decision = try JSONText(result.output)["decision"]
    #expect(result.code == 0, "abstaining is done")
    #expect(decision["action"].string == "hand_over")
    #expect(decision["reason"].string == reason)
    #expect(decision["fallback"].string == "show_help")
  }

  @Test func withoutAMapATrustedIntentIsUnmapped() throws {
    let result = try BuiltProgram.intent.run(
      "route", sample.model, "turn off the hall light", "--json")
    let reason = try JSONText(result.output)["decision"]["reason"].string
    #expect(["unmapped_intent", "low_acceptance"].contains(reason))
  }

  @Test func theMapBesideTheModelIsFound() throws {
    let folder = try TemporaryFolder()
    try folder.write(sample.folder.bytes("sample.intentmodel"), to: "m.intentmodel")
    try folder.write(SampleModel.routes, to: "routes.json")
    let result = try BuiltProgram.intent.run(
      "route", folder.path("m.intentmodel"), "turn off the hall light")
    #expect(result.output.contains("run set_light state=\"off\""), "\(result.output)")
  }

  @Test func whatDoesNotFitTheModelIsWarnedOfUnlessQuiet() throws {
    let map = SampleModel.routes.replacing("\"timer_set\"", with: "\"timer_sett\"")
    let path = try sample.folder.write(map, to: "mismatched.json")
    let loud = try BuiltProgram.intent.run("route", sample.model, "hi", "--routes", path)
    #expect(loud.code == 0)
    #expect(loud.error.contains("did you mean \"timer_set\""), "\(loud.error)")
    let quiet = try BuiltProgram.intent.run(
      "route", sample.model, "hi", "--routes", path, "--quiet")
    #expect(quiet.error.isEmpty)
    #expect(quiet.output == loud.output)
  }

  @Test func argumentsAndLinesOfStandardInputGiveTheSame() throws {
    let utterances = ["turn off the hall light", "上海天气怎么样", "who are you"]
    let arguments = try BuiltProgram.intent.run(["classify", sample.model] + utterances)
    let lines = try BuiltProgram.intent.run(
      "classify", sample.model, input: utterances.joined(separator: "\n"))
    #expect(arguments.lines.count == 3)
    #expect(lines.output == arguments.output)
  }

  @Test func confidencesAddUpToOne() throws {
    let result = try BuiltProgram.intent.run(
      "classify", sample.model, "turn off the hall light", "--json", "--top", "5")
    let ranking = try JSONText(result.output)["intent_ranking"].list
    let sum = ranking.compactMap { $0["confidence"].number }.reduce(0, +)
    #expect(Set(ranking.compactMap { $0["name"].string }) == Set(SampleData.intents))
    #expect(abs(sum - 1) < 1e-6)
  }

  @Test func jsonLinesKeepTheirOrderAroundABrokenOne() throws {
    let input = """
      {"text": "turn off the hall light"}
      {"txt": "broken"}
      {"text": "", "id": 7}
      not json
      {"text": "set a timer for ten minutes"}
      """
    let result = try route("--jsonl", input: input)
    let lines = try result.lines.map { try JSONText($0) }
    #expect(result.code == 65, "bad lines are not forgotten")
    #expect(lines.count == 5)
    #expect(lines[0]["decision"]["action"].string == "run")
    #expect(lines[1]["error"].string?.contains("standard input:2") == true)
    #expect(lines[2]["decision"]["reason"].string == "empty")
    #expect(lines[3]["error"].string?.contains("standard input:4") == true)
    #expect(lines[4]["intent"]["name"].string == "timer_set")
    #expect(result.error.contains("standard input:2"))
  }

  @Test func objectsWithoutTheFlagAreTextWithAHint() throws {
    let result = try route("--quiet", input: "{\"text\": \"mute\"}\n")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("{\"text\": \"mute\"}\t"))
    #expect(result.error.contains("--jsonl reads the objects"))
  }

  @Test func standardInputThatIsNotUTF8IsTold() throws {
    let result = try ProgramResult.of(
      BuiltProgram.intent.url, ["classify", sample.model],
      input: Data("hello\n".utf8) + [0xFF, 0x0A] + Data("set a timer\n".utf8))
    #expect(result.code == 65)
    #expect(result.error.contains("not UTF-8"))
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let utterances = String(repeating: "turn off the hall light\n", count: 2000)
    try sample.folder.write(utterances, to: "many.txt")
    let result = try BuiltProgram.shell(
      "intent classify sample.intentmodel --json < many.txt | head -n 1", in: sample.folder.url)
    #expect(result.code == 0)
    #expect(result.lines.count == 1)
    #expect(result.error.isEmpty, "\(result.error)")
  }

  @Test func aFullDiskIsAnErrorOfOutput() throws {
    let result = try BuiltProgram.shell(
      "intent classify sample.intentmodel hello > /dev/full", in: sample.folder.url)
    #expect(result.code == 74)
    #expect(result.error.contains("standard output"))
  }
}
