/// A column of a table, by the name in its header or by its number from 1.
public enum ColumnReference: Hashable, Sendable {
  /// The column with this name; upper and lower case are the same.
  case name(String)

  /// The column with this number, counted from 1.
  case number(Int)

  /// Creates a reference from a command-line argument: digits are a number, all else is a name.
  public init(_ argument: String) {
    self = Int(argument).map(Self.number) ?? .name(argument)
  }
}

extension ColumnReference: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates a reference from a literal, by the rule for command-line arguments.
  public init(stringLiteral argument: String) {
    self.init(argument)
  }

  /// Creates a reference to the column with the given number.
  public init(integerLiteral number: Int) {
    self = .number(number)
  }
}

extension ColumnReference: CustomStringConvertible {
  /// The name or the number.
  public var description: String {
    switch self {
    case .name(let name): name
    case .number(let number): String(number)
    }
  }
}
