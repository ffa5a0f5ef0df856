import Foundation
import Testing

/// `intent diff`, end to end.
struct DiffTests {
  private let sample: SampleModel

  init() throws { sample = try SampleModel.shared.get() }

  /// The sample's map with another threshold and with canaries.
  private func map(threshold: Double, canaries: String = "{}") throws -> String {
    let text = SampleModel.routes
      .replacing("\"threshold\": 0.5", with: "\"threshold\": \(threshold)")
      .replacing("\"never_local\"", with: "\"canaries\": \(canaries), \"never_local\"")
    return try sample.folder.write(text, to: "map-\(UUID().uuidString).json")
  }

  private func diff(_ arguments: String...) throws -> ProgramResult {
    try BuiltProgram.intent.run(["diff", sample.model, sample.model, sample.test] + arguments)
  }

  @Test func aModelAgreesWithItself() throws {
    let result = try diff("--routes", sample.routes)
    #expect(result.code == 0)
    #expect(result.output.contains("0 rows flip"))
  }

  @Test func rowsThatAreHandedOverByTheNewMapAreListedByPlace() throws {
    let result = try diff(
      "--old-routes", try map(threshold: 0), "--routes", try map(threshold: 1), "--json")
    let json = try JSONText(result.output)
    #expect(result.code == 0, "\(result.error)")
    let flips = json["listed_flips"].list
    #expect(!flips.isEmpty)
    #expect(flips.allSatisfy { $0["kind"].string == "handed_over" })
    #expect(flips.allSatisfy { $0["new"]["reason"].string == "low_acceptance" })
    #expect(flips[0]["location"].string == "\(sample.test):2")
    let local = json["local"]
    #expect(local["old"].number == json["flips"].number.map { $0 + (local["new"].number ?? 0) })
  }

  @Test func anUtteranceThatNewlyReachesADestructiveSkillEndsWithOne() throws {
    let maps = ["--old-routes", try map(threshold: 1), "--routes", try map(threshold: 0)]
    let result = try BuiltProgram.intent.run(
      ["diff", sample.model, sample.model, sample.test] + maps)
    #expect(result.code == 1)
    #expect(result.output.contains("now reaches a destructive skill"), "\(result.output)")
    #expect(result.error.contains("newly reach a destructive skill"))
    let json = try JSONText(
      BuiltProgram.intent.run(
        ["diff", sample.model, sample.model, sample.test, "--json"] + maps
      ).output)
    #expect(json["broken_rules"].list.count == 1)
    let destructive = json["flip_counts"].list.filter { $0["kind"].string == "reaches_destructive" }
    #expect(destructive.allSatisfy { $0["risk"].string == "destructive" })
  }

  @Test func whereTheLabelAsksForItADestructiveSkillMayBeAccepted() throws {
    let rows = try sample.folder.write(
      "text,intent\ndelete the message from Anna,message_delete\n", to: "deletions.csv")
    let arguments = [
      "diff", sample.model, sample.model, rows, "--old-routes", try map(threshold: 1),
      "--routes", try map(threshold: 0),
    ]
    #expect(try BuiltProgram.intent.run(arguments).code == 1)
    #expect(try BuiltProgram.intent.run(arguments + ["--accept-right"]).code == 0)
  }

  @Test func aCanaryThatNoLongerReachesItsSkillEndsWithOne() throws {
    let canaries = "{\"set_light\": [\"turn off the attic light\"]}"
    let strict = try diff(
      "--old-routes", try map(threshold: 0), "--routes",
      try map(threshold: 1, canaries: canaries))
    #expect(strict.code == 1)
    #expect(
      strict.error.contains("canary \"turn off the attic light\" (direct)"), "\(strict.error)")
    #expect(strict.output.contains("canaries: 0 of 1 reach"))
    let kept = try diff("--routes", try map(threshold: 0, canaries: canaries))
    #expect(kept.code == 0)
    #expect(kept.output.contains("canaries: 1 of 1 reach"))
  }

  @Test func anIntentThatTakesAnothersRowsIsSeenAtAGlance() throws {
    let successor = try SuccessorModel.shared.get()
    try #require(successor.training.code == 0, "\(successor.training.error)")
    let arguments = [
      "diff", sample.model, successor.model, sample.folder.path("train.csv"), "--routes",
      sample.routes,
    ]
    let json = try JSONText(BuiltProgram.intent.run(arguments + ["--json", "--quiet"]).output)
    let worst = json["intents"][0]
    #expect(json["intents_added"][0].string == "lamp_on")
    #expect(worst["name"].string == "light_on")
    #expect(worst["lost_to"].keys.contains("lamp_on"))
    #expect((worst["right"]["old"].number ?? 0) > (worst["right"]["new"].number ?? 0))
    let text = try BuiltProgram.intent.run(arguments).output
    #expect(text.contains("only in new: lamp_on"))
    let lines = text.split(separator: "\n")
    let heading = try #require(lines.firstIndex { $0.hasPrefix("intents that changed") })
    #expect(lines[heading + 3].hasPrefix("light_on"))
    #expect(lines[heading + 3].contains("lamp_on ("), "\(text)")
  }

  @Test func textsWithoutLabelsAreCompared() throws {
    let file = try sample.folder.write(
      "turn off the attic light\nset a timer for thirty minutes\n", to: "texts.tsv")
    let result = try BuiltProgram.intent.run(
      "diff", sample.model, sample.model, file, "--old-routes", try map(threshold: 1), "--routes",
      try map(threshold: 0), "--json")
    let json = try JSONText(result.output)
    #expect(json["rows"].number == 2)
    #expect(json["labelled_rows"].number == 0)
    #expect(json["flips"].number == 2)
    #expect(json["listed_flips"][0]["verdict"].string == nil)
  }

  @Test func theLimitBoundsTheListNotTheCounts() throws {
    let maps = ["--old-routes", try map(threshold: 0), "--routes", try map(threshold: 1)]
    let json = try JSONText(
      BuiltProgram.intent.run(
        ["diff", sample.model, sample.model, sample.test, "--limit", "2", "--json"] + maps
      ).output)
    #expect(json["listed_flips"].list.count == 2)
    #expect((json["flips"].number ?? 0) > 2)
  }

  @Test(arguments: [
    (["diff", "none.intentmodel", "none.intentmodel", "t.csv"], Int32(66), "none.intentmodel"),
    (["diff", "m"], 64, "NEW"),
  ])
  func whatIsMissingIsNamed(arguments: [String], code: Int32, hint: String) throws {
    let result = try BuiltProgram.intent.run(arguments)
    #expect(result.code == code)
    #expect(result.error.contains(hint), "\(result.error)")
  }
}
