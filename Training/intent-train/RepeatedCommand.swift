import Foundation

/// The two commands that make a tuned model again, without the search.
struct RepeatedCommand {
  private static let replaced = ["--tune", "--config"]

  /// The words of the command line behind the program's name.
  let arguments: [String]
  /// The model that the search made.
  let model: String

  var lines: [String] {
    let configuration =
      URL(fileURLWithPath: model).deletingPathExtension().lastPathComponent
      + ".json"
    let words = ["intent"] + kept + ["--config", configuration]
    return [
      "to make it again:",
      "  intent inspect \(Self.quoted(model)) --config > \(Self.quoted(configuration))",
      "  " + words.map(Self.quoted).joined(separator: " "),
    ]
  }

  /// The words but the options that give or search for a configuration.
  private var kept: [String] {
    var kept: [String] = []
    var skipsNext = false
    for word in arguments {
      if skipsNext {
        skipsNext = false
      } else if Self.replaced.contains(word) {
        skipsNext = true
      } else if !Self.replaced.contains(where: { word.hasPrefix($0 + "=") }) {
        kept.append(word)
      }
    }
    return kept
  }

  /// The word as a shell reads it back.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-_./=:,+".utf8.contains(byte)
    }
    return isPlain && !word.isEmpty
      ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
