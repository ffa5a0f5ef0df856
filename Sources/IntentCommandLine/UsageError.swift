/// Why a command line can't be run; the description says what is wrong and what to do.
///
/// `command` is what to put before `--help` to learn more, such as `intent train`; options are
/// given as they were typed or as they are to be typed, with their dashes.
package enum UsageError: Error, Equatable, Sendable {
  /// No command has this name.
  case unknownCommand(String, suggestion: String?, command: String)
  /// The command has no such option.
  case unknownOption(String, suggestion: String?, command: String)
  /// An argument such as `--=5` names no option.
  case emptyOptionName(argument: String, command: String)
  /// An option that takes a value stands without one.
  case missingValue(option: String, valueName: String, command: String)
  /// A flag was given a value.
  case unexpectedValue(option: String, value: String, command: String)
  /// The value is not a number of the kind wanted.
  case notANumber(option: String, value: String, expected: String, command: String)
  /// The value is a number, but outside the range.
  case outOfRange(option: String, value: String, range: String, command: String)
  /// The value is none of those allowed.
  case valueNotAllowed(
    option: String, value: String, allowed: [String], suggestion: String?, command: String)
  /// An option that counts once was given twice.
  case optionGivenTwice(option: String, command: String)
  /// An option that the command needs is missing.
  case missingOption(option: String, valueName: String, command: String)
  /// An argument that the command needs is missing.
  case missingArgument(name: String, help: String, command: String)
  /// There are more arguments than places; `accepted` shows those, empty when there are none.
  case superfluousArgument(String, accepted: String, command: String)
}

extension UsageError: CommandFailure {
  /// Always `.usage`.
  package var exitCode: ExitCode { .usage }

  /// The command, what is wrong with it and, on a second line, where to read on.
  package var description: String {
    "\(command): \(problem)\nrun `\(command) --help`"
  }

  /// The program and the command that were asked for, such as `intent train`.
  package var command: String {
    switch self {
    case .unknownCommand(_, _, let command), .unknownOption(_, _, let command),
      .emptyOptionName(_, let command), .missingValue(_, _, let command),
      .unexpectedValue(_, _, let command), .notANumber(_, _, _, let command),
      .outOfRange(_, _, _, let command), .valueNotAllowed(_, _, _, _, let command),
      .optionGivenTwice(_, let command), .missingOption(_, _, let command),
      .missingArgument(_, _, let command), .superfluousArgument(_, _, let command):
      command
    }
  }

  private var problem: String {
    switch self {
    case .unknownCommand(let name, let suggestion, _):
      "unknown command `\(name)`" + Self.question(suggestion)
    case .unknownOption, .emptyOptionName, .optionGivenTwice, .missingOption: optionProblem
    case .missingValue, .unexpectedValue, .notANumber, .outOfRange, .valueNotAllowed: valueProblem
    case .missingArgument(let name, let help, _): "\(name) is missing: \(help)"
    case .superfluousArgument(let argument, "", _):
      "`\(argument)` is one argument too many; leave it out, the command takes none"
    case .superfluousArgument(let argument, let accepted, _):
      "`\(argument)` is one argument too many; the command takes \(accepted)"
        + " (put a text of several words in quotes)"
    }
  }

  private var optionProblem: String {
    switch self {
    case .unknownOption(let option, nil, _):
      "unknown option `\(option)`; put `--` before an argument that begins with a dash"
    case .unknownOption(let option, let suggestion, _):
      "unknown option `\(option)`" + Self.question(suggestion)
    case .emptyOptionName(let argument, _):
      "`\(argument)` names no option; write `--name=value` or `--name value`"
    case .optionGivenTwice(let option, _): "`\(option)` is given twice; keep one of them"
    case .missingOption(let option, let valueName, _): "add `\(option) \(valueName)`"
    default: ""
    }
  }

  private var valueProblem: String {
    switch self {
    case .missingValue(let option, let valueName, _):
      "`\(option)` needs a value: write `\(option) \(valueName)`"
        + " (or `\(option)=\(valueName)` if it begins with a dash)"
    case .unexpectedValue(let option, let value, _):
      "`\(option)` takes no value, but was given `\(value)`"
    case .notANumber(let option, let value, let expected, _):
      "`\(option)` needs \(expected), but was given `\(value)`"
    case .outOfRange(let option, let value, let range, _):
      "`\(option)` must be \(range), but is `\(value)`"
    case .valueNotAllowed(let option, let value, let allowed, let suggestion, _):
      "`\(option)` can't be `\(value)`\(Self.question(suggestion))"
        + " (one of: \(allowed.joined(separator: ", ")))"
    default: ""
    }
  }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean `\($0)`?" } ?? ""
  }
}
