import BenchmarkSupport
import CFastText
import Foundation

/// A fastText classifier through fastText's own library.
final class FastTextModel {
  private let model: OpaquePointer
  private var label = [CChar](repeating: 0, count: 128)

  init(_ path: String) throws {
    guard let model = fasttext_open(path) else { throw FastTextError.unreadable(path) }
    self.model = model
  }

  deinit { fasttext_close(model) }

  /// Trains with the settings of the peers' comparison: 100 dimensions, 200,000 buckets, character
  /// 2- to 5-grams, word pairs, 50 epochs at 0.5.
  static func train(_ rows: [LabeledRow], to path: String) throws {
    let input = path + ".txt"
    let lines = rows.map { "__label__\($0.intent) \(normalized($0.text))\n" }
    try lines.joined().write(toFile: input, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: input) }
    guard fasttext_train(input, path, 100, 200_000, 2, 5, 2, 50, 0.5, 2) else {
      throw FastTextError.untrained(path)
    }
  }

  /// Returns a text as fastText's own tutorial prepares it: lower case, marks set apart.
  static func normalized(_ text: String) -> String {
    var normalized = ""
    for character in text.lowercased() {
      if ".!?,'/()\":;".contains(character) {
        normalized += " \(character) "
      } else {
        normalized.append(character == "\n" ? " " : character)
      }
    }
    return normalized
  }

  /// Returns the probability of the best intent of a normalised text.
  func predict(_ text: inout String) -> Double {
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        fasttext_predict(model, $0.baseAddress, $0.count, &label, label.count)
      }
    }
  }

  /// The intent of the last prediction.
  var intent: String {
    let bytes = label.prefix { $0 != 0 }.dropFirst("__label__".utf8.count)
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

enum FastTextError: Error {
  case unreadable(String)
  case untrained(String)
}
