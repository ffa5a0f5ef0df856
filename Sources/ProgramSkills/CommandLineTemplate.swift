import IntentRouting
import SkillRuntime

/// A program's arguments with placeholders. What a placeholder stands for is never read again: it
/// can neither hold a placeholder nor become two arguments.
struct CommandLineTemplate {
  private let elements: ArraySlice<String>

  init(_ command: [String]) { elements = command.dropFirst() }

  /// Returns the arguments for a call.
  func arguments(
    _ call: SkillCall, _ context: SkillContext
  ) throws(ProgramError) -> [String] {
    var arguments: [String] = []
    for element in elements {
      let argument = try filled(element, call, context)
      try check(argument, from: element, areOptionsOver: arguments.contains("--"), call.skill)
      arguments.append(argument)
    }
    return arguments
  }

  private func filled(
    _ element: String, _ call: SkillCall, _ context: SkillContext
  ) throws(ProgramError) -> String {
    var filled = ""
    var rest = element[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      filled += rest[..<start]
      let placeholder = String(rest[start...end])
      filled += try value(of: placeholder, call, context) ?? placeholder
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }

  /// What a placeholder stands for; nil for braces that are none.
  private func value(
    of placeholder: String, _ call: SkillCall, _ context: SkillContext
  ) throws(ProgramError) -> String? {
    if placeholder == SkillProgram.textPlaceholder { return context.utterance }
    guard placeholder.hasPrefix(SkillProgram.argumentPlaceholder) else { return nil }
    let name = String(placeholder.dropFirst(SkillProgram.argumentPlaceholder.count).dropLast())
    guard let value = call.arguments[name] else {
      throw .missingArgument(program: call.skill, argument: name)
    }
    if case .string(let text) = value { return text }
    return value.text
  }

  private func check(
    _ argument: String, from element: String, areOptionsOver: Bool, _ skill: String
  ) throws(ProgramError) {
    if argument.utf8.contains(0) { throw .unfitArgument(program: skill, reason: "a zero byte") }
    // What is said must not become an option of the program.
    if argument.hasPrefix("-"), !element.hasPrefix("-"), !areOptionsOver {
      throw .unfitArgument(
        program: skill,
        reason: "a \"-\" at its start, which would make it an option; "
          + "put \"--\" before the placeholder in the map, if the program knows that")
    }
  }
}
