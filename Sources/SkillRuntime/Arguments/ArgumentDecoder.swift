import IntentRouting

/// Decodes a skill's arguments from JSON values: leniently, with errors that name the argument, and
/// where it is asked to, with a record of what the type reads.
struct ArgumentDecoder: Decoder {
  let value: JSONValue
  let path: ArgumentPath
  var recorder: ParameterRecorder?

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Decodes a type from an object of arguments.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from arguments: [String: JSONValue], recorder: ParameterRecorder? = nil
  ) throws -> Value {
    try ArgumentDecoder(value: .object(arguments), path: ArgumentPath(), recorder: recorder)
      .decode(type)
  }

  /// Decodes a scalar by coercion and anything else by its own initialiser.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let kind = ScalarKind(type) else { return try type.init(from: self) }
    recorder?.note(path, kind.parameterKind)
    guard let scalar = ArgumentCoercion.scalar(value, as: type) else {
      throw path.problem("found \(value.summary), expected \(kind.words)")
    }
    return scalar
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    recorder?.note(path, .object([]))
    guard case .object(let members) = value else {
      throw path.problem("found \(value.summary), expected an object")
    }
    return KeyedDecodingContainer(
      ArgumentMembers<Key>(members: members, path: path, recorder: recorder))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    recorder?.note(path, .array(of: .string))
    switch value {
    case .array(let elements):
      return ArgumentElements(elements: elements, path: path, recorder: recorder)
    case .null, .object: throw path.problem("found \(value.summary), expected a list")
    // One value is a list of one.
    default: return ArgumentElements(elements: [value], path: path, recorder: recorder)
    }
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    ArgumentScalar(decoder: self)
  }
}

/// One value that a type reads by itself, as enumerations with raw values do.
private struct ArgumentScalar: SingleValueDecodingContainer {
  let decoder: ArgumentDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .null }

  // Witnesses the requirements for every scalar type as well.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}

/// The scalar types that arguments are made of.
private enum ScalarKind {
  case boolean
  case integer
  case number
  case string

  init?(_ type: any Any.Type) {
    switch type {
    case is Bool.Type: self = .boolean
    case is String.Type: self = .string
    case is Double.Type, is Float.Type: self = .number
    case is any FixedWidthInteger.Type: self = .integer
    default: return nil
    }
  }

  var parameterKind: SkillParameter.Kind {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .string: .string
    }
  }

  var words: String {
    switch self {
    case .boolean: "yes or no"
    case .integer: "a whole number"
    case .number: "a number"
    case .string: "a text"
    }
  }
}

extension JSONValue {
  /// The value in a few words, for a message.
  fileprivate var summary: String {
    switch self {
    case .null: "nothing"
    case .array(let elements): "a list of \(elements.count)"
    case .object: "an object"
    default: text.count > 60 ? text.prefix(60) + "…" : text
    }
  }
}
