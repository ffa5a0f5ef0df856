// Canaries.
extension RouteMapReader {
  private static let phraseExpected = "a phrase, or an object with \"say\""

  /// Reads the phrases of each skill; a phrase may stand in the map only once, for it can reach one
  /// skill only.
  mutating func readCanaries(_ field: RouteMapField?) -> [RouteMap.Canary] {
    guard let field else { return [] }
    var canaries: [RouteMap.Canary] = []
    var lines: [String: Int] = [:]
    for member in reader.members(of: field, expected: "an object of skills") {
      noteUnknownSkill(member.key, at: member, key: true)
      for element in reader.elements(of: member, expected: "an array of phrases") {
        guard let (phrase, kind) = readCanary(element) else { continue }
        if let line = lines[phrase] {
          reader.note(.repeatedPhrase(phrase, firstOnLine: line), at: element)
          continue
        }
        lines[phrase] = element.node.position.line
        guard let skill = skills[member.key] else { continue }
        canaries.append(
          RouteMap.Canary(
            skill: skill, phrase: phrase, kind: kind, line: element.node.position.line))
      }
    }
    return canaries
  }

  /// Returns a phrase and its kind; a bare phrase is direct.
  private mutating func readCanary(
    _ field: RouteMapField
  ) -> (phrase: String, kind: RouteMap.Canary.Kind)? {
    guard field.members != nil else {
      return readPhrase(field, expected: Self.phraseExpected).map { ($0, .direct) }
    }
    let members = reader.members(of: field, allowed: ["say", "kind"]) ?? [:]
    let kind = readKind(members["kind"])
    guard let say = members["say"] else {
      reader.noteMissing("say", in: field, example: "\"say\": \"the phrase\"")
      return nil
    }
    guard let phrase = readPhrase(say, expected: "a phrase"), let kind else { return nil }
    return (phrase, kind)
  }

  private mutating func readPhrase(_ field: RouteMapField, expected: String) -> String? {
    guard let phrase = reader.text(of: field, expected: expected) else { return nil }
    guard phrase.contains(where: { !$0.isWhitespace }) else {
      reader.note(.emptyText, at: field)
      return nil
    }
    return phrase
  }

  /// Returns nil for a kind that is none, which is noted.
  private mutating func readKind(_ field: RouteMapField?) -> RouteMap.Canary.Kind? {
    guard let field else { return .direct }
    let expected = "\"direct\", \"hinted\" or \"vague\""
    guard let text = reader.text(of: field, expected: expected) else { return nil }
    if let kind = RouteMap.Canary.Kind(rawValue: text) { return kind }
    let suggestion = NameSuggestion.nearest(
      to: text, among: RouteMap.Canary.Kind.allCases.map(\.rawValue))
    reader.note(.unknownCanaryKind(text, suggestion: suggestion), at: field)
    return nil
  }
}
