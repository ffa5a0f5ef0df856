/// Reads one JSON text; `JSONDocument` is its result.
struct JSONParser {
  // A route map needs 4 levels; the limit keeps the recursion far from the end of the stack.
  static let deepestNesting = 64
  // More slips than this are noise, or no JSON at all: reading stops.
  static let mostProblems = 50

  private var cursor: JSONCursor
  private(set) var problems: [JSONProblem] = []
  private var depth = 0

  init(_ cursor: JSONCursor) { self.cursor = cursor }

  /// Reads to the end; returns nil when a problem makes the value uncertain.
  mutating func parseDocument() -> JSONNode? {
    do {
      return try parseRoot()
    } catch {
      problems.append(error)
      return nil
    }
  }

  private mutating func parseRoot() throws(JSONProblem) -> JSONNode {
    try skipBlanks()
    guard cursor.next != nil else { throw cursor.problem(.emptyFile) }
    let root = try parseValue()
    try skipBlanks()
    guard cursor.next == nil else { throw cursor.problem(.textBehindEnd(found: nextAsText)) }
    return root
  }

  private mutating func parseValue() throws(JSONProblem) -> JSONNode {
    let position = cursor.position
    return JSONNode(content: try parseContent(), position: position)
  }

  private mutating func parseContent() throws(JSONProblem) -> JSONNode.Content {
    switch cursor.next {
    case "{": return .object(try parseMembers())
    case "[": return .array(try parseElements())
    case "\"", "'", "“", "”", "‘", "’": return .string(try parseString())
    case .some(let scalar) where JSONCursor.isWordScalar(scalar): return try cursor.readWord()
    case nil: throw cursor.problem(.missingValue)
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func parseString() throws(JSONProblem) -> String {
    switch cursor.next {
    case "\"": break
    case "'": try tolerate(cursor.problem(.wrongQuotes(found: "single quotes")))
    default: throw cursor.problem(.wrongQuotes(found: "curly quotes"))
    }
    return try cursor.readString()
  }
}

// Objects and arrays.
extension JSONParser {
  private mutating func parseMembers() throws(JSONProblem) -> [JSONMember] {
    var container = try open("{", closing: "}")
    defer { depth -= 1 }
    var members: [JSONMember] = []
    var lines: [String: Int] = [:]
    while try moveToEntry(of: &container) {
      let member = try parseMember()
      if let line = lines[member.key] {
        let fault = JSONFault.duplicateKey(member.key, firstOnLine: line)
        try tolerate(JSONProblem(fault: fault, position: member.keyPosition))
        continue
      }
      lines[member.key] = member.keyPosition.line
      members.append(member)
    }
    return members
  }

  private mutating func parseMember() throws(JSONProblem) -> JSONMember {
    let position = cursor.position
    let key = try parseKey()
    try skipBlanks()
    guard cursor.take(":") else { throw unexpected(expected: "\":\" behind the key") }
    try skipBlanks()
    return JSONMember(key: key, keyPosition: position, value: try parseValue())
  }

  private mutating func parseKey() throws(JSONProblem) -> String {
    let start = cursor
    switch cursor.next {
    case "\"", "'", "“", "”", "‘", "’": return try parseString()
    case .some(let scalar) where JSONCursor.isWordScalar(scalar):
      let word = cursor.takeAll(while: JSONCursor.isWordScalar)
      throw start.problem(.bareWord(word))
    default: throw unexpected(expected: "a key in double quotes")
    }
  }

  private mutating func parseElements() throws(JSONProblem) -> [JSONNode] {
    var container = try open("[", closing: "]")
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    while try moveToEntry(of: &container) { elements.append(try parseValue()) }
    return elements
  }

  private struct Container {
    let opening: Unicode.Scalar
    let closing: Unicode.Scalar
    let line: Int
    var isEmpty = true
  }

  private mutating func open(
    _ opening: Unicode.Scalar, closing: Unicode.Scalar
  ) throws(JSONProblem) -> Container {
    guard depth < Self.deepestNesting else {
      throw cursor.problem(.tooDeep(limit: Self.deepestNesting))
    }
    depth += 1
    let line = cursor.position.line
    cursor.advance()
    return Container(opening: opening, closing: closing, line: line)
  }

  /// Moves to the next entry and returns true, or past the closing bracket and returns false.
  private mutating func moveToEntry(of container: inout Container) throws(JSONProblem) -> Bool {
    let behindEntry = cursor
    try skipBlanks()
    if cursor.take(container.closing) { return false }
    try checkOpen(container)
    defer { container.isEmpty = false }
    return container.isEmpty ? true : try moveBehindComma(of: container, from: behindEntry)
  }

  private mutating func moveBehindComma(
    of container: Container, from behindEntry: JSONCursor
  ) throws(JSONProblem) -> Bool {
    let comma = cursor
    guard cursor.take(",") else {
      guard nextCanBeginEntry else {
        throw unexpected(expected: "\",\" or \"\(container.closing)\"")
      }
      try tolerate(behindEntry.problem(.missingComma))
      return true
    }
    try skipBlanks()
    try checkOpen(container)
    guard cursor.take(container.closing) else { return true }
    try tolerate(comma.problem(.trailingComma))
    return false
  }

  private func checkOpen(_ container: Container) throws(JSONProblem) {
    guard cursor.next == nil else { return }
    let bracket = String(container.opening)
    throw cursor.problem(.unclosed(bracket: bracket, openedOnLine: container.line))
  }

  private var nextCanBeginEntry: Bool {
    guard let next = cursor.next else { return false }
    return "\"'{[".unicodeScalars.contains(next) || JSONCursor.isWordScalar(next)
  }
}

// Blanks and problems.
extension JSONParser {
  private mutating func skipBlanks() throws(JSONProblem) {
    while let next = cursor.next {
      switch next {
      case " ", "\t", "\n", "\r": cursor.advance()
      case "#": try skipComment()
      case "/" where cursor.afterNext == "/" || cursor.afterNext == "*": try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONProblem) {
    try tolerate(cursor.problem(.comment))
    guard cursor.next == "/", cursor.afterNext == "*" else {
      _ = cursor.takeAll { $0 != "\n" }
      return
    }
    cursor.advance()
    cursor.advance()
    while cursor.next != nil, !(cursor.next == "*" && cursor.afterNext == "/") { cursor.advance() }
    cursor.advance()
    cursor.advance()
  }

  /// Notes a slip that leaves the value certain; reading goes on unless there are too many.
  private mutating func tolerate(_ problem: JSONProblem) throws(JSONProblem) {
    guard problems.count + 1 < Self.mostProblems else { throw problem }
    problems.append(problem)
  }

  private func unexpected(expected: String) -> JSONProblem {
    cursor.problem(.unexpected(found: nextAsText, expected: expected))
  }

  private var nextAsText: String {
    cursor.next.map { Wording.quote(String($0)) } ?? "the end of the file"
  }
}
