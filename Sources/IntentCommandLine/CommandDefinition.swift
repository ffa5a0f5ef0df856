/// What a command is called, takes and does: enough to parse it and to explain it.
package struct CommandDefinition: Sendable {
  /// A command line to copy, and what it does.
  package struct Example: Sendable {
    /// The whole line, beginning with the program's name.
    package let line: String
    /// What it does, in a sentence; may be empty.
    package let explanation: String

    /// Makes an example.
    package init(_ line: String, _ explanation: String = "") {
      self.line = line
      self.explanation = explanation
    }
  }

  /// The word that is typed.
  package let name: String
  /// Other words for the same command.
  package let aliases: [String]
  /// What it does, in one sentence.
  package let abstract: String
  /// What a user should know beyond that; may be empty, a line feed starts a new line.
  package let discussion: String
  /// The heading under which the program's help lists the command.
  package let section: String
  /// The program beside this one that runs the command; nil when it is run here.
  package let sibling: String?
  /// The arguments known by their place.
  package let positionals: [PositionalDefinition]
  /// The options, in the order of the help; `--help` is added by itself.
  package let options: [OptionDefinition]
  /// Command lines to copy.
  package let examples: [Example]

  /// Makes a command; names that occur twice, or two places of any length, are a caller's bug.
  package init(
    name: String, aliases: [String] = [], abstract: String, discussion: String = "",
    section: String = "Commands", sibling: String? = nil,
    positionals: [PositionalDefinition] = [], options: [OptionDefinition] = [],
    examples: [Example] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.abstract = abstract
    self.discussion = discussion
    self.section = section
    self.sibling = sibling
    self.positionals = positionals
    self.options = options
    self.examples = examples
    checkNames()
  }

  /// The name and the aliases.
  package var names: [String] { [name] + aliases }

  private func checkNames() {
    let words = options.map(\.name) + options.compactMap { $0.short.map(String.init) }
    precondition(Set(words).count == words.count, "an option of \(name) is defined twice")
    precondition(!words.contains("help"), "--help of \(name) is added by itself")
    let places = Set(positionals.map(\.name))
    precondition(places.count == positionals.count, "an argument of \(name) is defined twice")
    let elastic = positionals.filter { $0.maximum == .max }
    precondition(elastic.count <= 1, "\(name) can take any number of values in one place only")
  }
}
