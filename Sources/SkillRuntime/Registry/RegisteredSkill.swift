import Foundation
package import IntentRouting

/// A skill without its types: the one place where they are erased.
package struct RegisteredSkill: Sendable {
  /// What a call brought, and what takes it back.
  package typealias Outcome = (result: SkillResult, undo: UndoDraft?)

  let name: String
  let description: String
  let permissions: [SkillPermission]
  let parameters: [SkillParameter]
  /// What is wrong with the list of parameters.
  let parameterProblems: [String]
  let call: @Sendable (SkillCall, SkillContext) async throws -> Outcome
  let undo: UndoOperations?

  /// Registers what has no types of its own, such as a program: its arguments are the map's.
  package init(
    name: String, description: String, undo: UndoOperations?,
    call: @escaping @Sendable (SkillCall, SkillContext) async throws -> Outcome
  ) {
    self.name = name
    self.description = description
    self.call = call
    self.undo = undo
    permissions = []
    parameters = []
    parameterProblems = []
  }

  init<S: Skill>(_ skill: S) {
    name = skill.name
    description = skill.description
    permissions = skill.permissions
    parameters = S.parameters
    parameterProblems = ParameterCheck.problems(S.parameters, of: S.Arguments.self)
    if let skill = skill as? any UndoableSkill {
      (call, undo) = Self.undoable(skill)
    } else {
      call = { call, context in
        let arguments = try Self.arguments(of: skill, call)
        let output = try await skill.call(arguments: arguments, context: context)
        return (try Self.result(call, output), nil)
      }
      undo = nil
    }
  }

  private static func undoable<S: UndoableSkill>(
    _ skill: S
  ) -> (@Sendable (SkillCall, SkillContext) async throws -> Outcome, UndoOperations) {
    let call = { @Sendable (call: SkillCall, context: SkillContext) in
      let arguments = try arguments(of: skill, call)
      let output = try await skill.call(arguments: arguments, context: context)
      var result = try result(call, output)
      guard let record = skill.undoRecord(for: output, of: arguments) else {
        return (result, UndoDraft?.none)
      }
      result.canBeUndone = true
      let draft = UndoDraft(
        record: try JSONValue(encoding: record),
        fingerprint: try await skill.fingerprint(for: record))
      return (result, draft)
    }
    return (call, UndoOperations(skill))
  }

  /// Reads the arguments of a call, defaults filled in; every problem names its argument.
  private static func arguments<S: Skill>(of skill: S, _ call: SkillCall) throws -> S.Arguments {
    var values = call.arguments
    let known = S.parameters.map(\.name)
    var problems = values.keys.filter { !known.contains($0) }.sorted().map {
      ArgumentProblem(
        argument: $0, problem: "is not known (have: \(known.joined(separator: ", ")))")
    }
    for parameter in S.parameters {
      if values[parameter.name] == nil { values[parameter.name] = parameter.defaultValue }
      if let problem = parameter.problem(with: values[parameter.name]) { problems.append(problem) }
    }
    guard problems.isEmpty else { throw SkillError.arguments(skill: skill.name, problems) }
    do {
      return try ArgumentDecoder.decode(S.Arguments.self, from: values)
    } catch let problem as ArgumentProblem {
      throw SkillError.arguments(skill: skill.name, [problem])
    }
  }

  private static func result<Output: Encodable>(
    _ call: SkillCall, _ output: Output
  ) throws -> SkillResult {
    let json = try JSONValue(encoding: output)
    let report = output as? any SkillReport
    let spoken = if case .string(let text) = json { text } else { json.text }
    return SkillResult(
      call: call, output: json, text: report?.text ?? spoken,
      identifiers: report?.identifiers ?? [], changes: report?.changes ?? [:])
  }
}

extension SkillParameter {
  /// What is wrong with a value, as far as the list alone can tell.
  fileprivate func problem(with value: JSONValue?) -> ArgumentProblem? {
    guard let value, value != .null else {
      return isRequired ? ArgumentProblem(argument: name, problem: "is missing") : nil
    }
    guard case .string(let text) = value, !allowedValues.isEmpty, !allowedValues.contains(text)
    else { return nil }
    return ArgumentProblem(
      argument: name,
      problem: "found \"\(text)\" (allowed: \(allowedValues.joined(separator: ", ")))")
  }
}

extension JSONValue {
  /// Turns a value into JSON by its own encoding.
  init(encoding value: some Encodable) throws {
    // A bare number or text is no document to older decoders, so that it travels in an array.
    let data = try JSONEncoder().encode([value])
    let decoded = try JSONDecoder().decode([JSONValue].self, from: data)
    self = decoded.first ?? .null
  }

  /// Reads a value from JSON by its own decoding.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    let data = try JSONEncoder().encode([self])
    guard let value = try JSONDecoder().decode([Value].self, from: data).first else {
      throw CocoaError(.coderReadCorrupt)
    }
    return value
  }
}
