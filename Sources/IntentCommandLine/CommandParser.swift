/// Reads the arguments of one command.
struct CommandParser {
  private let definition: CommandDefinition
  private let command: String
  private var remaining: ArraySlice<String>
  private var values: [String: [OptionValue]] = [:]
  private var positionals: [String] = []

  /// Prepares to read; `command` is the program's and the command's name, for messages.
  init(_ definition: CommandDefinition, command: String, arguments: ArraySlice<String>) {
    self.definition = definition
    self.command = command
    self.remaining = arguments
  }

  /// Reads all arguments.
  mutating func parse() throws(UsageError) -> ParsedCommand {
    while let argument = remaining.popFirst() {
      if argument == "--" { break }
      if isOption(argument) { try readOption(argument) } else { positionals.append(argument) }
    }
    positionals += remaining
    let places = try assignPlaces()
    try checkRequiredOptions()
    return ParsedCommand(
      definition: definition, positionals: positionals, values: values, places: places)
  }

  /// A lone dash is standard input, and a negative number is a value unless a letter claims it.
  private func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return false }
    guard Self.isNegativeNumber(argument) else { return true }
    return definition.options.contains { $0.short == argument.dropFirst().first }
  }

  private static func isNegativeNumber(_ argument: String) -> Bool {
    guard let first = argument.dropFirst().utf8.first else { return false }
    let startsLikeNumber = first == UInt8(ascii: ".") || (48...57).contains(first)
    return startsLikeNumber && Double(argument) != nil
  }

  private mutating func readOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let form = String(parts[0])
    let option = try option(named: form, argument: argument)
    let value = try value(of: option, form: form, inline: parts.dropFirst().first.map(String.init))
    guard values[option.name] == nil || option.isRepeatable else {
      throw .optionGivenTwice(option: form, command: command)
    }
    values[option.name, default: []].append(value)
  }

  private func option(
    named form: String, argument: String
  ) throws(UsageError) -> OptionDefinition {
    guard form != "-", form != "--" else {
      throw .emptyOptionName(argument: argument, command: command)
    }
    if let option = definition.options.first(where: { $0.isWritten(form) }) { return option }
    let names = definition.options.map(\.name) + ["help"]
    let typed = String(form.drop { $0 == "-" })
    let nearest = Suggestion.nearest(to: typed, in: names).map { "--\($0)" }
    throw .unknownOption(form, suggestion: nearest, command: command)
  }

  private mutating func value(
    of option: OptionDefinition, form: String, inline: String?
  ) throws(UsageError) -> OptionValue {
    if option.kind == .flag, inline == nil { return .present }
    guard let text = inline ?? nextValue() else {
      throw .missingValue(option: form, valueName: option.valueName, command: command)
    }
    return try OptionValue(text, of: option, form: form, command: command)
  }

  private mutating func nextValue() -> String? {
    guard let next = remaining.first else { return nil }
    let isValue = !next.hasPrefix("-") || next == "-" || Self.isNegativeNumber(next)
    return isValue ? remaining.popFirst() : nil
  }
}

extension CommandParser {
  /// Gives each place its values, from left to right, leaving the later places what they need.
  private func assignPlaces() throws(UsageError) -> [String: [String]] {
    var places: [String: [String]] = [:]
    var rest = positionals[...]
    for (index, place) in definition.positionals.enumerated() {
      let neededLater = definition.positionals[(index + 1)...].reduce(0) { $0 + $1.minimum }
      let free = max(place.minimum, rest.count - neededLater)
      let count = min(free, place.maximum)
      guard rest.count >= count else {
        throw .missingArgument(name: place.name, help: place.help, command: command)
      }
      places[place.name] = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    if let superfluous = rest.first { throw self.superfluous(superfluous) }
    return places
  }

  private func superfluous(_ argument: String) -> UsageError {
    let accepted = definition.positionals.map(\.usage).joined(separator: " ")
    return .superfluousArgument(argument, accepted: accepted, command: command)
  }

  private func checkRequiredOptions() throws(UsageError) {
    for option in definition.options where option.isRequired && values[option.name] == nil {
      throw .missingOption(
        option: option.longForm, valueName: option.valueName, command: command)
    }
  }
}

extension OptionDefinition {
  fileprivate func isWritten(_ form: String) -> Bool {
    form == longForm || short.map { form == "-\($0)" } == true
  }
}
