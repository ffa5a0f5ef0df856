import IntentRouting

/// The members of an object argument.
struct ArgumentMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: JSONValue]
  let path: ArgumentPath
  let recorder: ParameterRecorder?

  var codingPath: [any CodingKey] { path.keys }
  var allKeys: [Key] { members.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    members[key.stringValue] == nil || members[key.stringValue] == .null
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(key).decode(type)
  }

  func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, forKey key: Key
  ) throws -> Value? {
    recorder?.noteOptional(path.appending(key.stringValue))
    guard let value = members[key.stringValue], value != .null else { return nil }
    return try decoder(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    ArgumentDecoder(value: .object(members), path: path, recorder: recorder)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func decoder(_ key: Key) throws -> ArgumentDecoder {
    let path = path.appending(key.stringValue)
    guard let value = members[key.stringValue] else {
      recorder?.noteMissing(path)
      throw path.problem("is missing")
    }
    return ArgumentDecoder(value: value, path: path, recorder: recorder)
  }
}

/// The elements of a list argument.
struct ArgumentElements: UnkeyedDecodingContainer {
  let elements: [JSONValue]
  let path: ArgumentPath
  let recorder: ParameterRecorder?
  private(set) var currentIndex = 0

  init(elements: [JSONValue], path: ArgumentPath, recorder: ParameterRecorder?) {
    self.elements = elements
    self.path = path
    self.recorder = recorder
  }

  var codingPath: [any CodingKey] { path.keys }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try next().value == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try next().decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    defer { currentIndex += 1 }
    return try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    defer { currentIndex += 1 }
    return try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }

  private func next() throws -> ArgumentDecoder {
    let path = path.appending(index: currentIndex)
    guard !isAtEnd else { throw path.problem("is missing") }
    return ArgumentDecoder(value: elements[currentIndex], path: path, recorder: recorder)
  }
}
