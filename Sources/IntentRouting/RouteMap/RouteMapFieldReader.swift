/// Takes typed values out of a routes file and notes every problem with its place.
struct RouteMapFieldReader {
  let path: String
  private(set) var problems: [RouteMapProblem]

  init(path: String, problems: [JSONProblem]) {
    self.path = path
    self.problems = problems.map {
      RouteMapProblem(
        path: path, line: $0.position.line, column: $0.position.column, keyPath: "",
        rule: .syntax($0.fault))
    }
  }

  /// Notes a broken rule at a value, or at its key.
  mutating func note(_ rule: RouteMapProblem.Rule, at field: RouteMapField, key: Bool = false) {
    note(rule, keyPath: field.keyPath, position: key ? field.keyPosition : field.node.position)
  }

  /// Notes that an object lacks a key.
  mutating func noteMissing(_ key: String, in field: RouteMapField, example: String) {
    note(
      .missingKey(example: example), keyPath: field.keyPath(of: key),
      position: field.keyPosition)
  }

  private mutating func note(
    _ rule: RouteMapProblem.Rule, keyPath: String, position: JSONPosition
  ) {
    problems.append(
      RouteMapProblem(
        path: path, line: position.line, column: position.column, keyPath: keyPath, rule: rule))
  }

  /// Returns the fields of an object whose keys are free to choose.
  mutating func members(
    of field: RouteMapField, expected: String = "an object"
  ) -> [RouteMapField] {
    if let members = field.members { return members }
    note(.wrongType(found: field.kind, expected: expected), at: field)
    return []
  }

  /// Returns the fields of an object by key; another key than the allowed ones is noted.
  mutating func members(
    of field: RouteMapField, allowed: [String], expected: String = "an object"
  ) -> [String: RouteMapField]? {
    guard let members = field.members else {
      note(.wrongType(found: field.kind, expected: expected), at: field)
      return nil
    }
    let unused = allowed.filter { name in !members.contains { $0.key == name } }
    for member in members where !allowed.contains(member.key) {
      let suggestion = NameSuggestion.nearest(to: member.key, among: unused)
      note(
        .unknownKey(member.key, allowed: allowed, suggestion: suggestion), at: member, key: true)
    }
    return Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Returns the elements of an array.
  mutating func elements(of field: RouteMapField?, expected: String) -> [RouteMapField] {
    guard let field else { return [] }
    if let elements = field.elements { return elements }
    note(.wrongType(found: field.kind, expected: expected), at: field)
    return []
  }

  /// Returns the text of a string.
  mutating func text(of field: RouteMapField, expected: String = "a string") -> String? {
    if case .string(let text) = field.node.content { return text }
    note(.wrongType(found: field.kind, expected: expected), at: field)
    return nil
  }

  /// Returns a number from 0 to 1, or nil when there is no such key.
  mutating func fraction(of field: RouteMapField?) -> Double? {
    guard let field else { return nil }
    guard case .number(let number) = field.node.content else {
      note(.wrongType(found: field.kind, expected: "a number from 0 to 1"), at: field)
      return nil
    }
    guard (0...1).contains(number) else {
      note(.notBetweenZeroAndOne(number), at: field)
      return nil
    }
    return number
  }
}
