// Skills that are local programs.
extension RouteMapReader {
  private static let programKeys = [
    "command", "input", "environment", "time_limit", "output_limit",
  ]
  private static let defaultTimeLimit = 10.0
  private static let defaultOutputLimit = 65_536.0

  /// Returns the program of a skill, or nil where it has none or a rule is broken.
  mutating func readProgram(_ field: RouteMapField?) -> SkillProgram? {
    guard let field, let members = reader.members(of: field, allowed: Self.programKeys) else {
      return nil
    }
    guard let command = members["command"] else {
      reader.noteMissing("command", in: field, example: "\"command\": [\"./program\"]")
      return nil
    }
    let texts = readTexts(command, expected: "an array: the program and its arguments")
    return SkillProgram(
      command: readCommand(texts, of: command), input: readInput(members["input"]),
      environment: readEnvironment(members["environment"]),
      timeLimit: readNumber(members["time_limit"], in: 0.1...3600) ?? Self.defaultTimeLimit,
      outputLimit: Int(
        readNumber(members["output_limit"], in: 1...16_777_216) ?? Self.defaultOutputLimit))
  }

  private mutating func readTexts(
    _ field: RouteMapField, expected: String
  ) -> [(field: RouteMapField, text: String)] {
    var texts: [(RouteMapField, String)] = []
    for element in reader.elements(of: field, expected: expected) {
      if let text = reader.text(of: element) { texts.append((element, text)) }
    }
    return texts
  }

  private mutating func readCommand(
    _ texts: [(field: RouteMapField, text: String)], of command: RouteMapField
  ) -> [String] {
    if texts.isEmpty || texts[0].text.isEmpty, command.elements != nil {
      reader.note(.emptyText, at: command)
    }
    for (index, part) in texts.enumerated() {
      for placeholder in Self.placeholders(of: part.text)
      where index == 0 || !Self.isPlaceholder(placeholder) {
        reader.note(.wrongPlaceholder(placeholder, isProgram: index == 0), at: part.field)
      }
      if part.text.utf8.contains(0) {
        reader.note(
          .wrongType(found: "a text with a zero byte", expected: "a text"), at: part.field)
      }
    }
    return texts.map(\.text)
  }

  /// Returns what stands in braces in an element of a command, the braces included.
  private static func placeholders(of text: String) -> [String] {
    text.matches(of: /\{[A-Za-z_][^{}]*\}/).map { String($0.output) }
  }

  private static func isPlaceholder(_ text: String) -> Bool {
    text == SkillProgram.textPlaceholder
      || text.hasPrefix(SkillProgram.argumentPlaceholder)
        && text.utf8.count > SkillProgram.argumentPlaceholder.utf8.count + 1
  }

  private mutating func readInput(_ field: RouteMapField?) -> SkillProgram.Input {
    let expected = "\"none\" or \"json\""
    guard let field, let text = reader.text(of: field, expected: expected) else { return .nothing }
    if let input = SkillProgram.Input(rawValue: text) { return input }
    reader.note(.wrongType(found: Wording.quote(text), expected: expected), at: field)
    return .nothing
  }

  private mutating func readEnvironment(_ field: RouteMapField?) -> [String: String] {
    guard let field else { return [:] }
    var variables: [String: String] = [:]
    for member in reader.members(of: field) {
      let isName = member.key.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
      if !isName {
        reader.note(
          .wrongType(found: Wording.quote(member.key), expected: "the name of a variable"),
          at: member, key: true)
      }
      variables[member.key] = reader.text(of: member)
    }
    return variables
  }

  private mutating func readNumber(
    _ field: RouteMapField?, in range: ClosedRange<Double>
  ) -> Double? {
    guard let field else { return nil }
    if case .number(let number) = field.node.content, range.contains(number) { return number }
    let bounds = "\(Wording.number(range.lowerBound)) to \(Wording.number(range.upperBound))"
    reader.note(.wrongType(found: field.kind, expected: "a number from \(bounds)"), at: field)
    return nil
  }
}
