/// One broken rule in a route map, with its place.
public struct RouteMapProblem: Hashable, Sendable {
  /// The rules of a route map that a file can break.
  public enum Rule: Hashable, Sendable {
    /// The text is not JSON.
    case syntax(JSONFault)
    /// A value is of another type than its key asks for.
    case wrongType(found: String, expected: String)
    /// A key that must be there is not; `example` shows what to add.
    case missingKey(example: String)
    /// A key is none of those that are allowed here.
    case unknownKey(String, allowed: [String], suggestion: String?)
    /// The file's version is not the one that this build reads.
    case unsupportedVersion(found: Double, supported: Int)
    /// A risk is none of the three.
    case unknownRisk(String, suggestion: String?)
    /// A skill's name has other characters than `A-Z a-z 0-9 _ -`, or not 1 to 64 of them.
    case invalidSkillName(String)
    /// A text that must say something is empty.
    case emptyText
    /// A threshold or margin lies outside 0 to 1.
    case notBetweenZeroAndOne(Double)
    /// A skill is named that the file does not describe.
    case unknownSkill(String, have: [String], suggestion: String?)
    /// The fallback skill can change something.
    case riskyFallback(String, risk: Risk, readOnly: [String])
    /// A placeholder in a program's command that is none, or that would choose the program.
    case wrongPlaceholder(String, isProgram: Bool)
    /// An intent stands twice in one list.
    case repeatedIntent(String, firstOnLine: Int)
    /// A canary's kind is none of the three.
    case unknownCanaryKind(String, suggestion: String?)
    /// A canary phrase stands in the map twice.
    case repeatedPhrase(String, firstOnLine: Int)
  }

  /// The path of the file, as the caller gave it.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
  /// Where in the content, like `routes.light_on.threshold`; empty for syntax and the whole file.
  public let keyPath: String
  /// What is broken.
  public let rule: Rule
}

extension RouteMapProblem: CustomStringConvertible {
  /// The place, what is wrong and what to do, on one line.
  public var description: String {
    let place = "\(path):\(line):\(column): "
    return place + (keyPath.isEmpty ? "" : "\(keyPath): ") + rule.description
  }
}

extension RouteMapProblem.Rule: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .syntax(let fault): fault.description
    case .wrongType(let found, let expected): "found \(found), expected \(expected)"
    case .missingKey(let example): "missing: add \(example)"
    case .unknownKey(let key, let allowed, let suggestion):
      "unknown key \(Wording.quote(key)) (allowed: \(Wording.list(allowed)))"
        + Wording.suggest(suggestion, otherwise: "remove it")
    case .unsupportedVersion(let found, let supported):
      "\(Wording.number(found)) is not supported (supported: \(supported)): "
        + (Int(exactly: found) ?? 0 > supported
          ? "use a newer build" : "write \"version\": \(supported)")
    case .emptyText: "empty: write at least one word"
    case .notBetweenZeroAndOne(let found):
      "\(Wording.number(found)) is out of range: write a number from 0 to 1"
    case .repeatedIntent(let name, let line), .repeatedPhrase(let name, let line):
      "\(Wording.quote(name)) is already on line \(line): remove one of the two"
    case .unknownRisk(let risk, let suggestion):
      "\(Wording.quote(risk)) is not a risk (allowed: \(Wording.list(Risk.allCases.map(\.rawValue))))"
        + Wording.suggest(suggestion, otherwise: "choose one of the three")
    case .unknownCanaryKind(let kind, let suggestion):
      "\(Wording.quote(kind)) is not a kind of canary (allowed: direct, hinted, vague)"
        + Wording.suggest(suggestion, otherwise: "choose one of the three")
    case .wrongPlaceholder(let text, let isProgram):
      isProgram
        ? "\(Wording.quote(text)) would choose the program by what is said: name the program"
        : "\(Wording.quote(text)) is no placeholder (have: {text}, {argument.NAME})"
    case .invalidSkillName(let name):
      "\(Wording.quote(name)) cannot name a skill: use 1 to 64 of A-Z a-z 0-9 _ -"
    case .unknownSkill(let name, let have, let suggestion):
      "\(Wording.quote(name)) is not among the skills (have: \(Wording.list(have)))"
        + Wording.suggest(suggestion, otherwise: "describe it in \"skills\", or name another")
    case .riskyFallback(let name, let risk, let readOnly):
      "\(Wording.quote(name)) is \(risk.rawValue), and a fallback must be read_only: "
        + "name another (have: \(Wording.list(readOnly)))"
    }
  }
}
