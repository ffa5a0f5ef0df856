import Foundation
import Testing

/// The README shows what really comes out.
///
/// `INTENT_UPDATE_README=1 swift test --disable-xctest --filter ReadmeTests` writes the outputs
/// anew; blocks that leave out lines in between or lay JSON out stay as they are.
struct ReadmeTests {
  private static let isUpdating =
    ProcessInfo.processInfo.environment["INTENT_UPDATE_README"] != nil

  @Test func everyCommandPrintsWhatThePageShows() throws {
    let readme = try Readme()
    let folder = try Self.workingFolder()
    var blocks: [(range: Range<Int>, lines: [String])] = []
    for snippet in readme.snippets("output") {
      var lines: [String] = []
      for command in snippet.commands {
        let printed = try Self.output(of: command, in: folder)
        compare(command, printed, figuresVary: snippet.figuresVary)
        lines += command.promptLines + Self.updated(command.output, printed)
      }
      blocks.append((snippet.range, lines))
    }
    #expect(blocks.count > 1, "no marked snippet was found")
    if Self.isUpdating { try readme.write(replacing: blocks) }
  }

  @Test func theSwiftSnippetIsTheProgramOfTheConsumerPackage() throws {
    let program = try String(
      contentsOf: Readme.root.appending(
        path: "Tests/ConsumerPackage/Sources/Consumer/main.swift"), encoding: .utf8)
    let snippets = try Readme().snippets("consumer")
    #expect(snippets.map { $0.lines.joined(separator: "\n") + "\n" } == [program])
  }

  private func compare(_ command: ReadmeCommand, _ printed: [String], figuresVary: Bool) {
    guard !Self.isUpdating else { return }
    let comparison = OutputComparison(figuresVary: figuresVary)
    #expect(
      comparison.matches(shown: command.output, printed: printed),
      "\(command.shell)\nprints\n\(printed.joined(separator: "\n"))")
  }

  /// A block that ends in a gap keeps its length.
  private static func updated(_ shown: [String], _ printed: [String]) -> [String] {
    let gap = shown.firstIndex(of: OutputComparison.gap)
    if let gap, gap == shown.count - 1 { return printed.prefix(gap) + [OutputComparison.gap] }
    return gap != nil || shown.first == "{" ? shown : printed
  }

  /// Returns the lines that a command prints, errors among them.
  private static func output(
    of command: ReadmeCommand, in folder: TemporaryFolder
  ) throws -> [String] {
    let result = try BuiltProgram.shell("exec 2>&1\n\(command.shell)", in: folder.url)
    var lines = result.output.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Snippets run beside links to the repository's folders, so that they leave nothing behind.
  private static func workingFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Models", "data", "docs"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: name),
        withDestinationURL: Readme.root.appending(path: name))
    }
    return folder
  }
}
