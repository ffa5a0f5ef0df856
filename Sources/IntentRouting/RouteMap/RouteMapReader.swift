/// Checks the content of a routes file and builds the map; every problem is kept, not only the first.
struct RouteMapReader {
  private static let keys = [
    "version", "model", "threshold", "margin", "max_misroute", "without_promise", "never_local",
    "fallback_skill", "skills", "routes", "canaries",
  ]

  var reader: RouteMapFieldReader
  /// The skills without a problem, by name.
  private(set) var skills: [String: RouteMap.Skill] = [:]
  /// The names under `skills`, with and without problems, in the order of the file.
  private(set) var skillNames: [String] = []
  /// False when `skills` is no object: then nothing is told about the names of skills.
  private(set) var areSkillsReadable = true

  init(path: String, problems: [JSONProblem]) {
    reader = RouteMapFieldReader(path: path, problems: problems)
  }

  /// The problems that were found, in the order of the file.
  var problems: [RouteMapProblem] {
    reader.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Returns the map, or nil if nothing can be made of the value; `problems` tells what is wrong.
  mutating func read(_ root: JSONNode) -> RouteMap? {
    let field = RouteMapField(root: root)
    guard field.members != nil else {
      reader.note(.wrongType(found: field.kind, expected: "an object with \"version\""), at: field)
      return nil
    }
    guard readVersion(of: field) else { return nil }
    let members = reader.members(of: field, allowed: Self.keys) ?? [:]
    readSkills(members["skills"])
    let neverLocalLines = readNeverLocal(members["never_local"])
    return RouteMap(
      path: reader.path, threshold: reader.fraction(of: members["threshold"]),
      margin: reader.fraction(of: members["margin"]), model: readModel(members["model"]),
      withoutPromise: readWithoutPromise(members["without_promise"]),
      misrouteRates: readMisrouteRates(members["max_misroute"]),
      neverLocal: Set(neverLocalLines.keys),
      fallbackSkill: readFallback(members["fallback_skill"]), skills: skills,
      routes: readRoutes(members["routes"]), canaries: readCanaries(members["canaries"]),
      neverLocalLines: neverLocalLines)
  }

  /// Returns false for another version: its keys may have another meaning, so nothing else is told.
  private mutating func readVersion(of root: RouteMapField) -> Bool {
    let supported = RouteMap.supportedVersion
    guard let field = root.members?.first(where: { $0.key == "version" }) else {
      reader.noteMissing("version", in: root, example: "\"version\": \(supported)")
      return true
    }
    guard case .number(let number) = field.node.content else {
      let expected = "the number \(supported)"
      reader.note(.wrongType(found: field.kind, expected: expected), at: field)
      return true
    }
    guard number != Double(supported) else { return true }
    reader.note(.unsupportedVersion(found: number, supported: supported), at: field)
    return false
  }

  private mutating func readModel(_ field: RouteMapField?) -> String? {
    field.flatMap { reader.text(of: $0, expected: "the fingerprint that `intent inspect` prints") }
  }

  private mutating func readMisrouteRates(_ field: RouteMapField?) -> [Risk: Double] {
    guard let field,
      let members = reader.members(of: field, allowed: Risk.allCases.map(\.rawValue))
    else { return [:] }
    var rates: [Risk: Double] = [:]
    for risk in Risk.allCases { rates[risk] = reader.fraction(of: members[risk.rawValue]) }
    return rates
  }

  private mutating func readWithoutPromise(
    _ field: RouteMapField?
  ) -> RouteMap.WithoutPromise {
    let expected = "\"confirm\" or \"hand_over\""
    guard let field, let text = reader.text(of: field, expected: expected) else {
      return .confirm
    }
    if let choice = RouteMap.WithoutPromise(rawValue: text) { return choice }
    reader.note(.wrongType(found: Wording.quote(text), expected: expected), at: field)
    return .confirm
  }

  private mutating func readNeverLocal(_ field: RouteMapField?) -> [String: Int] {
    var lines: [String: Int] = [:]
    for element in reader.elements(of: field, expected: "an array of intent names") {
      guard let name = reader.text(of: element, expected: "the name of an intent") else { continue }
      if name.isEmpty { reader.note(.emptyText, at: element) }
      if let line = lines[name] {
        reader.note(.repeatedIntent(name, firstOnLine: line), at: element)
        continue
      }
      lines[name] = element.node.position.line
    }
    return lines
  }
}

// Skills.
extension RouteMapReader {
  private mutating func readSkills(_ field: RouteMapField?) {
    guard let field else { return }
    areSkillsReadable = field.members != nil
    for member in reader.members(of: field) {
      skillNames.append(member.key)
      skills[member.key] = readSkill(member)
    }
  }

  private mutating func readSkill(_ field: RouteMapField) -> RouteMap.Skill? {
    if !Self.isSkillName(field.key) {
      reader.note(.invalidSkillName(field.key), at: field, key: true)
    }
    let allowed = ["description", "risk", "program"]
    guard let members = reader.members(of: field, allowed: allowed) else { return nil }
    let description = readDescription(members["description"], of: field)
    let program = readProgram(members["program"])
    guard let risk = readRisk(members["risk"], of: field), let description else { return nil }
    return RouteMap.Skill(
      name: field.key, description: description, risk: risk, program: program,
      line: field.keyPosition.line)
  }

  private static func isSkillName(_ name: String) -> Bool {
    (1...64).contains(name.unicodeScalars.count)
      && name.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "A"..."Z", "a"..."z", "0"..."9", "_", "-": true
        default: false
        }
      }
  }

  private mutating func readDescription(
    _ field: RouteMapField?, of skill: RouteMapField
  ) -> String? {
    guard let field else {
      let example = "\"description\": \"what the skill does\""
      reader.noteMissing("description", in: skill, example: example)
      return nil
    }
    guard let text = reader.text(of: field) else { return nil }
    guard text.contains(where: { !$0.isWhitespace }) else {
      reader.note(.emptyText, at: field)
      return nil
    }
    return text
  }

  private mutating func readRisk(_ field: RouteMapField?, of skill: RouteMapField) -> Risk? {
    let expected = "\"read_only\", \"mutating\" or \"destructive\""
    guard let field else {
      reader.noteMissing("risk", in: skill, example: "\"risk\": \(expected)")
      return nil
    }
    guard let text = reader.text(of: field, expected: expected) else { return nil }
    if let risk = Risk(rawValue: text) { return risk }
    let suggestion = NameSuggestion.nearest(to: text, among: Risk.allCases.map(\.rawValue))
    reader.note(.unknownRisk(text, suggestion: suggestion), at: field)
    return nil
  }

  /// Returns the skill that a value names; a name that is described nowhere is noted.
  private mutating func readSkillName(
    _ field: RouteMapField, expected: String = "the name of a skill"
  ) -> RouteMap.Skill? {
    guard let name = reader.text(of: field, expected: expected) else { return nil }
    if let skill = skills[name] { return skill }
    noteUnknownSkill(name, at: field)
    return nil
  }

  /// Notes a name that is described nowhere, at a value or at its key.
  mutating func noteUnknownSkill(_ name: String, at field: RouteMapField, key: Bool = false) {
    guard areSkillsReadable, !skillNames.contains(name) else { return }
    let suggestion = NameSuggestion.nearest(to: name, among: skillNames)
    reader.note(
      .unknownSkill(name, have: skillNames, suggestion: suggestion), at: field, key: key)
  }

  private mutating func readFallback(_ field: RouteMapField?) -> RouteMap.Skill? {
    guard let field, let skill = readSkillName(field) else { return nil }
    guard skill.risk == .readOnly else {
      let readOnly = skillNames.filter { skills[$0]?.risk == .readOnly }
      reader.note(
        .riskyFallback(skill.name, risk: skill.risk, readOnly: readOnly), at: field)
      return nil
    }
    return skill
  }
}

// Routes.
extension RouteMapReader {
  private static let routeExpected = "the name of a skill, or an object with \"skill\""

  private mutating func readRoutes(_ field: RouteMapField?) -> [String: RouteMap.Route] {
    guard let field else { return [:] }
    var routes: [String: RouteMap.Route] = [:]
    for member in reader.members(of: field) {
      if member.key.isEmpty { reader.note(.emptyText, at: member, key: true) }
      routes[member.key] = readRoute(member)
    }
    return routes
  }

  private mutating func readRoute(_ field: RouteMapField) -> RouteMap.Route? {
    if field.members != nil { return readLongRoute(field) }
    guard let skill = readSkillName(field, expected: Self.routeExpected) else { return nil }
    return RouteMap.Route(
      intent: field.key, skill: skill, arguments: [:], threshold: nil, margin: nil,
      line: field.keyPosition.line)
  }

  private mutating func readLongRoute(_ field: RouteMapField) -> RouteMap.Route? {
    let allowed = ["skill", "arguments", "threshold", "margin"]
    let members = reader.members(of: field, allowed: allowed) ?? [:]
    let arguments = members["arguments"].map { reader.members(of: $0) } ?? []
    let threshold = reader.fraction(of: members["threshold"])
    let margin = reader.fraction(of: members["margin"])
    guard let named = members["skill"] else {
      reader.noteMissing("skill", in: field, example: "\"skill\": \"the skill's name\"")
      return nil
    }
    guard let skill = readSkillName(named) else { return nil }
    return RouteMap.Route(
      intent: field.key, skill: skill,
      arguments: Dictionary(arguments.map { ($0.key, $0.node.value) }) { first, _ in first },
      threshold: threshold, margin: margin, line: field.keyPosition.line)
  }
}
