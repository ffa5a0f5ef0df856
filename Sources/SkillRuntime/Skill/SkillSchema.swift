import IntentRouting

/// A skill's parameters as JSON Schema: the subset that tool-calling servers accept.
enum SkillSchema {
  /// Returns the schema of an object with these members.
  static func object(_ parameters: [SkillParameter]) -> JSONValue {
    var members: [String: JSONValue] = [:]
    for parameter in parameters { members[parameter.name] = value(parameter) }
    return .object([
      "type": .string("object"), "properties": .object(members),
      "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
      "additionalProperties": .bool(false),
    ])
  }

  private static func value(_ parameter: SkillParameter) -> JSONValue {
    guard case .object(var schema) = kind(parameter.kind) else { return .object([:]) }
    schema["description"] = .string(parameter.description)
    if !parameter.allowedValues.isEmpty {
      schema["enum"] = .array(parameter.allowedValues.map(JSONValue.string))
    }
    if let example = parameter.example { schema["examples"] = .array([example]) }
    if let value = parameter.defaultValue { schema["default"] = value }
    return .object(schema)
  }

  private static func kind(_ kind: SkillParameter.Kind) -> JSONValue {
    switch kind {
    case .string: .object(["type": .string("string")])
    case .integer: .object(["type": .string("integer")])
    case .number: .object(["type": .string("number")])
    case .boolean: .object(["type": .string("boolean")])
    case .array(let element):
      .object(["type": .string("array"), "items": self.kind(element)])
    case .object(let parameters): object(parameters)
    }
  }
}
