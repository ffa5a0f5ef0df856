import Foundation

/// The command line: arguments by place, and options as `--name value`.
public struct Arguments: Sendable {
  /// The arguments that belong to no option.
  public private(set) var positional: [String] = []
  private var options: [String: String] = [:]

  /// Reads this process's arguments.
  public init(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument.hasPrefix("--"), let value = rest.popFirst() {
        options[String(argument.dropFirst(2))] = value
      } else {
        positional.append(argument)
      }
    }
  }

  /// Returns an option's value.
  public func option(_ name: String) -> String? { options[name] }

  /// Returns the path of a file of a public data set, below the folder that INTENT_DATASETS names.
  public func dataset(_ option: String, default path: String) -> String {
    if let given = options[option] { return given }
    let folder = ProcessInfo.processInfo.environment["INTENT_DATASETS"] ?? "."
    return URL(filePath: folder).appending(path: path).path
  }

  /// Writes a JSON object of numbers and texts, keys sorted, to the file named by `--json`.
  public func write(_ figures: [String: any Sendable]) throws {
    guard let path = options["json"] else { return }
    let data = try JSONSerialization.data(
      withJSONObject: figures, options: [.prettyPrinted, .sortedKeys])
    try (data + Data("\n".utf8)).write(to: URL(filePath: path))
  }
}
