import Foundation
import Testing

/// The documents say what is there.
struct DocumentTests {
  @Test func theModuleTableIsTheOneThatIsEnforced() throws {
    let page = try #require(Repository.text("docs/architecture.md"))
    var table: [String: Set<String>] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      let names = cells.map(Self.codeWords)
      guard cells.count == 6, let module = names[1].first else { continue }
      table[module] = Set(names[3])
    }
    #expect(table == ModuleRules.all.mapValues(\.ours))
  }

  @Test func everySectionOfTheModelFileIsDescribed() throws {
    let page = try #require(Repository.text("docs/model-file.md"))
    let source = try Self.enumeration(
      "Tag", in: "Sources/IntentClassification/File/ModelFile.swift")
    let described = page.matches(of: /\n\| \d+ \| ([a-z ]+) \|/).map { String($0.output.1) }
    #expect(described == source.map(Self.words))
  }

  @Test func everyReasonOfAHandOverIsDescribed() throws {
    let page = try #require(Repository.text("docs/decision.md"))
    let reasons = try Self.enumeration(
      "HandOverReason", in: "Sources/IntentRouting/HandOverReason.swift")
    for reason in reasons.map({ Self.words($0).replacing(" ", with: "_") }) {
      #expect(page.contains("hand over: `\(reason)`"), "\(reason) is missing in docs/decision.md")
    }
  }

  @Test(arguments: Repository.textFiles.map(\.path).filter { $0.hasSuffix(".md") })
  func linksBetweenFilesLeadSomewhere(path: String) throws {
    let text = try #require(Repository.text(path))
    let folder = Repository.root.appending(path: path).deletingLastPathComponent()
    for link in text.matches(of: /\]\(([^)#\s]+)[^)]*\)/) where !link.output.1.contains("://") {
      let target = folder.appending(path: String(link.output.1)).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path): \(link.output.1)")
    }
  }

  /// Returns the names of the cases of an enumeration that holds nothing else before its end.
  private static func enumeration(_ name: String, in path: String) throws -> [String] {
    let text = try #require(Repository.text(path))
    let code = SourceMask.code(of: text)
    let start = try #require(code.range(of: "enum \(name)")).upperBound
    let body = code[start...].prefix { $0 != "}" }
    return body.matches(of: /case ([A-Za-z]+)/).map { String($0.output.1) }
  }

  /// Returns a name in the spelling of prose: `headBias` is `head bias`.
  private static func words(_ name: String) -> String {
    name.replacing(/[A-Z]/, with: { " \($0.output.lowercased())" })
  }

  /// Returns what stands between backquotes.
  private static func codeWords(_ cell: Substring) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
  }
}
