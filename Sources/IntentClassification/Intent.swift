/// What a user wants: one label of a model.
public struct Intent: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The label as the training data spells it, such as `light_off`.
  public let name: String

  /// Names an intent.
  public init(_ name: String) { self.name = name }

  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  public var description: String { name }
}
