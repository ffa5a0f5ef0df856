import Foundation

/// Names a value of a ``SessionStore`` and its type.
public protocol SessionKey {
  associatedtype Value: Sendable
  /// What the store holds before anything is put there.
  static var defaultValue: Value { get }
}

/// Values by type that skills keep between the calls of one session. Safe from any thread.
public final class SessionStore: Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  /// The value under a key.
  public subscript<Key: SessionKey>(_ key: Key.Type) -> Key.Value {
    get { update(key) { $0 } }
    set { update(key) { $0 = newValue } }
  }

  /// Changes the value under a key while nobody else looks at the store.
  public func update<Key: SessionKey, Result>(
    _ key: Key.Type, _ change: (inout Key.Value) throws -> Result
  ) rethrows -> Result {
    try lock.withLock {
      var value = values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
      defer { values[ObjectIdentifier(key)] = value }
      return try change(&value)
    }
  }
}
