import Foundation

/// A Swift file of the package, read for what the rules of the architecture ask.
struct SwiftFile: Sendable {
  /// The path below the package's root.
  let path: String
  /// The lines of the file as it stands.
  let lineCount: Int
  /// The lines without comments and strings.
  let code: [Substring]

  init(path: String, text: String) {
    self.path = path
    lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    code = SourceMask.code(of: text).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Where the file belongs: the folder below `Sources`, `Training` or `Tests`.
  var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The modules that the file imports.
  var imports: Set<String> { Set(code.compactMap(Self.importedModule)) }

  /// Whether the file is compiled differently on different systems.
  var hasPlatformConditions: Bool {
    code.contains { line in
      let words = line.drop { $0 == " " }
      return words.hasPrefix("#if") || words.hasPrefix("#elseif")
    }
  }

  /// The blocks of code that are longer than so many lines, as `file:line: length`.
  func blocks(longerThan limit: Int) -> [String] {
    CodeBlock.blocks(in: code)
      .filter { !$0.isType && $0.lineCount > limit }
      .map { "\(path):\($0.firstLine): \($0.lineCount) lines" }
  }

  private static func importedModule(_ line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
      words[..<keyword].allSatisfy(isImportModifier)
    else { return nil }
    // `import enum Module.Name` imports from Module.
    let isOfOneName = keyword + 2 < words.count
    return words[keyword + (isOfOneName ? 2 : 1)].split(separator: ".").first.map(String.init)
  }

  private static func isImportModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "private"].contains(word)
  }
}
