/// A command line that is complete and valid: the command, its options and its arguments.
///
/// Asking for an option or an argument that the definition doesn't have, or as another kind, is a
/// bug of the program and stops it.
package struct ParsedCommand: Sendable {
  /// The command that was asked for (by its name or an alias).
  package let definition: CommandDefinition
  /// All arguments known by their place, in order.
  package let positionals: [String]
  let values: [String: [OptionValue]]
  let places: [String: [String]]

  /// The command's name, never an alias.
  package var name: String { definition.name }

  /// Returns whether a flag was given.
  package func flag(_ name: String) -> Bool {
    values(of: name, as: "a flag") { $0 == .flag }.contains(.present)
  }

  /// Returns the text of an option, the last one if it is repeatable.
  package func string(_ name: String) -> String? { strings(name).last }

  /// Returns all texts of a repeatable option, in order.
  package func strings(_ name: String) -> [String] {
    values(of: name, as: "a string") { $0 == .string }.compactMap(\.string)
  }

  /// Returns the whole number of an option, the last one if it is repeatable.
  package func integer(_ name: String) -> Int? { integers(name).last }

  /// Returns all whole numbers of a repeatable option, in order.
  package func integers(_ name: String) -> [Int] {
    values(of: name, as: "an integer", \.isInteger).compactMap(\.integer)
  }

  /// Returns the number of an option, the last one if it is repeatable.
  package func number(_ name: String) -> Double? { numbers(name).last }

  /// Returns all numbers of a repeatable option, in order.
  package func numbers(_ name: String) -> [Double] {
    values(of: name, as: "a number", \.isNumber).compactMap(\.number)
  }

  /// Returns the value of a place that takes one, or nil where it is optional and empty.
  package func argument(_ name: String) -> String? { arguments(name).first }

  /// Returns the values of a place that takes several.
  package func arguments(_ name: String) -> [String] {
    precondition(
      definition.positionals.contains { $0.name == name },
      "\(definition.name) has no argument \(name)")
    return places[name] ?? []
  }

  private func values(
    of name: String, as kindName: String, _ isKind: (OptionDefinition.Kind) -> Bool
  ) -> [OptionValue] {
    let option = definition.options.first { $0.name == name }
    precondition(option != nil, "\(definition.name) has no option --\(name)")
    precondition(option.map { isKind($0.kind) } == true, "--\(name) is not \(kindName)")
    return values[name] ?? []
  }
}

extension OptionDefinition.Kind {
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
