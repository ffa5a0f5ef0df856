/// An argument that is known by its place.
package struct PositionalDefinition: Sendable, Equatable {
  /// How many values stand in the place.
  package enum Arity: Sendable {
    /// Exactly one.
    case one
    /// None or one.
    case optional
    /// One or more.
    case oneOrMore
    /// Any number, none included.
    case anyNumber
  }

  /// The name in the help and for `ParsedCommand`, in capitals, such as `FILE`.
  package let name: String
  /// What is meant, in a sentence.
  package let help: String
  /// How many values stand here.
  package let arity: Arity

  /// Makes a positional argument.
  package init(_ name: String, help: String, arity: Arity = .one) {
    precondition(!name.isEmpty, "a positional argument needs a name")
    self.name = name
    self.help = help
    self.arity = arity
  }

  /// The name as a usage line shows it: `FILE`, `[FILE]`, `FILE…`, `[FILE…]`.
  package var usage: String {
    switch arity {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)…"
    case .anyNumber: "[\(name)…]"
    }
  }

  var minimum: Int { arity == .one || arity == .oneOrMore ? 1 : 0 }
  var maximum: Int { arity == .one || arity == .optional ? 1 : .max }
}
