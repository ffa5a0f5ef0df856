import Foundation
import IntentRouting
import TestSupport
import Testing

@testable import ProgramSkills
@testable import SkillRuntime

/// Programs that a map declares, run as skills.
struct ProgramSkillTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func textAndArgumentsFillThePlaceholdersAsTheyStand() async throws {
    let program = """
      {"command": ["printf", "%s|", "{text}", "is {argument.state}", "{argument.level}", "{}"]}
      """
    let result = try await run(
      program, text: "a {argument.state} $(b) 灯",
      arguments: ["state": .string("on"), "level": .number(3)])
    #expect(result.text == "a {argument.state} $(b) 灯|is on|3|{}|")
  }

  @Test func aProgramGetsARequestAndAnswersWithAnObject() async throws {
    try script(
      "answer.sh",
      """
      read -r request
      printf '{"text": "done", "items": [{"id": 7}], "changed": {"left": 2}, "got": %s}' "$request"
      """)
    let result = try await run(
      #"{"command": ["./answer.sh"], "input": "json"}"#, text: "say \"hi\"",
      arguments: ["a": .bool(true)])
    #expect(result.text == "done")
    #expect(result.identifiers == ["7"])
    #expect(result.changes == ["left": .number(2)])
    guard case .object(let members) = result.output else {
      Issue.record("no object: \(result.output)")
      return
    }
    #expect(
      members["got"]
        == .object([
          "skill": .string("do_it"), "text": .string("say \"hi\""),
          "arguments": .object(["a": .bool(true)]),
        ]))
  }

  @Test func theEnvironmentNamesTheStoreAndWhatTheMapAdds() async throws {
    let result = try await run(
      #"{"command": ["sh", "-c", "echo $INTENT_STORE $MODE $HOME"], "environment": {"MODE": "quiet"}}"#
    )
    #expect(result.text == "\(folder.url.path) quiet")
  }

  @Test func whatIsSaidCannotBecomeAnOption() async throws {
    let error = await #expect(throws: ProgramError.self) {
      try await run(#"{"command": ["cat", "{text}"]}"#, text: "--version")
    }
    #expect(error?.description.contains("would make it an option") == true)
    let result = try await run(#"{"command": ["printf", "%s", "--", "{text}"]}"#, text: "-n")
    #expect(result.text == "---n")
  }

  @Test func anArgumentThatTheCallLacksIsTold() async throws {
    let error = await #expect(throws: ProgramError.self) {
      try await run(#"{"command": ["echo", "{argument.room}"]}"#)
    }
    #expect(error == .missingArgument(program: "do_it", argument: "room"))
  }

  @Test func aFailureIsToldWithItsStandardError() async throws {
    let error = await #expect(throws: ProgramError.self) {
      try await run(#"{"command": ["sh", "-c", "echo how much was it? >&2; exit 2"]}"#)
    }
    #expect(error?.description == "do_it: ended with exit status 2: how much was it?")
  }

  @Test func theLimitsOfTheMapHold() async throws {
    let error = await #expect(throws: ProgramError.self) {
      try await run(#"{"command": ["sleep", "60"], "time_limit": 0.1}"#)
    }
    #expect(error?.description.contains("time limit") == true)
    let flood = await #expect(throws: ProgramError.self) {
      try await run(#"{"command": ["yes"], "output_limit": 10}"#)
    }
    #expect(flood?.description.contains("10 bytes") == true)
  }

  @Test func aCallIsTakenBackByTheProgramItself() async throws {
    try script(
      "list.sh",
      """
      read -r request
      case "$request" in
        *'"undo"'*) rm things; echo '{"text": "gone again"}' ;;
        *) touch things; echo '{"text": "there", "undo": {"what": "things"}}' ;;
      esac
      """)
    let map = try map(#"{"command": ["./list.sh"], "input": "json"}"#)
    let skill = try registered(map)
    let context = context("do it")
    let (result, undo) = try await skill.call(SkillCall(skill: "do_it", risk: .mutating), context)
    #expect(result.canBeUndone)
    let things = folder.url.appending(path: "things").path
    #expect(FileManager.default.fileExists(atPath: things))
    let record = try #require(undo).record
    #expect(try await skill.undo?.undo(record, context) == "gone again")
    #expect(!FileManager.default.fileExists(atPath: things))
  }

  @Test func aMapTellsWhatIsWrongWithAProgram() throws {
    let error = #expect(throws: RouteMapError.self) {
      try map(
        #"""
        {"command": ["{text}", "{txt}", 3], "input": "xml", "environment": {"A B": "c"},
         "time_limit": 0, "output_limit": "many", "shell": true}
        """#)
    }
    let text = "\(try #require(error))"
    for part in [
      "would choose the program by what is said", "\"{txt}\" is no placeholder",
      "found the number 3", "expected \"none\" or \"json\"", "the name of a variable",
      "a number from 0.1 to 3600", "a number from 1 to 16777216", "unknown key \"shell\"",
    ] {
      #expect(text.contains(part), "\(part) is not in \(text)")
    }
    #expect(throws: RouteMapError.self) { try map(#"{"command": []}"#) }
    #expect(throws: RouteMapError.self) { try map("{}") }
  }

  // MARK: Helpers

  private func map(_ program: String) throws -> RouteMap {
    let json = """
      {"version": 1,
       "skills": {"do_it": {"description": "Does it.", "risk": "mutating", "program": \(program)}},
       "routes": {"do": "do_it"}}
      """
    try folder.write(Data(json.utf8), to: "routes.json")
    return try RouteMap(contentsOf: folder.url.appending(path: "routes.json").path)
  }

  private func registered(_ map: RouteMap) throws -> RegisteredSkill {
    try SkillRegistry([ProgramSkills.group(for: map, store: folder.url)]).skill("do_it")
  }

  private func context(_ text: String) -> SkillContext {
    SkillContext(
      sessionID: "test", caller: .localRoute, utterance: text, store: SessionStore(),
      now: { Date() }, dependencies: Dependencies(), onProgress: { _ in })
  }

  private func run(
    _ program: String, text: String = "do it", arguments: [String: JSONValue] = [:]
  ) async throws -> SkillResult {
    let skill = try registered(map(program))
    let call = SkillCall(skill: "do_it", arguments: arguments, risk: .mutating)
    return try await skill.call(call, context(text)).result
  }

  private func script(_ name: String, _ body: String) throws {
    let file = try folder.write(Data("#!/bin/sh\n\(body)\n".utf8), to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }
}
