import Foundation
import IntentRouting
import Testing

/// The examples of `docs/routes-file.md` give what the page says.
struct RoutesFilePageTests {
  private struct Block {
    let language: String
    let text: String
  }

  @Test func theFirstExampleIsTheOneOfTheTests() throws {
    #expect(try Self.blocks().first?.text == RouteMapExamples.light)
  }

  @Test func everyBrokenExampleGivesTheErrorsBelowIt() throws {
    let blocks = try Self.blocks()
    var compared = 0
    for (example, output) in zip(blocks, blocks.dropFirst())
    where example.language == "json" && output.language == "text" {
      #expect(
        RouteMapExamples.complaints(about: example.text).joined(separator: "\n") == output.text)
      compared += 1
    }
    #expect(compared == 6)
  }

  @Test func theWarningsAreThoseOfThePage() throws {
    let map = try RouteMap(json: RouteMapExamples.light.utf8)
    let warnings = map.mismatches(with: ["lights_on", "help_show", "message_delete"])
    let expected = try Self.blocks().last?.text
    #expect(warnings.map(\.description).joined(separator: "\n") == expected)
  }

  private static func blocks() throws -> [Block] {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .appending(path: "../../../..").standardizedFileURL
    let page = try String(contentsOf: root.appending(path: "docs/routes-file.md"), encoding: .utf8)
    // Between fences every second part is a block; its first line is the language.
    return page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map {
      let lines = $0.element.components(separatedBy: "\n")
      return Block(
        language: lines[0], text: lines.dropFirst().dropLast().joined(separator: "\n"))
    }
  }
}
