import Foundation
import IntentRouting
import SkillRuntime

/// One skill that is a program.
struct ProgramSkill: Sendable {
  let name: String
  let description: String
  let program: SkillProgram
  /// The map's folder, with a slash behind it.
  let folder: String
  let store: String

  /// The skill as the registry takes it.
  var registered: RegisteredSkill {
    RegisteredSkill(
      name: name, description: description,
      undo: program.input == .json ? undoOperations : nil
    ) { call, context in
      try await run(call, context)
    }
  }

  private func run(
    _ call: SkillCall, _ context: SkillContext
  ) async throws -> RegisteredSkill.Outcome {
    let request: [String: JSONValue] = [
      "skill": .string(name), "text": .string(context.utterance),
      "arguments": .object(call.arguments),
    ]
    let output = try await output(
      of: request, arguments: try CommandLineTemplate(program.command).arguments(call, context))
    let answer = ProgramAnswer(output)
    let result = SkillResult(
      call: call, output: answer.json, text: answer.text, identifiers: answer.identifiers,
      changes: answer.changes, canBeUndone: program.input == .json && answer.undo != nil)
    guard result.canBeUndone, let undo = answer.undo else { return (result, nil) }
    return (result, UndoDraft(record: undo, fingerprint: Self.ownCheck))
  }

  /// A program looks itself whether what it changed is as it left it: it alone knows its store.
  private static let ownCheck = "checked by the program"

  private var undoOperations: UndoOperations {
    UndoOperations(
      fingerprint: { _ in Self.ownCheck },
      undo: { record, _ in
        let arguments = program.command.dropFirst().filter { !$0.contains("{") }
        let output = try await output(
          of: ["skill": .string(name), "undo": record], arguments: Array(arguments))
        return ProgramAnswer(output).text
      })
  }

  private func output(
    of request: [String: JSONValue], arguments: [String]
  ) async throws -> [UInt8] {
    var invocation = ProgramInvocation(program: path, arguments: arguments)
    if program.input == .json { invocation.input = Array(JSONValue.object(request).text.utf8) }
    invocation.environment = ["LANG": "C.UTF-8", "INTENT_STORE": store].merging(
      program.environment, uniquingKeysWith: { $1 })
    invocation.folder = folder
    invocation.timeLimit = .seconds(program.timeLimit)
    invocation.outputLimit = program.outputLimit
    let result = try await ProgramRunner.run(invocation)
    guard result.succeeded else {
      if result.ending == .cancelled { throw CancellationError() }
      throw ProgramError.failed(
        program: name, result.ending,
        errorOutput: String(decoding: result.errorOutput.prefix(2000), as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return result.output
  }

  /// The program's path: as it stands when absolute, from the map's folder where it has a slash,
  /// else a name to look for.
  private var path: String {
    let path = program.command[0]
    return path.hasPrefix("/") || !path.contains("/") ? path : folder + path
  }
}
