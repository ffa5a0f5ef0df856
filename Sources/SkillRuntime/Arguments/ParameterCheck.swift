import IntentRouting

/// Holds a skill's list of parameters against what its `Arguments` really read.
///
/// The type is decoded from a sample made of the list, and the decoder notes what is asked for.
enum ParameterCheck {
  /// Returns what differs, in words.
  static func problems<Arguments: Decodable>(
    _ parameters: [SkillParameter], of type: Arguments.Type
  ) -> [String] {
    let unique = duplicates(parameters)
    guard unique.isEmpty else { return unique }
    let recorder = ParameterRecorder()
    do {
      _ = try ArgumentDecoder.decode(type, from: sample(parameters), recorder: recorder)
    } catch let problem as ArgumentProblem {
      return recorder.missing.map { "Arguments needs \($0), which is not among the parameters" }
        + (recorder.missing.isEmpty ? ["a sample could not be read: \(problem)"] : [])
    } catch {
      return ["a sample could not be read: \(error)"]
    }
    return differences(parameters, recorder, at: ArgumentPath())
      + needless(parameters, type)
  }

  private static func duplicates(_ parameters: [SkillParameter]) -> [String] {
    Dictionary(grouping: parameters, by: \.name).filter { $0.value.count > 1 }.keys.sorted()
      .map { "the parameter \($0) is listed twice" }
  }

  /// What the list has and the type does not read, or reads as another kind.
  private static func differences(
    _ parameters: [SkillParameter], _ recorder: ParameterRecorder, at path: ArgumentPath
  ) -> [String] {
    parameters.flatMap { parameter -> [String] in
      let place = path.appending(parameter.name)
      guard recorder.hasRead(place) else {
        return ["Arguments does not read the parameter \(place)"]
      }
      guard let kind = recorder.kinds[place] else { return [] }
      if case .object(let members) = parameter.kind, case .object = kind {
        return differences(members, recorder, at: place)
      }
      return parameter.kind.canBeRead(as: kind)
        ? [] : ["Arguments reads \(place) as \(kind.name), the list says \(parameter.kind.name)"]
    }
  }

  /// Parameters that are said to be optional, and that the type cannot do without.
  private static func needless<Arguments: Decodable>(
    _ parameters: [SkillParameter], _ type: Arguments.Type
  ) -> [String] {
    parameters.filter { !$0.isRequired && $0.defaultValue == nil }.compactMap { parameter in
      var arguments = sample(parameters)
      arguments[parameter.name] = nil
      let isDispensable = (try? ArgumentDecoder.decode(type, from: arguments)) != nil
      return isDispensable
        ? nil : "Arguments needs \(parameter.name), which the list says is not required"
    }
  }

  private static func sample(_ parameters: [SkillParameter]) -> [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, sample($0)) })
  }

  private static func sample(_ parameter: SkillParameter) -> JSONValue {
    parameter.example ?? parameter.defaultValue
      ?? parameter.allowedValues.first.map(JSONValue.string) ?? sample(parameter.kind)
  }

  private static func sample(_ kind: SkillParameter.Kind) -> JSONValue {
    switch kind {
    case .string: .string("text")
    case .integer, .number: .number(1)
    case .boolean: .bool(true)
    case .array(let element): .array([sample(element)])
    case .object(let parameters): .object(sample(parameters))
    }
  }
}

extension SkillParameter.Kind {
  /// Whether a value of this kind fits a type that reads another.
  fileprivate func canBeRead(as other: Self) -> Bool {
    switch (self, other) {
    case (.integer, .integer), (.integer, .number), (.number, .number), (.boolean, .boolean),
      (.string, .string), (.array, .array), (.object, .object):
      true
    default: false
    }
  }

  /// The kind as JSON Schema names it.
  fileprivate var name: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .array: "array"
    case .object: "object"
    }
  }
}
