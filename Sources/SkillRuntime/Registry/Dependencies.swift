/// What skills need from the application, by type: a database, a client, a clock. An immutable value.
public struct Dependencies: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  /// Returns these dependencies and one more; a later one of the same type replaces the former.
  public func adding<Value: Sendable>(_ value: Value, as type: Value.Type = Value.self) -> Self {
    var copy = self
    copy.values[ObjectIdentifier(type)] = value
    return copy
  }

  func value<Value: Sendable>(of type: Value.Type) -> Value? {
    values[ObjectIdentifier(type)] as? Value
  }
}
