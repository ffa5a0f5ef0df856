/// Lays out the help of a program and of its commands.
struct HelpFormatter {
  let program: String
  let width: Int

  /// Returns the program's help.
  func help(of suite: CommandSuite) -> String {
    let footer = "Run `\(program) help COMMAND` to learn about a command."
    let general = [
      ("-h, --help", "Show this help, or that of a command."),
      ("    --version", "Show the version."),
    ]
    let blocks =
      [wrapped(suite.abstract), usage(["COMMAND", "[ARGUMENTS…]", "[OPTIONS]"])]
      + commandSections(of: suite) + [section("Options", general), wrapped(footer)]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Returns a command's help.
  func help(of command: CommandDefinition) -> String {
    let required = command.options.filter(\.isRequired).map(\.usage)
    let usage = usage(
      [command.name] + command.positionals.map(\.usage) + required + ["[OPTIONS]"])
    let blocks = [
      wrapped(command.abstract), usage, wrapped(command.discussion),
      section("Arguments", command.positionals.map { ($0.usage, $0.help) }),
      section("Options", optionEntries(of: command)),
      examples(of: command), aliases(of: command),
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func commandSections(of suite: CommandSuite) -> [String] {
    var titles: [String] = []
    for command in suite.commands where !titles.contains(command.section) {
      titles.append(command.section)
    }
    let widest = suite.commands.map { TextWidth.cells(of: $0.names.joined(separator: ", ")) }.max()
    return titles.map { title in
      let commands = suite.commands.filter { $0.section == title }
      let entries = commands.map { ($0.names.joined(separator: ", "), $0.abstract) }
      return section(title, entries, labelWidth: widest)
    }
  }

  private func usage(_ words: [String]) -> String {
    let lead = "Usage: \(program) "
    let text = words.map(unbroken).joined(separator: " ")
    return TextWrapping.block(text, lead: lead, indent: TextWidth.cells(of: lead), width: width)
  }

  private func unbroken(_ phrase: String) -> String {
    phrase.replacing(" ", with: TextWrapping.noBreak)
  }

  private func wrapped(_ text: String) -> String {
    text.isEmpty ? "" : TextWrapping.block(text, lead: "", indent: 0, width: width)
  }
}

extension HelpFormatter {
  // 24: labels beyond that would leave the explanations less than 50 columns.
  private static let widestLabel = 24

  private func section(
    _ title: String, _ entries: [(label: String, text: String)], labelWidth: Int? = nil
  ) -> String {
    guard !entries.isEmpty else { return "" }
    let widths = entries.map { TextWidth.cells(of: $0.label) }.filter { $0 <= Self.widestLabel }
    let column = min(labelWidth ?? widths.max() ?? 0, Self.widestLabel) + 4
    let lines = entries.map { entry($0.label, $0.text, column: column) }
    return (["\(title):"] + lines).joined(separator: "\n")
  }

  private func entry(_ label: String, _ text: String, column: Int) -> String {
    let lead = "  \(label)"
    if TextWidth.cells(of: lead) + 2 <= column {
      return TextWrapping.block(text, lead: lead, indent: column, width: width)
    }
    return lead + "\n" + TextWrapping.block(text, lead: "", indent: column, width: width)
  }

  private func optionEntries(of command: CommandDefinition) -> [(label: String, text: String)] {
    let ownsLetter = command.options.contains { $0.short == "h" }
    let hasShort = !ownsLetter || command.options.contains { $0.short != nil }
    let options = command.options.map { option in
      (label(option.short, option.usage, hasShort: hasShort), text(of: option))
    }
    let help = label(ownsLetter ? nil : "h", "--help", hasShort: hasShort)
    return options + [(help, "Show this help.")]
  }

  private func label(_ short: Character?, _ usage: String, hasShort: Bool) -> String {
    guard let short else { return hasShort ? "    \(usage)" : usage }
    return "-\(short), \(usage)"
  }

  private func text(of option: OptionDefinition) -> String {
    var facts: [String] = []
    if option.isRequired { facts.append("required") }
    if option.isRepeatable { facts.append("may be repeated") }
    if !option.allowedValues.isEmpty {
      facts.append("one of: \(option.allowedValues.joined(separator: ", "))")
    }
    let phrases = [option.rangeText, option.defaultText.map { "default: \($0)" }]
    facts += phrases.compactMap(\.self).map(unbroken)
    return facts.isEmpty ? option.help : "\(option.help) (\(facts.joined(separator: "; ")))"
  }

  private func examples(of command: CommandDefinition) -> String {
    guard !command.examples.isEmpty else { return "" }
    let lines = command.examples.flatMap { example in
      let explanation = TextWrapping.block(
        example.explanation, lead: "", indent: 6, width: width)
      return example.explanation.isEmpty
        ? ["  \(example.line)"] : ["  \(example.line)", explanation]
    }
    return (["Examples:"] + lines).joined(separator: "\n")
  }

  private func aliases(of command: CommandDefinition) -> String {
    guard !command.aliases.isEmpty else { return "" }
    return wrapped("Also called: \(command.aliases.joined(separator: ", "))")
  }
}
