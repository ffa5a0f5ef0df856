/// A place in a data file, printed as `file:line` or `file:line:column`.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given, or `<stdin>`.
  public let file: String

  /// The line, counted from 1.
  public let line: Int

  /// The column, counted from 1 in Unicode scalars, where one is known.
  public let column: Int?

  /// Creates a location; lines and columns count from 1.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The form that editors and terminals turn into a link.
  public var description: String {
    guard let column else { return "\(file):\(line)" }
    return "\(file):\(line):\(column)"
  }
}
