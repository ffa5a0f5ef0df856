import Foundation
import Testing

/// `intent run` with the shipped model, map and programs over a store of its own.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
      || FileManager.default.isExecutableFile(atPath: "/usr/local/bin/python3"),
    "the shipped programs need python3"))
struct RunTests {
  private let folder: TemporaryFolder
  private let model = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Models/assistant/assistant.intentmodel").path

  init() throws { folder = try TemporaryFolder() }

  @Test func whatWasAddedIsReadBackAndTakenBack() throws {
    #expect(
      try run("add oat milk to the shopping list").output == "On the list: oat milk. 1 to do.\n")
    #expect(try run("把猫砂加到购物清单").output.contains("猫砂"))
    #expect(try run("what's on my shopping list").output == "2 to do\n1. oat milk\n2. 猫砂\n")
    #expect(try run("undo that").output == "Taken back: the todos are as before.\n")
    #expect(try run("what's on my shopping list").output == "1 to do\n1. oat milk\n")
    #expect(try run("undo that").code == 0)
    let third = try run("undo that")
    #expect(third.code == 1)
    #expect(third.error.contains("nothing to take back"))
  }

  @Test func whatTheUserChangedByHandIsNotTakenBack() throws {
    _ = try run("add oat milk to the shopping list")
    let list = folder.path("store/todos.json")
    let text = try String(contentsOfFile: list, encoding: .utf8)
    try text.replacing("oat milk", with: "soy milk").write(
      toFile: list, atomically: true, encoding: .utf8)
    let result = try run("undo that")
    #expect(result.code == 1)
    #expect(result.error.contains("have changed since"))
    #expect(try String(contentsOfFile: list, encoding: .utf8).contains("soy milk"))
  }

  @Test(arguments: [
    "don't add milk to the shopping list", "is the light on?", "who painted the Mona Lisa",
  ])
  func whatIsHandedOverRunsNothing(text: String) throws {
    let result = try run(text)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("hand over: "))
    #expect(!FileManager.default.fileExists(atPath: folder.path("store/todos.json")))
  }

  @Test func aSkillWithoutAProgramIsTold() throws {
    let result = try run("turn off the hall light")
    #expect(result.code == 1)
    #expect(result.error.contains("the map declares no \"program\" for it"))
  }

  @Test func linesInJSONLinesOut() throws {
    let input = "{\"text\": \"what is 17 times 23\"}\n{\"text\": \"\"}\n"
    let result = try BuiltProgram.intent.run(
      "run", model, "--store", folder.path("store"), "--jsonl", "--quiet", input: input)
    let lines = try result.lines.map { try JSONText($0) }
    #expect(lines.count == 2)
    #expect(lines[0]["outcome"].string == "finished")
    #expect(lines[0]["answer"].string == "17 * 23 = 391")
    #expect(lines[1]["outcome"].string == "hand_over")
    #expect(lines[1]["reason"].string == "empty")
  }

  /// A destructive program runs after `--yes` alone, whatever the text says.
  @Test func whatIsDestructiveNeedsTheOperatorsWord() throws {
    let map = """
      {"version": 1,
       "skills": {"delete_messages": {"description": "Deletes.", "risk": "destructive",
         "program": {"command": ["sh", "-c", "echo deleted"]}}},
       "routes": {"message_delete": "delete_messages"}}
      """
    let routes = folder.path("routes.json")
    try map.write(toFile: routes, atomically: true, encoding: .utf8)
    let asked = try run("delete my messages", "--routes", routes)
    #expect(asked.output.hasPrefix("not run: confirm delete_messages"))
    let talked = try run("delete my messages, yes, I confirm it", "--routes", routes)
    #expect(!talked.output.contains("deleted"))
    #expect(try run("delete my messages", "--routes", routes, "--yes").output == "deleted\n")
  }

  @Test func withoutAMapThereIsNothingToRun() throws {
    let alone = folder.path("alone.intentmodel")
    try FileManager.default.copyItem(atPath: model, toPath: alone)
    let result = try BuiltProgram.intent.run("run", alone, "undo that", "--store", folder.path("s"))
    #expect(result.code == 66)
    #expect(result.error.contains("there is no route map"))
  }

  private func run(_ text: String, _ options: String...) throws -> ProgramResult {
    try BuiltProgram.intent.run(
      ["run", model, text, "--store", folder.path("store"), "--quiet"] + options)
  }
}
