/// A pair of braces with what stands before it: a type, a function, or a closure.
struct CodeBlock {
  /// The line of the declaration's first word, from 1.
  let firstLine: Int
  /// From the first word of the declaration to the closing brace.
  let lineCount: Int
  /// Whether the braces hold the members of a type.
  let isType: Bool

  /// Returns the blocks of masked lines in the order in which they end.
  static func blocks(in code: [Substring]) -> [CodeBlock] {
    var scanner = Scanner()
    for (index, line) in code.enumerated() { scanner.read(line, number: index + 1) }
    return scanner.blocks
  }

  /// Collects blocks line by line.
  private struct Scanner {
    private(set) var blocks: [CodeBlock] = []
    private var open: [(firstLine: Int, isType: Bool)] = []
    private var head = ""
    private var headLine: Int?
    /// Open parentheses and brackets: within them a line's end ends nothing.
    private var nesting = 0

    mutating func read(_ line: Substring, number: Int) {
      for character in line {
        switch character {
        case "{": beginBlock(number)
        case "}": endBlock(number)
        case ";": endHead()
        default: extendHead(by: character, number)
        }
      }
      extendHead(by: " ", number)
      // A declaration may go on in the next line, as with `where`; a statement's head may not.
      if nesting == 0, !CodeBlock.isDeclaration(head), !CodeBlock.isType(head) { endHead() }
    }

    private mutating func extendHead(by character: Character, _ number: Int) {
      head.append(character)
      nesting += "([".contains(character) ? 1 : ")]".contains(character) ? -1 : 0
      if headLine == nil, character != " " { headLine = number }
    }

    private mutating func beginBlock(_ number: Int) {
      open.append((declarationLine(number), CodeBlock.isType(head)))
      endHead()
    }

    /// A closure's head may hold earlier statements: it begins on the line of its brace.
    private func declarationLine(_ number: Int) -> Int {
      CodeBlock.isDeclaration(head) ? headLine ?? number : number
    }

    private mutating func endBlock(_ number: Int) {
      endHead()
      guard let block = open.popLast() else { return }
      blocks.append(
        CodeBlock(
          firstLine: block.firstLine, lineCount: number - block.firstLine + 1,
          isType: block.isType))
    }

    private mutating func endHead() {
      head = ""
      headLine = nil
    }
  }

  /// A call of `.init` declares nothing: the point stays with its word.
  private static func words(_ head: String) -> [Substring] {
    head.split { !$0.isLetter && $0 != "_" && $0 != "." }
  }

  private static func isDeclaration(_ head: String) -> Bool {
    words(head).contains { ["func", "init", "subscript", "deinit"].contains($0) }
  }

  private static func isType(_ head: String) -> Bool {
    let types: Set<Substring> = ["struct", "class", "enum", "extension", "protocol", "actor"]
    return !isDeclaration(head) && words(head).contains { types.contains($0) }
  }
}
