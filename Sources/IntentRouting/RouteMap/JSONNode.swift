/// A JSON value that keeps the place where it begins.
package struct JSONNode: Hashable, Sendable {
  /// What the value is.
  package indirect enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  /// What the value is.
  package let content: Content
  /// Where its first character stands.
  package let position: JSONPosition

  /// The same value without places.
  package var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members):
      .object(Dictionary(members.map { ($0.key, $0.value.value) }) { first, _ in first })
    }
  }
}

/// A key of a JSON object with its value; both keep their places.
package struct JSONMember: Hashable, Sendable {
  /// The key, escapes resolved.
  package let key: String
  /// Where the key's opening quote stands.
  package let keyPosition: JSONPosition
  /// The value behind the colon.
  package let value: JSONNode
}
