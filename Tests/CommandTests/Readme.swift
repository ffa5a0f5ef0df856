import Foundation

/// The README's snippets that a comment marks for testing.
///
/// `<!-- test: output -->` stands before a block of commands, each behind `$ ` (further lines of it
/// behind `> `), with what they print below; a line `…` stands for any lines. With
/// `<!-- test: output, figures vary -->` digits are not compared. `<!-- test: consumer -->` stands
/// before the program of the consumer package.
struct Readme {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let file = root.appending(path: "README.md")

  /// A fenced block with its marker.
  struct Snippet {
    let figuresVary: Bool
    /// The lines between the fences, by their places in the page.
    let range: Range<Int>
    let lines: [String]

    /// The block's commands, each with the lines below it.
    var commands: [ReadmeCommand] { ReadmeCommand.commands(in: lines) }
  }

  let lines: [String]

  init() throws {
    lines = try String(contentsOf: Self.file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// Returns the snippets behind a marker, in the order of the page.
  func snippets(_ kind: String) -> [Snippet] {
    lines.indices.filter { lines[$0].hasPrefix("<!-- test: \(kind)") }.compactMap { marker in
      let first = marker + 2
      guard first < lines.count, lines[marker + 1].hasPrefix("```"),
        let end = lines[first...].firstIndex(of: "```")
      else { return nil }
      return Snippet(
        figuresVary: lines[marker].contains("figures vary"), range: first..<end,
        lines: Array(lines[first..<end]))
    }
  }

  /// Writes the page with the lines of blocks replaced.
  func write(replacing blocks: [(range: Range<Int>, lines: [String])]) throws {
    var lines = lines
    for block in blocks.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      lines.replaceSubrange(block.range, with: block.lines)
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: Self.file)
  }
}

/// A command of a snippet with the output that the page shows.
struct ReadmeCommand {
  /// The lines as they stand in the page, prompts included.
  private(set) var promptLines: [String]
  private(set) var output: [String] = []

  /// The command as the shell reads it.
  var shell: String { promptLines.map { String($0.dropFirst(2)) }.joined(separator: "\n") }

  static func commands(in lines: [String]) -> [ReadmeCommand] {
    var commands: [ReadmeCommand] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        commands.append(ReadmeCommand(promptLines: [line]))
      } else if let last = commands.indices.last {
        let goesOn = line.hasPrefix("> ") && commands[last].output.isEmpty
        if goesOn {
          commands[last].promptLines.append(line)
        } else {
          commands[last].output.append(line)
        }
      }
    }
    return commands
  }
}
